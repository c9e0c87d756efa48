/** Sitting down: a name tag, a mask, and two questions that are nobody else's business. */
import './join.css';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { NameTag } from '../kernel/room/facts.ts';
import { go } from './address.ts';
import { useFetched } from './chunk.ts';
import { Bar, Button, Icon, PhoneFrame, SwitchRow, Tool } from './kit/index.ts';
import { freeMasks, type Lobby, lengthIn, ratchetOf, settingsOf, someMask, someName } from './lobby.ts';
import { doorsOf, keep, randomHex, recall } from './memory.ts';
import { TagEditor } from './tag.tsx';
import { loadLaterWords } from './texts/later/index.ts';
import { maskIn } from './wish.ts';

export function Join(lobby: Lobby) {
  const { room, words, code, about, language, ask, open } = lobby;
  const [tag, setTag] = useState<NameTag>(() => ({
    name: recall('name') ?? '',
    pronouns: recall('pronouns') ?? '',
    mask: freeMasks(room).find((mask) => mask === maskIn(code)) ?? someMask(room),
  }));
  const [isNew, setNew] = useState(false);
  const [hasTime, setTime] = useState(false);
  const [soft, setSoft] = useState(false);
  const ratchet = ratchetOf(lobby);

  const tongues = useFetched(() => import('./languages.tsx'));
  // What comes after sitting down is fetched while the name is written.
  useEffect(() => void Promise.all([import('./lobby-phone.tsx'), loadLaterWords(language)]), []);

  const isUnnamed = tag.name.trim() === '';
  const isSitting = useRef(false);
  const sit = async () => {
    if (isSitting.current) return;
    isSitting.current = true;
    await sitDown().finally(() => {
      isSitting.current = false;
    });
  };
  const sitDown = async () => {
    const answer = await ask({ type: 'room.sit', ...tag, isNew, contribution: randomHex(16) });
    if (answer.refused) return;
    keep('name', tag.name);
    keep('pronouns', tag.pronouns);
    if (isNew && hasTime) await ask({ type: 'room.confirmTime' });
    if (soft && ratchet) await ask({ type: 'room.ratchet', name: ratchet });
  };

  return (
    <PhoneFrame
      class="grain sits"
      bar={<Bar room={code} icon="people" phase={about.title(language)} clock={String(room.seats.length)} />}
      thumb={
        <>
          <Button kind="primary" big disabled={isUnnamed} onPress={sit}>
            {words.join.sit}
          </Button>
          <div class="row">
            <Button kind="quiet" icon="dice" class="grow" onPress={() => setTag({ ...tag, name: someName(lobby) })}>
              {words.join.makeUpName}
            </Button>
            <Tool icon="book" onPress={() => open('rules')}>
              {words.drawers.rules}
            </Tool>
          </div>
        </>
      }
    >
      <h1 class="vh">{words.join.sit}</h1>
      <Invitation {...lobby} />
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void sit();
        }}
      >
        <TagEditor lobby={lobby} seat={room.seats.length} tag={tag} onChange={setTag} />
        <button type="submit" hidden disabled={isUnnamed} />
      </form>
      <div class="questions">
        <SwitchRow name={words.join.isNew} help={words.join.isNewHelp} on={isNew} onChange={setNew} />
        {isNew && <SwitchRow name={words.join.time} help={words.join.timeHelp} on={hasTime} onChange={setTime} />}
        {ratchet && <SwitchRow name={words.join.soft} help={words.join.softHelp} on={soft} onChange={setSoft} />}
      </div>
      <Button
        kind="quiet"
        icon="screen"
        class="as-table"
        onPress={() => go(doorsOf(code) ? `/${code}/table` : `/table#${code}`)}
      >
        {words.join.asTable}
      </Button>
      {tongues && <tongues.Languages />}
    </PhoneFrame>
  );
}

/** What one is asked to, before anything is asked. */
function Invitation({ room, words, about, game, language }: Lobby) {
  const host = room.host === null ? undefined : room.seats[room.host]?.name;
  const minutes = about.minutes(room.seats.length, settingsOf({ game, room }));
  return (
    <p class="invitation">
      <Icon id="hourglass" />
      <span>
        {host ? words.join.invited(host, room.seats.length) : words.join.firstHere}{' '}
        {words.join.takes(lengthIn(minutes, language))}
      </span>
    </p>
  );
}
