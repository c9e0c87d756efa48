/** What lies in the middle of the square, phase by phase. */
import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { Candle, Face, type FaceOf, Lanterns, Picture, TimerRing, useTimeLeft } from '../../../../web/kit/index.ts';
import type { Stage } from '../../../../web/stage.ts';
import { estimateMinutes, extensionsFor } from '../../content.ts';
import { isNominated, type State, type View } from '../../state.ts';
import { briefingCards, type MaffiaTexts, namesIn, wakingOf } from '../../texts/index.ts';
import { card, chalk, cup, hourglass, quiet, ringCuts, shield, snuffed, spotlight, steam } from './art.ts';
import { fitOf, inColumn, labelOf, partsOf, printed } from './names.ts';
import type { Layout } from './places.ts';

export interface MiddleProps {
  readonly stage: Stage<State>;
  readonly t: MaffiaTexts;
  readonly faces: readonly FaceOf[];
  readonly layout: Layout;
}

const isPaused = ({ room }: Stage<State>): boolean => room.pause !== null;

/** Centred on the square. */
function Middle({ layout, name, children }: { layout: Layout; name: string; children: ComponentChildren }) {
  return (
    <section class={`mt-middle ${name}`} style={{ '--x': `${layout.ring.cx}px`, '--y': `${layout.ring.cy + 4}px` }}>
      {children}
    </section>
  );
}

/* ---------- before the first day ---------- */

/** Everybody answers, bots too. */
const everybody = ({ bots }: View): number => bots.length;

export function cardsOf({ language, view }: Stage<State>) {
  const { organisationRule, roleSet, bots, options, wording } = view;
  const extensions = extensionsFor(bots.length, options.extensionCount);
  const minutes = estimateMinutes(bots.length, { ...options, organisationRule, extensionCount: extensions });
  return briefingCards(language, wording, { minutes, roleSet, organisationRule, extensions });
}

/** So long a card lies open: enough to be read aloud. */
const readMs = (text: string): number => Math.max(9_000, text.length * 80);

/** `next` only where nobody leads: a human game master turns the cards for all. */
export function useBriefing(stage: Stage<State>): { readonly at: number; readonly next?: () => void } {
  const [at, setAt] = useState(0);
  const { phase, master, card } = stage.view;
  const isOn = phase === 'briefing' && master === 'auto';
  const cards = isOn ? cardsOf(stage) : [];
  const next = () => setAt((one) => (one + 1) % Math.max(1, cards.length));
  useEffect(() => {
    if (!isOn) return setAt(0);
    const timer = setTimeout(next, readMs(cards[at]!.text));
    return () => clearTimeout(timer);
  }, [isOn, at]);
  return master === 'human' ? { at: card - 1 } : { at, next };
}

export function Briefing({ stage, t, layout, at, next }: MiddleProps & ReturnType<typeof useBriefing>) {
  const { view } = stage;
  const cards = cardsOf(stage);
  const { heading, title, text } = cards[at]!;
  return (
    <Middle layout={layout} name="mt-briefing">
      <article key={at} class="mt-card">
        <p class="mt-kicker">{heading ?? t.briefing.title}</p>
        <h2>{title}</h2>
        <p>{text}</p>
        <footer>
          <span>{t.briefing.card(at + 1, cards.length)}</span>
          {next && (
            <button type="button" class="mt-next" onClick={next}>
              {t.buttons.nextCard}
            </button>
          )}
        </footer>
      </article>
      <Lanterns
        lit={view.acknowledged.count}
        of={everybody(view)}
        label={t.briefing.ready(view.acknowledged.count, everybody(view))}
        class="mt-lanterns"
      />
    </Middle>
  );
}

export function Deal({ stage, t, faces, layout }: MiddleProps) {
  const { view } = stage;
  const back = useMemo(() => card(), []);
  return (
    <Middle layout={layout} name="mt-deal">
      <span class="mt-cards" aria-hidden="true">
        {[0, 1, 2].map((k) => (
          <Picture key={k} width={300} height={420} art={back} />
        ))}
      </span>
      <div>
        <h2>{view.cardOf === null ? t.deal.look : faces[view.cardOf]!.name}</h2>
        <p>{view.cardOf === null ? t.deal.hold : t.deal.called(faces[view.cardOf]!.name)}</p>
        {view.cardOf === null && (
          <Lanterns
            lit={view.acknowledged.count}
            of={everybody(view)}
            label={t.deal.seen(view.acknowledged.count, everybody(view))}
            class="mt-lanterns"
          />
        )}
      </div>
    </Middle>
  );
}

/* ---------- night ---------- */

/** "Mafia, open your eyes. Agree on one person." in two parts. */
function inTwo(text: string): readonly [string, string] {
  const at = text.search(/[.!?] /) + 1;
  return at === 0 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)];
}

export function Sleep({ stage, t, layout }: MiddleProps) {
  const { segment, phase } = stage.view;
  const own = phase === 'night' ? t.night.sleeps : t.phases['night-zero'];
  const [title, text] = segment === null ? [own, t.night.eyes] : inTwo(wakingOf(t, phase, segment)[0]);
  return (
    <Middle layout={layout} name={`mt-sleep${segment === null ? '' : ' is-called'}`}>
      <h2 key={title}>{title}</h2>
      <p>{text}</p>
    </Middle>
  );
}

/* ---------- day ---------- */

export function Offer({ stage, t, layout }: MiddleProps) {
  const { view, now } = stage;
  const art = useMemo(() => hourglass(), []);
  return (
    <Middle layout={layout} name="mt-offer">
      <Picture width={120} height={180} art={art} class="mt-glass" />
      <div>
        <h2>{t.day.moreTime}</h2>
        <p>{t.day.moreTimeHelp}</p>
      </div>
      <TimerRing
        until={view.until}
        now={now}
        ms={view.options.extensionOfferSeconds * 1000}
        paused={isPaused(stage)}
        size="190px"
      />
    </Middle>
  );
}

/** The hourglass turns over, with the name of whoever turned it. */
export function Turned({ layout, text }: { layout: Layout; text: string }) {
  const art = useMemo(() => hourglass(), []);
  return (
    <Middle layout={layout} name="mt-turned">
      <Picture width={120} height={180} art={art} class="mt-glass" />
      <p>{text}</p>
    </Middle>
  );
}

/** The seconds of the silence, on the snow. Before the window opens the ring is whole. */
export function SecondsRing({ stage, layout }: Pick<MiddleProps, 'stage' | 'layout'>) {
  const { view, now } = stage;
  const cuts = useMemo(() => ringCuts(layout), [layout]);
  const ms = view.options.lastNominationWindowMs;
  const left = useTimeLeft(view.until, now, Math.max(40, ms / cuts.length), !isPaused(stage));
  const lit = Math.min(cuts.length, Math.ceil((left / ms) * cuts.length - 1e-6));
  return (
    <svg class="mt-seconds" viewBox="0 0 1920 1080" aria-hidden="true">
      <path class="gone" d={cuts.slice(lit).join('')} />
      <path class="lit" d={cuts.slice(0, lit).join('')} />
    </svg>
  );
}

export function Slate({ stage, t, faces, layout }: MiddleProps) {
  const { view } = stage;
  const line = useMemo(() => chalk(), []);
  const standing = view.order.filter((seat) => isNominated(view, seat));
  if (view.order.length === 0) {
    return (
      <Middle layout={layout} name="mt-slate is-empty">
        <h2>{t.narration.nobodyNominated[1]}</h2>
      </Middle>
    );
  }
  return (
    <Middle
      layout={layout}
      name={`mt-slate${view.order.length > 4 ? ' is-many' : ''}${view.order.length > 10 ? ' is-full' : ''}`}
    >
      <h2>{t.phases['nominee-list']}</h2>
      <ol>
        {view.order.map((seat) => {
          const at = standing.indexOf(seat);
          return (
            <li key={seat} class={at < 0 ? 'is-struck' : ''}>
              <i>{at < 0 ? '' : at + 1}</i>
              <Face seat={faces[seat]!} />
              <span>{at < 0 ? <s>{faces[seat]!.name}</s> : faces[seat]!.name}</span>
              {at < 0 && <Picture width={300} height={24} art={line} fit="fill" class="mt-chalk" />}
            </li>
          );
        })}
      </ol>
    </Middle>
  );
}

/* ---------- speech ---------- */

export function Light({ layout }: { layout: Layout }) {
  const art = useMemo(() => spotlight(layout), [layout]);
  return <Picture width={1920} height={1080} art={art} class="mt-light" />;
}

/** How many ems of a name have room between the mask and the candle. */
const FLOOR_EMS = 4;

export function Floor({ stage, t, faces, layout }: MiddleProps) {
  const { view, now } = stage;
  const ms = view.options.speechSeconds * 1000;
  const left = useTimeLeft(view.until, now, Math.max(250, ms / 120), !isPaused(stage));
  if (view.speaker === null) return null;
  const face = faces[view.speaker]!;
  const [first, rest] = partsOf(face.name);
  const { text, fit } = printed(first, FLOOR_EMS);
  const isMissing = view.passAt !== null;
  return (
    <Middle layout={layout} name="mt-floor">
      <Face seat={face} />
      <div>
        <h2 style={{ '--fit': fit }}>
          {text}
          {rest && <small> {rest}</small>}
        </h2>
        <p>{isMissing ? t.panel.away : t.table.hasFloor}</p>
      </div>
      <Candle left={view.until === null ? 1 : Math.max(0.04, Math.min(1, left / ms))} class="mt-wax" />
    </Middle>
  );
}

/* ---------- vote ---------- */

/** The width of a row, in ems of a name in it: up to four stand side by side. */
const BALLOT_EMS = 16;

/** More stand in two or three rows: as in vote.css, how many columns, and how many ems of a name one has room for. */
function manyIn(count: number, isCrowded: boolean): { readonly columns: number; readonly ems: number } {
  const isFull = count > 10;
  const columns = Math.ceil(count / (isFull ? 3 : 2));
  const width = isFull ? (isCrowded ? 1080 : 860) : isCrowded ? 860 : 640;
  return { columns, ems: (width / columns - 20) / (isFull ? 25 : 30) };
}

export function Ballot({ stage, t, faces, layout }: MiddleProps) {
  const { view } = stage;
  const count = view.ballot.length;
  const many = manyIn(count, layout.isCrowded);
  return (
    <Middle
      layout={layout}
      name={`mt-ballot${count > 4 ? ' is-many' : count > 2 ? ' is-row' : ''}${count > 10 ? ' is-full' : ''}`}
    >
      <h2>{view.round === 2 ? t.vote.runoff : t.phases['vote-intro']}</h2>
      <ol style={{ '--columns': many.columns }}>
        {view.ballot.map((seat, at) => {
          const isMany = count > 4;
          const [name, rest] = isMany ? [labelOf(faces[seat]!.name, faces), ''] : partsOf(faces[seat]!.name);
          const { text, fit } = isMany ? inColumn(name, many.ems) : printed(name, BALLOT_EMS / count);
          return (
            <li key={seat}>
              <i>{at + 1}</i>
              <Face seat={faces[seat]!} />
              <b style={{ '--fit': fit }}>{text}</b>
              {rest && <small> {rest}</small>}
            </li>
          );
        })}
      </ol>
      {view.round === 2 && <p>{t.vote.runoffHelp}</p>}
    </Middle>
  );
}

export function Called({ stage, t, faces, layout }: MiddleProps) {
  const { view } = stage;
  if (view.nominee === null) return null;
  const face = faces[view.nominee]!;
  const [name, rest] = partsOf(face.name);
  const call = view.step === 'shown' ? view.calls.at(-1) : undefined;
  return (
    <Middle layout={layout} name={`mt-called${call ? ' is-shown' : ''}`}>
      <Face seat={face} />
      <h2 style={{ '--fit': fitOf(name, 8) }}>
        {name}
        {rest && <small> {rest}</small>}
      </h2>
      {call && (
        <p class="mt-count">
          <b>{call.hands.length}</b> <span>{t.table.handsUp(call.hands.length)}</span>
        </p>
      )}
    </Middle>
  );
}

/** "raise - your - hand - NOW!", each word with its beat. */
export function Beats({ stage, t }: { stage: Stage<State>; t: MaffiaTexts }) {
  const { view, now } = stage;
  const isCounting = view.step === 'countdown';
  const ms = view.options.voteCountdownMs;
  const left = useTimeLeft(isCounting ? view.until : null, now, ms / 3, !isPaused(stage));
  const beat = isCounting ? Math.min(2, Math.max(0, 3 - Math.ceil((left / ms) * 3))) : 3;
  const words = t.vote.beats;
  return (
    <div class="mt-beats" data-beat={beat}>
      <p key={beat} class={beat === 3 ? 'mt-now' : 'mt-beat'}>
        {view.step === 'waiting' ? '…' : words[beat]}
      </p>
      <p class="mt-pre">
        {view.step === 'waiting' ? t.vote.waiting : beat === 3 ? t.table.raise : words.slice(0, beat + 1).join(' ')}
      </p>
    </div>
  );
}

export function Tally({ stage, t, faces, layout }: MiddleProps) {
  const { view } = stage;
  const rows = view.calls
    .map(({ nominee, hands }) => ({ seat: nominee, hands }))
    .sort((a, b) => b.hands.length - a.hands.length);
  const most = Math.max(1, ...rows.map(({ hands }) => hands.length));
  if (rows.length === 0) return null;
  const hasFaces = rows.length <= 4;
  return (
    <Middle
      layout={layout}
      name={`mt-tally mt-panel${hasFaces ? '' : ' is-many'}${rows.length === 4 ? ' is-four' : rows.length > 10 ? ' is-full' : ''}`}
    >
      <ol>
        {rows.map(({ seat, hands }) => (
          <li key={seat} class={seat === view.hanged ? 'is-first' : ''}>
            <Face seat={faces[seat]!} />
            <span class="mt-votes">
              <b class="nm">{labelOf(faces[seat]!.name, faces)}</b>
              <span class="mt-bar" style={{ '--share': hands.length / most }} />
              {hasFaces && (
                <span class="mt-voters">
                  {hands.map((voter) => (
                    <Face key={voter} seat={faces[voter]!} named />
                  ))}
                </span>
              )}
            </span>
            <b class="c">
              {hands.length}
              <span class="vh"> {t.vote.votes(hands.length)}</span>
            </b>
          </li>
        ))}
      </ol>
    </Middle>
  );
}

/* ---------- dawn ---------- */

export function Coffee({ t, layout }: MiddleProps) {
  const [drink, smoke] = useMemo(() => [cup(), steam()], []);
  return (
    <Middle layout={layout} name="mt-coffee">
      <span class="mt-cup" aria-hidden="true">
        <Picture width={200} height={50} art={smoke} class="mt-steam" />
        <Picture width={200} height={150} art={drink} />
      </span>
      <h2>{t.breakTime.title}</h2>
      <p>{t.breakTime.text}</p>
    </Middle>
  );
}

/** The same page for whoever was shot and for whoever was not well. (MF-24) */
export function News({ stage, t, faces, layout }: MiddleProps) {
  const { view, language } = stage;
  const { deaths, attempt } = view.nights.at(-1) ?? { deaths: [], attempt: false };
  const kind = deaths.length > 0 ? 'death' : attempt ? 'attempt' : 'quiet';
  const names = namesIn(
    language,
    deaths.map((seat) => faces[seat]!.name),
  );
  const words = {
    death: [t.paper.deaths(names, deaths.length), t.paper.deathsText(deaths.length)],
    attempt: [t.paper.attempt, t.paper.saved],
    quiet: [t.paper.quiet, t.paper.quietText],
  }[kind];
  const art = useMemo(() => ({ death: snuffed(), attempt: shield(), quiet: quiet() })[kind], [kind]);
  const [title, text] = words as [string, string];
  return (
    <Middle layout={layout} name={`mt-news${title.length > 26 ? ' is-long' : ''}`}>
      <div class="mt-mast">
        <b>{t.paper.name}</b>
        <span>{t.paper.edition(view.day + 1)}</span>
      </div>
      <div class="mt-cols">
        <div>
          <h2>{title}</h2>
          <p>
            {text}
            {kind === 'death' && attempt && ` ${t.paper.alsoAttempt}`}
          </p>
        </div>
        {kind === 'death' ? (
          <svg class="mt-cut" viewBox="6 0 48 122" aria-hidden="true" dangerouslySetInnerHTML={{ __html: art }} />
        ) : (
          <Picture width={120} height={210} art={art} class="mt-cut" />
        )}
      </div>
    </Middle>
  );
}
