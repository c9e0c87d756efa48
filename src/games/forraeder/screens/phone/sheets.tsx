/** What is drawn up from below: notes, talk between those who are apart, and over days what the castle does today. */
import './sheets.css';
import { useState } from 'preact/hooks';
import { Dates } from '../../../../web/dates.tsx';
import { Button, Drawer, Icon } from '../../../../web/kit/index.ts';
import { hoursAhead, isOn } from '../../hours.ts';
import type { Phase } from '../../state.ts';
import { isNight, nightsLeft } from '../../state.ts';
import { OwnCard } from './card.tsx';
import { CastleScene, Foot } from './parts.tsx';
import { type InsideProps, keep, keyOf, type Play, recalled, type SheetName } from './play.ts';
import { Said } from './said.tsx';
import { newLines } from './since.ts';
import { Votes } from './talk.tsx';
import { momentIn, timeIn } from './until.tsx';

export function Sheet({ play, name, onClose }: { play: Play; name: SheetName; onClose: () => void }) {
  const { t, view } = play;
  const titles = { notes: t.phone.notes, today: t.phone.days.title, said: t.phone.chat };
  const Inside = { notes: Notes, today: Today, said: Said }[name];
  return (
    <Drawer
      open
      onClose={onClose}
      title={titles[name]}
      close={t.phone.close}
      class={`fr-sheet${isNight(view) ? ' fr-dark' : ''}`}
      {...(name === 'today' && { foot: <ToTable play={play} onClose={onClose} /> })}
    >
      <Inside play={play} onClose={onClose} />
    </Drawer>
  );
}

function ToTable({ play, onClose }: InsideProps) {
  const { t, view } = play;
  return (
    <>
      <Button kind="primary" big onPress={onClose}>
        {t.phone.days.toTable}
      </Button>
      {view.until !== null && <Foot>{t.phone.days.next(momentIn(play, view.until))}</Foot>}
    </>
  );
}

function Notes({ play }: InsideProps) {
  const { t } = play;
  const key = keyOf(play, 'notes');
  const [text, setText] = useState(() => recalled(key));
  return (
    <div class="fr-notes">
      <OwnCard play={play} />
      <label class="label" for="fr-notes">
        {t.phone.sheet.notes}
      </label>
      <textarea
        id="fr-notes"
        class="field"
        rows={6}
        maxLength={2000}
        value={text}
        onInput={(event) => {
          setText(event.currentTarget.value);
          keep(key, event.currentTarget.value);
        }}
      />
      <Votes play={play} />
    </div>
  );
}

/** The day as a thread: the same hours for everybody, whatever they hide. */
const HOURS: readonly (readonly Phase[])[] = [
  ['breakfast'],
  ['mission'],
  ['armoury'],
  ['discussion'],
  ['ballot'],
  ['reveal', 'defence', 'minute', 'lot', 'banishment'],
  ['council', 'letters', 'deed'],
];
function Today({ play }: InsideProps) {
  const { t, view } = play;
  const lines = newLines(play);
  const since =
    lines.length === 0 ? (
      <p class="quiet-text">{t.phone.days.nothingNew}</p>
    ) : (
      <>
        <h3>{t.phone.days.since}</h3>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long tale scrolls, and must do so without a finger */}
        <section class="fr-since" tabIndex={0} aria-label={t.phone.days.since}>
          <ul>
            {lines.map((line, k) => (
              <li key={k}>{line}</li>
            ))}
          </ul>
        </section>
      </>
    );
  const isEnding = view.phase === 'finalReveal' || view.phase === 'finished';
  const nights = isEnding ? 0 : nightsLeft(view);
  const { left, silver, nights: toFinale } = t.phone.days;
  const facts = [left(view.living.length), silver(view.pile), ...(nights > 0 ? [toFinale(nights)] : [])];
  return (
    <div class="fr-today">
      <CastleScene moon={0.84} {...(!isNight(view) && { sky: '#4a1426' })} />
      {lines.length > 0 && since}
      <Hours play={play} />
      <Ahead play={play} />
      <p class="fr-facts">
        {facts.map((fact) => {
          const [number, ...words] = fact.split(' ');
          return (
            <span key={fact}>
              <b>{number}</b> {words.join(' ')}
            </span>
          );
        })}
      </p>
      {lines.length === 0 && since}
    </div>
  );
}

/** What has a beginning that somebody may want to be told of. */
const NIGHT: readonly Phase[] = HOURS.at(-1)!;
const DATED: readonly Phase[] = [
  'breakfast',
  'ceremony',
  'mission',
  'discussion',
  'ballot',
  'council',
  'letters',
  'deed',
];

/** The hours to come, as everybody may know them. */
function Ahead({ play }: { play: Play }) {
  const { t, view, room, code, address } = play;
  const hours = hoursAhead(view).filter(({ phase }) => DATED.includes(phase));
  if (hours.length === 0) return null;
  const entries = () =>
    hours.map(({ day, phase, from, tonight }) => ({
      id: `${code}-${room.number}-${day}-${phase}@${address}`,
      from,
      until: tonight,
      title: `${t.title}: ${t.phases[phase]}`,
      text: NIGHT.includes(phase) ? t.phone.night(day) : t.phone.day(day),
      url: `${location.protocol}//${address}/${code}`,
    }));
  const { called, calendar } = t.phone.days;
  return <Dates {...{ code, entries, called }} label={calendar} file={`konklave-${code}.ics`} class="fr-dates" />;
}

/** What came of an hour that is over, as everybody saw it. */
function outcomeOf({ t, view, name, names }: Play, hour: Phase): string {
  if (hour === 'mission' && view.mission && view.won !== null)
    return `${t.missions[view.mission].name}: ${t.phone.days.silver(view.won)}`;
  if (hour === 'armoury') return names(view.access);
  if (hour !== 'breakfast') return '';
  const gone = view.out.findIndex((fate) => fate?.how === 'murdered' && fate.day === view.day - 1);
  return gone < 0 ? t.phone.breakfast.all : t.phone.breakfast.empty(name(gone));
}

function Hours({ play }: { play: Play }) {
  const { t, view, language } = play;
  const now = play.now();
  const today = Math.max(1, view.day);
  const hours = HOURS.filter(([first]) =>
    first === 'armoury'
      ? view.isArmouryDay && (view.phase === 'mission' || view.access.length > 0)
      : isOn(view, today, first!),
  );
  const at = hours.findIndex((phases) => phases.includes(view.phase));
  const night = HOURS.at(-1)!
    .map((phase) => t.phases[phase])
    .join(', ');
  const ahead = hoursAhead(view).filter(({ day }) => day === today);
  return (
    <ol class="fr-hours">
      {hours.map((phases, k) => {
        const [first] = phases;
        const begins = ahead.find(({ phase }) => k > at && phases.includes(phase))?.from;
        const small =
          k < at
            ? outcomeOf(play, first!)
            : k === at && view.until !== null
              ? t.phone.until(timeIn(language, view.until, now))
              : first === 'council'
                ? night
                : '';
        return (
          <li
            key={first}
            class={k < at ? 'is-done' : k === at ? 'is-now' : ''}
            aria-current={k === at ? 'step' : undefined}
          >
            <time>{begins !== undefined && timeIn(language, begins, now)}</time>
            <i>{k < at && <Icon id="check" />}</i>
            <span>
              <b>{t.phases[k === at ? view.phase : first!]}</b>
              {small && <small>{small}</small>}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
