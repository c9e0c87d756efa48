/** M3: how many ravens? Shown for six seconds, then guessed. Over days the four pictures lie ready, each seen once. */
import './phone.css';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { Button, Picture, useTimeLeft } from '../../../../web/kit/index.ts';
import { answered, MissionScreen } from '../../screens/mission/frame.tsx';
import { keep, keyOf, type Play, recalled } from '../../screens/phone/play.ts';
import { isDays } from '../../state.ts';
import type { PhonePiece } from '../phone.tsx';
import { flock } from './art.ts';
import { ravenRounds, SHOW_MS } from './content.ts';

const MOST = 500;
const FIRST_GUESS = 100;
const STEPS = [-10, -1, 1, 10] as const;

function RavenTower(play: Play) {
  return isDays(play.view) ? <OverDays {...play} /> : <Live key={play.view.ravens.pictures.length} {...play} />;
}

const Flock = ({ cells }: { cells: readonly number[] }) => {
  const art = useMemo(() => flock(cells, 390, 390), [cells]);
  return <Picture width={390} height={390} art={art} class="fr-flock" />;
};

function Live(play: Play) {
  const { t, view, now } = play;
  const round = view.ravens.pictures.length;
  const left = useTimeLeft(view.ravens.goneAt, now, 500);
  const cells = view.ravens.pictures[round - 1];
  // Once it is gone it stays gone, whatever the phone learns of the house's clock.
  const isGone = useRef(false);
  isGone.current ||= left === 0;
  if (!isGone.current && cells) {
    return (
      <MissionScreen
        play={play}
        title={t.phone.mission.ravens.look}
        text={t.phone.mission.ravens.six}
        foot={t.phone.mission.ravens.round(round, ravenRounds)}
      >
        <Flock cells={cells} />
      </MissionScreen>
    );
  }
  return <Guess play={play} round={round} />;
}

function OverDays(play: Play) {
  const { t, view, me } = play;
  const seen = (round: number) => keyOf(play, `ravens${view.day}-${round}`);
  const open = [1, 2, 3, 4].find((round) => view.ravens.estimates[me]?.[round] === undefined) ?? 0;
  const [round, setRound] = useState(open);
  const [isShowing, setShowing] = useState(false);
  useEffect(() => {
    if (!isShowing) return;
    keep(seen(round), 'seen');
    const timer = setTimeout(() => setShowing(false), SHOW_MS);
    return () => clearTimeout(timer);
  }, [isShowing]);
  const cells = view.ravens.pictures[round - 1];
  if (round === 0 || !cells)
    return (
      <MissionScreen
        play={play}
        title={t.missions['raven-tower'].name}
        text={t.phone.mission.ravens.all}
        foot={t.phone.mission.ravens.change}
      />
    );
  if (isShowing) {
    return (
      <MissionScreen
        play={play}
        title={t.phone.mission.ravens.look}
        text={t.phone.mission.ravens.six}
        foot={t.phone.mission.ravens.round(round, ravenRounds)}
      >
        <Flock cells={cells} />
      </MissionScreen>
    );
  }
  if (recalled(seen(round)) !== 'seen') {
    return (
      <MissionScreen
        play={play}
        title={t.phone.mission.ravens.round(round, ravenRounds)}
        action={
          <Button kind="primary" big onPress={() => setShowing(true)}>
            {t.phone.mission.ravens.watch}
          </Button>
        }
        foot={t.phone.mission.ravens.once}
      />
    );
  }
  return (
    <Guess
      play={play}
      round={round}
      onDone={() => setRound([1, 2, 3, 4].find((next) => next > round) ?? 0)}
      key={round}
    />
  );
}

function Guess({ play, round, onDone }: { play: Play; round: number; onDone?: () => void }) {
  const { t, view, me, ask } = play;
  const own = view.ravens.estimates[me]?.[round];
  const [value, setValue] = useState(own ?? FIRST_GUESS);
  const set = (next: number) => setValue(Math.min(MOST, Math.max(1, next)));
  const send = async () => {
    const answer = await ask({ type: 'ravens.estimate', round, value });
    if (!answer.refused) onDone?.();
  };
  const isGiven = own === value;
  return (
    <MissionScreen
      play={play}
      phase={t.phone.mission.ravens.round(round, ravenRounds)}
      title={t.mission.ravens}
      text={t.phone.mission.ravens.change}
      action={
        <Button kind="primary" big disabled={isGiven} onPress={send}>
          {isGiven ? t.phone.mission.ravens.guessed(value) : t.phone.mission.ravens.guess(value)}
        </Button>
      }
      foot={own === undefined ? t.phone.mission.ravens.middle : answered(play)}
    >
      <output class="fr-big num">{value}</output>
      <div class="fr-steps">
        {STEPS.map((step) => (
          <button key={step} type="button" onClick={() => set(value + step)}>
            {step > 0 ? `+${step}` : `−${-step}`}
          </button>
        ))}
      </div>
      <input
        class="fr-slide"
        type="range"
        min={1}
        max={MOST}
        value={value}
        aria-label={t.mission.ravens}
        onInput={(event) => set(Number(event.currentTarget.value))}
      />
      <p class="fr-ends" aria-hidden="true">
        <span>1</span>
        <span>{MOST}</span>
      </p>
      <Rounds {...play} />
    </MissionScreen>
  );
}

/** The rounds that are over: ravens, what the group said, and one's own guess. */
function Rounds({ t, view, me }: Play) {
  const { rows } = t.phone.mission.ravens;
  const { counted, estimates } = view.ravens;
  if (counted.length === 0) return null;
  const own = estimates[me];
  const row = (what: string, values: readonly (number | null | undefined)[]) => (
    <tr>
      <th scope="row">{what}</th>
      {values.map((value, k) => (
        <td key={k}>{value ?? '–'}</td>
      ))}
    </tr>
  );
  return (
    <table class="fr-rounds num">
      <thead>
        <tr>
          <th scope="col">{rows.round}</th>
          {counted.map((_, k) => (
            <th key={k} scope="col">
              {k + 1}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {row(
          rows.ravens,
          counted.map(({ count }) => count),
        )}
        {row(
          rows.middle,
          counted.map(({ group }) => group),
        )}
        {own &&
          row(
            rows.you,
            counted.map((_, k) => own[k + 1]),
          )}
      </tbody>
    </table>
  );
}

export const ravenTower: PhonePiece = { Screen: RavenTower, Outcome: Rounds };
