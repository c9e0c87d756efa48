/**
 * Talk between those who are apart: with everybody, or with one. Ready-made words for quick thumbs are the same for every
 * card and hour (3.6); a whisper is read by two, and nobody sees that it took place.
 */
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Seat } from '../../../../kernel/game.ts';
import { Bubble, Button, Icon, offerOf } from '../../../../web/kit/index.ts';
import { whisperId } from '../../state.ts';
import { claimsTreason } from './claim.ts';
import type { InsideProps } from './play.ts';

const CASTLE = 'castle';

interface ChooseProps {
  readonly label: string;
  readonly value: number;
  readonly seats: readonly Seat[];
  readonly name: (seat: Seat) => string;
  readonly all?: string;
  readonly onChoose: (seat: number) => void;
}

/** Twenty-two names fit into no row of faces. */
const Choose = ({ label, value, seats, name, all, onChoose }: ChooseProps) => (
  <label class="fr-to">
    <span>{label}</span>
    <select class="fr-select" value={value} onChange={(event) => onChoose(Number(event.currentTarget.value))}>
      {all !== undefined && <option value={-1}>{all}</option>}
      {seats.map((seat) => (
        <option key={seat} value={seat}>
          {name(seat)}
        </option>
      ))}
    </select>
  </label>
);

export function Said({ play }: InsideProps) {
  const { t, view, me, may, room, faces, ask, name } = play;
  const words = t.phone.said;
  const others = view.living.filter((seat) => seat !== me);
  const [to, setTo] = useState(-1);
  const [about, setAbout] = useState<Seat>(others[0] ?? me);
  const [text, setText] = useState('');
  const end = useRef<HTMLDivElement>(null);
  const channel = to < 0 ? CASTLE : whisperId(me, to);
  const lines = room.chat.filter((line) => line.channel === channel);
  const isOpen = offerOf(may, 'room.say') !== undefined;
  useEffect(() => end.current?.scrollIntoView({ block: 'end' }), [lines.length, to]);
  const say = async (said: string) => {
    const { refused } = await ask({ type: 'room.say', channel, text: said });
    return refused === undefined;
  };
  const send = async (event: Event) => {
    event.preventDefault();
    if (text.trim() !== '' && (await say(text.trim()))) setText('');
  };
  const isClaim = claimsTreason(text);
  const { loyal, vote, wait, ...aboutOne } = t.phrases;
  const phrases = [loyal, ...Object.values(aboutOne).map((phrase) => phrase(name(about))), vote, wait];
  const heard = others.filter((seat) => room.chat.some((line) => line.channel === whisperId(me, seat)));
  return (
    <div class="fr-said">
      {view.options.whispers && (
        <>
          <Choose label={words.to} value={to} seats={others} name={name} all={words.all} onChoose={setTo} />
          {to < 0 && heard.length > 0 && (
            <p class="fr-heard">
              {words.heard}
              {heard.map((seat) => (
                <Button key={seat} kind="quiet" onPress={() => setTo(seat)}>
                  {name(seat)}
                </Button>
              ))}
            </p>
          )}
        </>
      )}
      <div class="fr-lines" role="log" aria-label={to < 0 ? words.all : name(to)}>
        {lines.length === 0 && <p class="quiet-text">{to < 0 ? words.none : words.two(name(to))}</p>}
        {lines.map(({ by, text: line }, k) =>
          by === 'master' ? (
            <p key={k} class="daymark">
              {line}
            </p>
          ) : (
            <Bubble key={k} {...(by !== me && { by: faces[by]! })}>
              {line}
            </Bubble>
          ),
        )}
        <div ref={end} />
      </div>
      {isOpen ? (
        <>
          <Choose label={words.about} value={about} seats={others} name={name} onChoose={setAbout} />
          <ul class="fr-phrases" aria-label={words.ready}>
            {phrases.map((phrase) => (
              <li key={phrase}>
                <Button kind="quiet" onPress={() => say(phrase)}>
                  {phrase}
                </Button>
              </li>
            ))}
          </ul>
          <div role="status" class={isClaim ? '' : 'vh'}>
            {isClaim && (
              <p class="fr-rule">
                <Icon id="book" />
                <span>{t.phone.card.rule}</span>
              </p>
            )}
          </div>
          <form onSubmit={send}>
            <input
              class="field"
              aria-label={words.write}
              placeholder={words.write}
              value={text}
              maxLength={500}
              autocomplete="off"
              onInput={(event) => setText(event.currentTarget.value)}
            />
            <Button kind="primary" type="submit" disabled={text.trim() === ''}>
              {words.send}
            </Button>
          </form>
        </>
      ) : (
        <p class="quiet-text" role="status">
          {t.refusals[view.out[me] ? 'not-alive' : 'chat-closed']}
        </p>
      )}
    </div>
  );
}
