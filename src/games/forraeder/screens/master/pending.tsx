/** What is pending: the clock, a sentence, the votes so far; at night what the conclave does. */
import { Face, TimerRing } from '../../../../web/kit/index.ts';
import { missionOf } from '../../missions/index.ts';
import { isDays, isNight, isTraitor } from '../../state.ts';
import { tallyOf } from '../tally.ts';
import { whyNoVictim } from '../tonight.ts';
import type { Desk } from './desk.ts';

function wordsOf({ c, t, view, stage, name, isPaused }: Desk): readonly [string, string] {
  const { pending } = c;
  if (isPaused) {
    const { pausedBy } = stage.room;
    return [c.paused.still, pausedBy === null ? c.paused.back : c.paused.asked(name(pausedBy))];
  }
  switch (view.phase) {
    case 'arrival':
      return [pending.wishes(view.wished.length, view.order.length), t.wishes.question];
    case 'mission':
      return [
        view.mission ? t.missions[view.mission].name : t.phases.mission,
        view.mission && missionOf(view)?.isMasters
          ? t.missions[view.mission].rules
          : pending.answers(view.answered.length, view.living.length),
      ];
    case 'discussion':
      return [pending.ready(view.ready.length, view.living.length), pending.advice];
    case 'ballot':
      return [pending.votes(view.cast.length, view.voters.length), t.stages[view.stage]];
    case 'reveal':
      return [pending.slates(view.voters.length - view.shown.length), pending.tie];
    case 'council':
    case 'letters':
    case 'deed':
      return [t.phases[view.phase], pending.night];
    case 'breakfast':
      return [t.phases.breakfast, view.step === 'arrivals' ? pending.fixed : pending.pile(view.pile)];
    case 'endVote':
      return [pending.answers(view.endVoted.length, view.living.length), t.phases.endVote];
    default:
      return [t.phases[view.phase], pending.pile(view.pile)];
  }
}

export function PendingLine(desk: Desk) {
  const { view, stage, faces, name, isPaused } = desk;
  const [title, help] = wordsOf(desk);
  const left = view.until === null ? 0 : view.until - stage.now();
  const rows = view.phase === 'reveal' || view.phase === 'banishment' ? tallyOf(view) : [];
  return (
    <div class="fm-pending">
      {view.until !== null && !isDays(view) && !isPaused && (
        <TimerRing until={view.until} now={stage.now} ms={Math.max(left, 30_000)} size="5.75rem" />
      )}
      <div>
        <h2>{title}</h2>
        <p>{help}</p>
      </div>
      <ul class="fm-totals">
        {rows.map(({ seat, votes }) => (
          <li key={seat}>
            <Face seat={faces[seat]!} />
            <span class="vh">{name(seat)}</span>
            <b class="num">{votes}</b>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** TR-107a: the master learns it when the traitors do. */
function letterCame({ view, t, name }: Desk): string | undefined {
  const { plan, target } = view.settled ?? { plan: null, target: null };
  if (plan !== 'tempt' || target === null) return undefined;
  if (isTraitor(view, target)) return t.log.recruited(name(target));
  return view.phase === 'deed' ? t.phone.night3.declined(name(target)) : undefined;
}

export function Conclave(desk: Desk) {
  const { view, c, t, name, names } = desk;
  if (!isNight(view)) return null;
  const living = (view.conclave ?? []).filter((seat) => view.living.includes(seat));
  const plans = living.flatMap((seat) => {
    const plan = view.plans[seat];
    return plan
      ? [
          plan.target === null
            ? t.log.plans(name(seat), t.plans[plan.plan])
            : t.log.plansTarget(name(seat), t.plans[plan.plan], name(plan.target)),
        ]
      : [];
  });
  const picks = living.flatMap((seat) => (view.picks[seat] ? [t.log.picked(name(seat), names(view.picks[seat]))] : []));
  const said = view.whispered
    .filter(({ night }) => night === view.day)
    .map(({ seat, text }) => t.log.said(name(seat), text));
  const lines = [whyNoVictim(desk), ...plans, letterCame(desk), ...picks, ...said].filter((line) => line !== undefined);
  return (
    <section class="fm-conclave">
      <h3>{c.conclave}</h3>
      {lines.length === 0 ? <p>{c.silent}</p> : lines.map((line, k) => <p key={k}>{line}</p>)}
    </section>
  );
}
