/**
 * Talk for those who are far apart. Ready-made words travel as a sign and are read by each in their own language; where
 * others look on, one's own words have to be asked for.
 */
import './drawers.css';
import { useEffect, useRef, useState } from 'preact/hooks';
import { ROOM_LIMITS } from '../../kernel/room/commands.ts';
import type { Line } from '../../kernel/room/state.ts';
import { Bubble, Button, Segments, TextField } from '../kit/index.ts';
import type { Lobby } from '../lobby.ts';
import { asSign, readable, useReads } from '../talk.ts';
import type { DrawerWords } from '../texts/drawers/en.ts';
import { useDrawerWords } from '../texts/drawers/index.ts';

type Words = DrawerWords['chat'];
type Circle = 'all' | 'some';

type Circles = { readonly [channel: string]: Circle };

/** Who hears which conversation, by the game's own word. A closed one is listed too. */
function circlesOf({ room, game }: Lobby): Circles {
  const own = room.play === null ? [] : (game.channels?.(room.play as never) ?? []);
  const circles = own.map(({ id, readers }) => [id, readers === 'everyone' ? 'all' : 'some'] as const);
  return { room: 'all', ...Object.fromEntries(circles) };
}

const circleOf = ({ channel }: Line, circles: Circles): Circle => circles[channel] ?? 'some';

/** Where this person's words would go now, and who hears them. */
function channelNow(lobby: Lobby): { readonly id: string; readonly circle: Circle } | undefined {
  const { who, why } = lobby;
  if (who === null) return undefined;
  const channels = Object.entries(circlesOf(lobby)).map(([id, circle]) => ({ id, circle }));
  return channels.find(({ id }) => why({ type: 'room.say', channel: id, text: '.' }) === undefined);
}

function Lines({ lobby, words, lines }: { lobby: Lobby; words: Words; lines: readonly Line[] }) {
  const { faces, me, words: house } = lobby;
  const list = useRef<HTMLDivElement>(null);
  // With the whole chat: what is said below it stays in sight, and would lie over the newest line.
  useEffect(() => list.current?.parentElement?.scrollIntoView({ block: 'end' }), [lines.length]);
  return (
    <div ref={list} class="chat-lines" role="log" aria-label={house.drawers.chat}>
      {lines.length === 0 && <p class="soft">{house.drawers.chatEmpty}</p>}
      {lines.map(({ by, text }, i) => {
        const said = readable(text, words.phrases);
        if (by === 'master')
          return (
            <p key={i} class="daymark">
              <b class="vh">{words.master}: </b>
              {said}
            </p>
          );
        return by === me ? (
          <Bubble key={i}>{said}</Bubble>
        ) : (
          <Bubble key={i} by={faces[by]!}>
            {said}
          </Bubble>
        );
      })}
    </div>
  );
}

function Say({ lobby, words }: { lobby: Lobby; words: Words }) {
  const { ask, room, words: house } = lobby;
  const [text, setText] = useState('');
  const [isFree, setFree] = useState(!room.spectators);
  const channel = channelNow(lobby);
  const say = async (said: string) => {
    const answer = await ask({ type: 'room.say', channel: channel?.id ?? null, text: said });
    return answer.refused === undefined;
  };
  if (!channel) return <p class="soft quiet-now">{house.drawers.quietNow}</p>;
  const send = async (event: Event) => {
    event.preventDefault();
    if (text.trim() !== '' && (await say(text))) setText('');
  };
  return (
    <div class="say-line">
      {channel.circle === 'all' && (
        <ul class="phrases" aria-label={words.ready}>
          {Object.entries(words.phrases).map(([sign, phrase]) => (
            <li key={sign}>
              <Button kind="quiet" onPress={() => say(asSign(sign))}>
                {phrase}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {isFree ? (
        <form onSubmit={send}>
          <TextField
            bare
            label={house.drawers.write}
            placeholder={house.drawers.write}
            value={text}
            maxLength={ROOM_LIMITS.messageLengthMax}
            autocomplete="off"
            onInput={setText}
          />
          <Button kind="primary" type="submit" disabled={text.trim() === ''}>
            {house.drawers.send}
          </Button>
        </form>
      ) : (
        <p class="small soft open-room">
          {words.open}
          <Button kind="bare" onPress={() => setFree(true)}>
            {words.free}
          </Button>
        </p>
      )}
    </div>
  );
}

export function Chat({ lobby }: { lobby: Lobby }) {
  const { room, language } = lobby;
  const words = useDrawerWords(language)?.chat;
  useReads(lobby.code, room);
  const now = channelNow(lobby)?.circle ?? 'all';
  const [chosen, setChosen] = useState<Circle | null>(null);
  if (!words) return null;
  const circles = circlesOf(lobby);
  const hasSome = now === 'some' || room.chat.some((line) => circleOf(line, circles) === 'some');
  const circle = hasSome ? (chosen ?? now) : 'all';
  return (
    <div class="chat">
      {hasSome && (
        <Segments
          label={words.all}
          value={circle}
          onChange={setChosen}
          options={[
            { value: 'all', label: words.all },
            { value: 'some', label: words.some },
          ]}
        />
      )}
      <Lines lobby={lobby} words={words} lines={room.chat.filter((line) => circleOf(line, circles) === circle)} />
      {circle === now || !hasSome ? <Say lobby={lobby} words={words} /> : null}
    </div>
  );
}
