/** Where in the day or the night the table is. */
import { Icon } from '../../../../web/kit/index.ts';
import { isCalled, nightSegments, nightZeroSegments } from '../../state.ts';
import type { Desk } from './desk.ts';

interface Steps {
  readonly labels: readonly string[];
  readonly at: number;
}

const DAY: { readonly [phase: string]: number } = {
  'day-talk': 1,
  'extension-offer': 1,
  'last-nominations': 2,
  'nominee-list': 2,
  speech: 3,
  'vote-intro': 4,
  'vote-call': 4,
  'vote-result': 4,
};
const SHOWN = 5;

/** Five of them fit above the script: those around the present one. */
function around({ labels, at }: Steps): Steps {
  const from = Math.max(0, Math.min(at - 3, labels.length - SHOWN));
  return { labels: labels.slice(from, from + SHOWN), at: at - from };
}

function stepsOf({ view, t, c }: Desk): Steps {
  const { steps } = c;
  const called = (list: readonly (keyof typeof t.roles)[], before: string, after: string): Steps => {
    const labels = [before, ...list.map((role) => t.roles[role].name), after];
    return around({ labels, at: 1 + Math.max(0, list.indexOf(view.segment ?? list[0]!)) });
  };
  switch (view.phase) {
    case 'lobby':
    case 'briefing':
    case 'deal':
      return {
        labels: [steps.briefing, steps.cards, steps.nightZero, steps.dayOne],
        at: view.phase === 'deal' ? 1 : 0,
      };
    case 'night-zero':
      return isCalled(view)
        ? called(nightZeroSegments(view), steps.nightZero, steps.dayOne)
        : { labels: [steps.briefing, steps.cards, steps.nightZero, steps.dayOne], at: 2 };
    case 'night':
      return isCalled(view)
        ? called(nightSegments(view), steps.goodNight, steps.morning)
        : { labels: [steps.vote, steps.goodNight, steps.allChoose, steps.morning], at: 2 };
    case 'dawn-break':
    case 'declaration':
      return { labels: [steps.night, steps.morning, steps.talk, steps.last, steps.speeches], at: 1 };
    case 'ended':
      return { labels: [steps.end], at: 0 };
    default:
      return around({
        labels: [steps.morning, steps.talk, steps.last, steps.speeches, steps.vote, steps.night],
        at: DAY[view.phase] ?? 1,
      });
  }
}

export function StepLine({ desk }: { desk: Desk }) {
  const { labels, at } = stepsOf(desk);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone it scrolls sideways, also by keyboard
    <ol class="steps" aria-label={desk.c.order} tabIndex={0}>
      {labels.map((label, index) => (
        <li key={label} class={index === at ? 'is-on' : ''} aria-current={index === at ? 'step' : undefined}>
          {index < at && <Icon id="check" />}
          {label}
        </li>
      ))}
    </ol>
  );
}

export function headingOf({ view, c, isPaused }: Desk): string {
  const { heading } = c;
  const { day } = view;
  if (isPaused) return heading.paused;
  switch (view.phase) {
    case 'lobby':
    case 'briefing':
      return heading.briefing;
    case 'deal':
      return heading.deal;
    case 'night-zero':
      return heading.nightZero;
    case 'day-talk':
      return heading.talk(day);
    case 'extension-offer':
      return heading.extension(day);
    case 'last-nominations':
      return heading.last(day);
    case 'nominee-list':
      return heading.list(day);
    case 'speech':
      return heading.speech(day);
    case 'vote-intro':
    case 'vote-call':
      return heading.vote(day);
    case 'vote-result':
      return heading.result(day);
    case 'night':
      return isCalled(view) ? heading.called(day) : heading.parallel(day);
    case 'dawn-break':
      return heading.dawnBreak(day);
    case 'declaration':
      return heading.dawn(day);
    case 'ended':
      return heading.ended;
  }
}
