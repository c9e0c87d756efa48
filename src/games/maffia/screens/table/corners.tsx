/** What is always there: the day, the clock, the hourglasses, the roles in the deck, the code; and what stands beside. */
import { Clock, Face, type FaceOf, Icon } from '../../../../web/kit/index.ts';
import type { Stage } from '../../../../web/stage.ts';
import { extensionsFor, roles } from '../../content.ts';
import { dueAt, type State, type View } from '../../state.ts';
import type { MaffiaTexts } from '../../texts/index.ts';
import { fitOf, inColumn, labelOf } from './names.ts';

interface CornerProps {
  readonly stage: Stage<State>;
  readonly t: MaffiaTexts;
}

const isLong = ({ phase }: View): boolean => phase === 'day-talk' || phase === 'speech';

/** No word may be broken where people read from afar. */
const longest = (text: string): string => text.split(' ').reduce((a, b) => (b.length > a.length ? b : a), '');

/** Top left: where in the evening we are, and how long it lasts. */
export function Head({ stage, t, title, help }: CornerProps & { title: string; help?: string }) {
  const { view, now, room } = stage;
  const isDay = view.phase === 'day-talk' || view.phase === 'night' || view.phase === 'declaration';
  return (
    <header class={`mt-head${isLong(view) ? ' is-long' : ''}`}>
      {view.day > 0 && !isDay && view.phase !== 'ended' && <p class="mt-eyebrow">{t.panel.day(view.day)}</p>}
      <h1 style={{ '--fit': fitOf(longest(title), 9) }}>{title}</h1>
      <Clock until={dueAt(view)} now={now} paused={room.pause !== null} class="mt-clock" />
      <Glasses view={view} t={t} />
      {help && <p class="mt-help">{help}</p>}
    </header>
  );
}

/** One hourglass for each extension of the game; the used ones are faint. */
function Glasses({ view, t }: { view: View; t: MaffiaTexts }) {
  const used = extensionsFor(view.bots.length, view.options.extensionCount) - view.extensionsLeft;
  return (
    <p class="mt-glasses">
      {Array.from({ length: view.extensionsLeft }, (_, k) => (
        <Icon key={k} id="hourglass" />
      ))}
      {Array.from({ length: used }, (_, k) => (
        <span key={`used${k}`} class="is-used">
          <Icon id="hourglass" />
        </span>
      ))}
      <span>{t.table.glasses(view.extensionsLeft)}</span>
    </p>
  );
}

/**
 * The deck as it was dealt: nobody is told how many of the mafia still live. (MF-38) How many live in all stands apart
 * from it; as the heading of the deck it would say that these are the cards of those who live.
 */
export function RolePanel({ view, t, compact }: { view: View; t: MaffiaTexts; compact: boolean }) {
  const rule = view.organisationRule ? t.panel.organisationOn : t.panel.organisationOff;
  return (
    <aside aria-label={t.briefing.roles.title} class={`mt-panel mt-set${compact ? ' is-compact' : ''}`}>
      {view.day > 0 && compact && <p class="mt-living">{t.table.livingOf(view.living.length, view.bots.length)}</p>}
      <h2>{t.briefing.roles.title}</h2>
      <ul class="mt-roles">
        {roles
          .filter((role) => view.roleSet[role] > 0)
          .map((role) => {
            const [count, ...word] = t.roles[role].count(view.roleSet[role]).split(' ');
            return (
              <li key={role}>
                <b>{count}</b> {word.join(' ')}
              </li>
            );
          })}
      </ul>
      <p class="mt-badge">
        <Icon id="people" />
        {rule}
      </p>
    </aside>
  );
}

export interface QueueRow {
  readonly seat: number;
  readonly note?: string;
  readonly count?: number;
}

const [FEW, SOME] = [5, 8];

/** How many ems of a name a row has room for, as in table.css; in a full list names are cut by the edge. */
const roomOf = (rows: number, hasCount: boolean): number =>
  rows > SOME ? 99 : (rows > FEW ? 5.8 : 4.3) - (hasCount ? 1.2 : 0);

/** Those on the square in their order: who speaks, who is next, what they got. */
export function Queue({ title, rows, faces }: { title: string; rows: readonly QueueRow[]; faces: readonly FaceOf[] }) {
  return (
    <aside
      aria-label={title}
      class={`mt-panel mt-queue${rows.length > FEW ? ' is-many' : ''}${rows.length > SOME ? ' is-full' : ''}`}
    >
      <h2>{title}</h2>
      <ol style={{ '--rows': Math.ceil(rows.length / 2) }}>
        {rows.map(({ seat, note, count }, at) => {
          const { text, fit } = inColumn(labelOf(faces[seat]!.name, faces), roomOf(rows.length, count !== undefined));
          return (
            <li key={seat} class={note ? 'is-noted' : ''}>
              <i>{at + 1}</i>
              <Face seat={faces[seat]!} />
              <span style={{ '--fit': fit }}>
                {text}
                {note && <small> {note}</small>}
              </span>
              {count !== undefined && <b>{count}</b>}
            </li>
          );
        })}
      </ol>
    </aside>
  );
}

/** The last acts of the silence, the newest first. */
export function JustNow({ lines, t }: { lines: readonly string[]; t: MaffiaTexts }) {
  return (
    <aside aria-label={t.table.justNow} class="mt-panel mt-acts">
      <h2>{t.table.justNow}</h2>
      <ol>
        {lines.map((line, at) => (
          <li key={lines.length - at}>{line}</li>
        ))}
      </ol>
    </aside>
  );
}

export const Code = ({ address, code }: { address: string; code: string }) => (
  <p class="mt-code">
    {address} <b>{code}</b>
  </p>
);
