/**
 * What is read under the held seal at night. Traitors read who they are, what they want and what came of it; everybody
 * else a question of the same kind. Nothing of it is on the page while the seal is not held.
 */
import type { Seat } from '../../../../kernel/game.ts';
import type { Command } from '../../commands.ts';
import type { Plan } from '../../content.ts';
import { refuse } from '../../door.ts';
import {
  isTraitor,
  legalVictims,
  listSize,
  livingTraitors,
  sureNames,
  timesListed,
  wantedBy,
  wantedVictim,
} from '../../state.ts';
import { whyNoVictim } from '../tonight.ts';
import type { Play } from './play.ts';

type Reader = Pick<Play, 't' | 'view' | 'me' | 'may' | 'name' | 'names'>;

/** What somebody wants of the night. */
export type Wanted =
  | { readonly type: 'night.council'; readonly plan: Plan | null; readonly target: Seat | null }
  | { readonly type: 'night.deed'; readonly targets: readonly Seat[] };

const LINES_MAX = 2;

/** What the three numbers stand for tonight; a number without a plan does nothing. */
export function plansOf({ view }: Pick<Reader, 'view'>): readonly (Plan | null)[] {
  if (view.must) return ['blackmail', null, null];
  if (view.nomination) return ['nominate', null, null];
  return ['murder', 'tempt', 'hold'];
}

/** The last lines of the conclave, or of the own diary. */
function written({ view, me, name, t }: Reader): string[] {
  const lines = isTraitor(view, me)
    ? view.whispered.filter(({ night }) => night === view.day).map(({ seat, text }) => t.log.said(name(seat), text))
    : view.diaries.filter(({ night }) => night === view.day).map(({ text }) => t.log.said(t.words.diary, text));
  return lines.slice(-LINES_MAX);
}

/** "1 murder", "2 tempt": a number that is not named does nothing tonight. */
function numbersOf({ t, view, may }: Reader): string[] {
  const can = (plan: Plan): boolean =>
    may.some(({ command }) => command.type === 'night.council' && command.plan === plan) &&
    (plan !== 'murder' || legalVictims(view).length > 0);
  return plansOf({ view }).flatMap((plan, k) =>
    plan !== null && can(plan) ? [`${k + 1} ${t.phone.night3.plans[plan]}`] : [],
  );
}

const callOf = ({ t, me, name }: Reader, seat: Seat): string => (seat === me ? t.phone.you : name(seat));

const fellowsOf = ({ view, me }: Reader): Seat[] =>
  (view.conclave ?? []).filter((seat) => seat !== me && view.living.includes(seat));

/** TR-102, TR-98: whom it will be as things stand, and that not all of them want that. */
function howItStands(reader: Reader): string | undefined {
  const { t, view, name } = reader;
  const victim = wantedVictim(view);
  if (victim === undefined) return undefined;
  const isAgreed = (view.conclave ?? []).every((seat) => (wantedBy(view, seat)?.[0] ?? victim) === victim);
  if (isAgreed) return t.phone.night3.stands(name(victim));
  const wanted = livingTraitors(view).flatMap((seat) => wantedBy(view, seat)?.[0] ?? []);
  const times = (target: Seat): number => wanted.filter((one) => one === target).length;
  const isTied = wanted.some((target) => target !== victim && times(target) === times(victim));
  const first = livingTraitors(view).find((seat) => wantedBy(view, seat)?.[0] === victim)!;
  return `${t.phone.night3.differ(name(victim))} ${isTied ? decides(reader, first) : t.phone.night3.most}`;
}

/** TR-102, TR-124: the names that are sure, and what decides about the others. */
function howListStands(reader: Reader): string {
  const { t, view, names } = reader;
  const [elder] = livingTraitors(view);
  const lists = livingTraitors(view).flatMap((seat) => wantedBy(view, seat) ?? []);
  if (lists.length === 0) return t.phone.night3.lot;
  const sure = sureNames(view);
  const isDrawn = sure.length < listSize(view);
  const left = lists.filter((seat) => !sure.includes(seat));
  const isTied = left.some((seat) => sure.some((one) => timesListed(view, one) <= timesListed(view, seat)));
  const why = left.length === 0 ? '' : isTied && wantedBy(view, elder!) ? decides(reader, elder!) : t.phone.night3.most;
  const stands = left.length === 0 ? t.phone.night3.stands : t.phone.night3.differ;
  return [sure.length > 0 && stands(names(sure)), why, isDrawn && t.phone.night3.drawn].filter(Boolean).join(' ');
}

const decides = (reader: Reader, seat: Seat): string =>
  reader.t.phone.night3.tied(seat === reader.me ? reader.t.phone.you.toLowerCase() : reader.name(seat));

/** TR-95: why a choice does not count. Nobody's button may tell it, so it has to stand here. */
function whyVain({ t, view, me }: Reader, vain: Wanted): string | undefined {
  if (vain.type === 'night.council' && vain.plan === null) return undefined;
  const refusal = refuse(view, vain as Command, me, 0);
  const size = view.tasks[me]?.size ?? 1;
  if (vain.type === 'night.deed' && refusal === 'bad-list-size')
    return t.phone.night3.more(size - vain.targets.length, size);
  const words: { readonly [refusal: string]: string } = t.refusals;
  return refusal && refusal !== 'bad-payload' ? words[refusal] : undefined;
}

export function councilLines(reader: Reader, number: number, vain: Wanted | null): string[] {
  const { t, view, me, names, name } = reader;
  if (!isTraitor(view, me)) {
    const own = view.journals[me];
    return [
      `${t.plans.journal} ${t.phone.night3.journal}`,
      ...(own === undefined ? [] : [t.phone.night3.noted(name(own), number + 1)]),
      t.phone.night3.sure,
      ...written(reader),
    ];
  }
  const fellows = fellowsOf(reader);
  const who = fellows.length > 0 ? t.phone.night3.fellows(names(fellows)) : t.phone.night3.alone;
  const none = whyNoVictim(reader);
  const plans = (view.conclave ?? []).flatMap((seat) => {
    const plan = view.plans[seat];
    if (!plan || (none && plan.plan === 'murder')) return [];
    const words = plan.target === null ? t.plans[plan.plan] : `${t.plans[plan.plan]} (${name(plan.target)})`;
    return [t.log.plans(callOf(reader, seat), words)];
  });
  const shields = Object.keys(view.shieldsShown).map((seat) => t.log.shieldShown(name(Number(seat))));
  const numbers = numbersOf(reader);
  const can = numbers.length > 0 ? `${t.phone.night3.mark}: ${numbers.join(', ')}.` : '';
  const agree = numbers.length > 1 ? t.phone.night3.agree : '';
  const rule = view.must ? t.status.mustBlackmail : view.nomination ? t.status.nominationNight : agree;
  const stands = view.nomination ? undefined : howItStands(reader);
  return [
    [who, rule, none].filter(Boolean).join(' '),
    vain ? `${t.phone.night3.vain} ${whyVain(reader, vain) ?? can}` : can,
    [[...shields, ...plans].join('; '), stands].filter(Boolean).join('. '),
    ...written(reader),
  ].filter((line) => line !== '');
}

/** TR-107a: a yes is told at once, a no when the window of the letters is closed. */
function letterStands({ t, view, name }: Reader): string | undefined {
  const { plan, target } = view.settled ?? { plan: null, target: null };
  if (plan !== 'tempt' || target === null) return undefined;
  if (isTraitor(view, target)) return t.phone.night3.joined(name(target));
  return view.phase === 'letters' ? t.phone.night3.sent(name(target)) : t.phone.night3.declined(name(target));
}

/** TR-95: why a traitor has nothing to decide. */
function whyNothing(reader: Reader): string {
  const { t, view, me, names } = reader;
  const { nobody, youJoined } = t.phone.night3;
  if (view.letters[me]?.kind === 'temptation') return `${youJoined(names(fellowsOf(reader)))} ${nobody}`;
  const stands = letterStands(reader);
  if (stands) return `${stands} ${nobody}`;
  if (view.settled?.plan === 'hold') return `${t.plans.hold}. ${nobody}`;
  return whyNoVictim(reader) ?? nobody;
}

export function deedLines(reader: Reader, vain: Wanted | null): string[] {
  const { t, view, me, name, names } = reader;
  const { task, size } = view.tasks[me] ?? { task: 'fear', size: 1 };
  if (task === 'fear') {
    const own = view.fears[me];
    const kept = own === undefined ? t.phone.night3.first : t.phone.night3.noted(name(own), 1);
    if (!isTraitor(view, me)) return [`${t.tasks.fear} ${t.phone.night3.journal}`, kept, ...written(reader)];
    return [whyNothing(reader), t.phone.night3.asked(t.tasks.fear), kept, ...written(reader)];
  }
  const wanted = (view.conclave ?? []).flatMap((seat) => {
    const targets = wantedBy(view, seat);
    return targets ? [t.log.voted(callOf(reader, seat), names(targets))] : [];
  });
  const rule = task === 'nominate' ? t.phone.night3.list(size) : view.deathList ? t.status.onlyListed : '';
  const recruit = view.settled?.plan === 'blackmail' ? t.phone.night3.fellows(names(fellowsOf(reader))) : '';
  const stands = task === 'murder' ? (howItStands(reader) ?? t.phone.night3.lot) : howListStands(reader);
  return [
    [recruit, vain ? `${t.phone.night3.vain} ${whyVain(reader, vain) ?? rule}` : `${t.tasks[task]} ${rule}`]
      .join(' ')
      .trim(),
    wanted.join(' '),
    stands,
    ...written(reader),
  ].filter((line) => line !== '');
}

/** 3.5: a harmless letter, or one that says something to a traitor, present or to be. */
export function letterWords(reader: Reader): { readonly text: string; readonly from: string } {
  const { t, view, me, name, names } = reader;
  const letter = view.letters[me];
  const fellows = fellowsOf(reader);
  const { from } = t.realLetters;
  if (letter?.kind === 'temptation') {
    if (!isTraitor(view, me)) return { text: t.realLetters.temptation, from };
    return { text: `${t.phone.night3.youJoined(names(fellows))} ${t.phone.night3.nobody}`, from };
  }
  if (letter?.kind === 'blackmail')
    return { text: t.realLetters.blackmail, from: fellows[0] === undefined ? '' : name(fellows[0]) };
  const stands = isTraitor(view, me) ? letterStands(reader) : undefined;
  if (stands) return { text: stands, from };
  if (view.settled?.plan === 'blackmail') return { text: t.phone.night3.fellows(names(fellows)), from };
  const [text, sender] = t.letters[letter?.text ?? 0] ?? t.letters[0]!;
  return { text, from: sender };
}
