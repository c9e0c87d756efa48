/**
 * Maffia on the table screen: the round village, everybody's tag, the clock and the narrator. It knows what anybody in
 * the room may know, and shows no more. What lies in the middle is in middle.tsx, the end in ending.tsx.
 */
import './table.css';
import './tags.css';
import './middle.css';
import './vote.css';
import { useMemo } from 'preact/hooks';
import { Caption, seatFaces, TableFrame, useTimeLeft } from '../../../../web/kit/index.ts';
import { marked } from '../../../../web/marked.ts';
import { motion } from '../../../../web/settings.ts';
import { SoundControl } from '../../../../web/sound/control.tsx';
import { soundWords } from '../../../../web/sound/words.ts';
import type { Stage } from '../../../../web/stage.ts';
import { nominees, type State } from '../../state.ts';
import { useSpoken } from '../spoken.ts';
import { wordsOf } from '../words.ts';
import { Code, Head, JustNow, Queue, type QueueRow, RolePanel } from './corners.tsx';
import { useSounds } from './cues.ts';
import { Awards, Tale, useDebrief, Verdict } from './ending.tsx';
import {
  Ballot,
  Beats,
  Briefing,
  Called,
  Coffee,
  cardsOf,
  Deal,
  Floor,
  Light,
  type MiddleProps,
  News,
  Offer,
  SecondsRing,
  Slate,
  Sleep,
  Tally,
  Turned,
  useBriefing,
} from './middle.tsx';
import { hasStars, isLight, moodOf, paletteOf } from './mood.ts';
import { narrationOf } from './narration.ts';
import { layoutFor } from './places.ts';
import { DawnSun, Moon, Scene, Sun } from './scene.tsx';
import { Ring, Yarn } from './tags.tsx';
import { useTurned } from './turned.ts';

const LATE_MS = 30_000;
/** So many letters of a caption are two lines of the size that is read from afar; more are printed smaller. */
const TWO_LINES = 100;
/** The dashed places, dark enough to be seen on the snow. */
const HOLES: { readonly [mood: string]: string } = { day: '#9db2c2', red: '#9c8860', dim: '#5f6c7a' };

/** Movement becomes fading. */
const isStill = (): boolean => motion.value === 'less' || matchMedia('(prefers-reduced-motion: reduce)').matches;

export function Table(stage: Stage<State>) {
  const { view, room, now, language } = stage;
  const t = wordsOf(stage);
  const faces = seatFaces(room);
  const layout = useMemo(() => layoutFor(view.bots.length), [view.bots.length]);
  const lateAt = view.phase === 'day-talk' && view.until !== null ? view.until - LATE_MS : null;
  // Wakes when it is late, not every second.
  const isLate = useTimeLeft(lateAt, now, 3_600_000) === 0 && lateAt !== null;
  const mood = moodOf(view, isLate);
  const briefing = useBriefing(stage);
  const isDebrief = useDebrief(view);
  const turned = useTurned(stage, t, faces);
  const card = view.phase === 'briefing' ? cardsOf(stage)[briefing.at] : undefined;
  const spoken = useSpoken(stage, t, faces);
  const narration = narrationOf(stage, t, faces, card ? `${card.title} ${card.text}` : '', spoken.at(-1));
  const heard = useSounds(stage, t, narration, isDebrief);
  const around = { view, t, faces, layout };
  const props: MiddleProps = { stage, t, faces, layout };
  const hands = view.phase === 'vote-call' && view.step === 'shown' ? (view.calls.at(-1)?.hands ?? []) : [];
  const isEnded = view.phase === 'ended';
  const dark = view.out.flatMap((out, seat) => (out ? [seat] : []));
  const looks = `${isLight(mood) ? 'on-snow' : 'on-ink'} is-${view.phase} mood-${mood}${isLate ? ' is-late' : ''}${isStill() ? ' is-still' : ''}`;
  return (
    <TableFrame
      game="maffia"
      class={`mt ${looks}${layout.isCrowded ? ' is-crowded' : layout.seats < 10 ? ' is-large' : ''}`}
    >
      <Scene mood={mood} layout={layout} dark={dark}>
        {(view.phase === 'day-talk' || view.phase === 'extension-offer') && <Sun stage={stage} layout={layout} />}
        {mood === 'dawn' && <DawnSun layout={layout} />}
        {hasStars(mood) && <Moon layout={layout} />}
      </Scene>
      {view.phase === 'last-nominations' && <SecondsRing stage={stage} layout={layout} />}
      {view.phase === 'speech' && <Light layout={layout} />}
      <Yarn {...around} tone={HOLES[mood] ?? paletteOf(mood).snowShade} />
      {isEnded ? <Awards {...props} /> : <TopLeft {...props} />}
      <InMiddle {...props} briefing={briefing} isDebrief={isDebrief} />
      {turned && <Turned layout={layout} text={turned} />}
      <Ring {...around} hands={hands} />
      <Side {...props} />
      {isEnded ? (
        <Tale {...props} />
      ) : (
        <Caption
          who={soundWords[language].narrator}
          line
          class={`mt-say${narration.caption.length > TWO_LINES ? ' is-long' : ''}`}
        >
          {marked(narration.caption, faces).map(({ text, isName }, at) =>
            isName ? <mark key={at}>{text}</mark> : text,
          )}
        </Caption>
      )}
      <Code address={stage.address} code={stage.code} />
      <SoundControl language={language} caption={heard} />
    </TableFrame>
  );
}

function TopLeft(props: MiddleProps) {
  const { stage, t, faces } = props;
  const { view } = stage;
  const name = (seat: number) => faces[seat]?.name ?? '';
  switch (view.phase) {
    case 'day-talk':
      return <Head {...props} title={t.panel.day(view.day)} />;
    case 'extension-offer':
      return <Head {...props} title={t.phases['extension-offer']} />;
    case 'last-nominations':
      return <Head {...props} title={t.day.silence} help={t.day.silenceHelp} />;
    case 'vote-intro':
      return <Head {...props} title={t.phases['vote-call']} help={view.round === 2 ? t.vote.tieAgain : ''} />;
    case 'vote-call':
      return (
        <>
          <Head {...props} title={t.phases['vote-call']} />
          <Beats stage={stage} t={t} />
        </>
      );
    case 'vote-result': {
      const title = view.hanged === null ? t.vote.nobodyHanged : t.vote.hanged(name(view.hanged));
      const help =
        view.hanged === null ? t.vote.nightSoon : view.options.revealOnOut === 'none' ? t.vote.roleSecret : '';
      return <Head {...props} title={title} help={help} />;
    }
    case 'night':
      return <Head {...props} title={t.panel.night(view.day)} help={t.night.length} />;
    case 'declaration':
      return <Head {...props} title={t.table.morning(view.day + 1)} />;
    default:
      return <Head {...props} title={t.phases[view.phase]} />;
  }
}

function InMiddle(props: MiddleProps & { briefing: ReturnType<typeof useBriefing>; isDebrief: boolean }) {
  const { phase } = props.stage.view;
  switch (phase) {
    case 'briefing':
      return <Briefing {...props} {...props.briefing} />;
    case 'deal':
      return <Deal {...props} />;
    case 'night-zero':
    case 'night':
      return <Sleep {...props} />;
    case 'extension-offer':
      return <Offer {...props} />;
    case 'nominee-list':
      return <Slate {...props} />;
    case 'speech':
      return <Floor {...props} />;
    case 'vote-intro':
      return <Ballot {...props} />;
    case 'vote-call':
      return <Called {...props} />;
    case 'vote-result':
      return <Tally {...props} />;
    case 'dawn-break':
      return <Coffee {...props} />;
    case 'declaration':
      return <News {...props} />;
    case 'ended':
      return <Verdict {...props} />;
    default:
      return null;
  }
}

const ACTS_SHOWN = 3;

/** What was done since the silence began. */
const actsIn = (lines: readonly string[], t: MiddleProps['t']): readonly string[] =>
  lines.slice(lines.findLastIndex((line) => line.endsWith(t.log.silence)) + 1);

/** At the right: the deck, always; and beside it what the moment needs. */
function Side({ stage, t, faces, layout }: MiddleProps) {
  const { view, told } = stage;
  if (view.phase === 'ended') return null;
  const rows = rowsOf(stage, t);
  const lines = view.phase === 'last-nominations' ? actsIn(told(), t).slice(-ACTS_SHOWN).reverse() : [];
  const isPlain = rows.length === 0 && lines.length === 0 && !['night', 'night-zero'].includes(view.phase);
  return (
    <>
      {rows.length > 0 && <Queue title={t.day.onTheSquare(rows.length)} rows={rows} faces={faces} />}
      {lines.length > 0 && !layout.isCrowded && <JustNow lines={lines} t={t} />}
      <RolePanel view={view} t={t} compact={layout.isCrowded || !isPlain} />
    </>
  );
}

function rowsOf({ view }: Stage<State>, t: MiddleProps['t']): QueueRow[] {
  if (view.phase === 'extension-offer') return nominees(view).map((seat) => ({ seat }));
  if (view.phase === 'speech') {
    const next = view.ballot.find((seat) => !view.heard.includes(seat));
    const note = (seat: number) =>
      seat === view.speaker ? t.table.speaksNow : seat === next ? t.table.next : undefined;
    return view.ballot.map((seat) => withNote(seat, note(seat)));
  }
  if (view.phase !== 'vote-call') return [];
  const called = view.calls.map(({ nominee }) => nominee);
  const next = view.ballot.find((seat) => !called.includes(seat) && seat !== view.nominee);
  return view.ballot.map((seat) => {
    const call = view.calls.find(({ nominee }) => nominee === seat);
    const row = withNote(seat, seat === next ? t.table.next : undefined);
    return call ? { ...row, count: call.hands.length } : row;
  });
}

const withNote = (seat: number, note: string | undefined): QueueRow => (note === undefined ? { seat } : { seat, note });
