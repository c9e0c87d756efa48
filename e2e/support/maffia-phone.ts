/** Plays Maffia on a phone of any engine: what a person would press, until somebody has won. */
import { type Role, roles } from '../../src/games/maffia/content.ts';
import type { Phase } from '../../src/games/maffia/state.ts';
import type { Phone } from './phone.ts';
import { phaseOf, readPhone } from './player.ts';
import { exactly, gameWords, like, saying } from './words.ts';

const t = gameWords('en');
const PHASE_MS = 150_000;
const CARD = saying(t.phone.holdCard);

/** Runs in the page: the first on this list who can be pressed and is somebody else. */
function firstOther({ list, me }: { readonly list: string; readonly me: string }): string | undefined {
  const buttons = document.querySelectorAll<HTMLButtonElement>(`[aria-label="${list}"] button:not([disabled])`);
  const free = [...buttons].filter((one) => one.ariaDisabled !== 'true' && !one.innerText.includes(me));
  return free[0]?.ariaLabel ?? free[0]?.innerText.trim();
}

export async function readCard(phone: Phone): Promise<Role> {
  const name = await phone.hold(CARD, () => phone.reads('.secret .window b'));
  const role = roles.find((one) => t.roles[one].name.toLowerCase() === name.toLowerCase());
  if (!role) throw new Error(`${phone.name} does not know the card ${name}`);
  await phone.loses('.secret .window b');
  return role;
}

/** `at` is told of each phase when it is first seen. */
export async function playMaffia(phone: Phone, at: (phase: Phase) => Promise<void>): Promise<void> {
  const seen = new Set<Phase>();
  const done = new Set<string>();
  let [last, since] = ['', performance.now()];
  const shown = () => phone.until('a screen of the game', () => phone.tab.run(readPhone, null));
  /** Once on each of these screens: a name, and what is to be done with it. */
  const choose = async (bar: string, list: string, confirm: RegExp): Promise<void> => {
    if (done.has(bar)) return;
    const name = await phone.tab.run(firstOther, { list, me: phone.name });
    if (name && (await phone.tryTo(exactly(name)))) await phone.changes();
    if (await phone.tryTo(confirm)) done.add(bar);
  };
  const act = async (phase: Phase | undefined, bar: string): Promise<unknown> => {
    switch (phase) {
      case 'briefing':
        return (await phone.tryTo(exactly(t.buttons.nextCard))) || phone.tryTo(exactly(t.buttons.ackBriefing));
      case 'deal':
        return phone.tryTo(exactly(t.buttons.ackRole));
      case 'night-zero':
        return phone.tryTo(exactly(t.buttons.ackNightZero));
      case 'day-talk':
        await choose(bar, t.day.talk, like(t.buttons.nominate));
        if (!done.has(`ready ${bar}`) && (await phone.tryTo(exactly(t.buttons.ready), 'switch')))
          done.add(`ready ${bar}`);
        return;
      case 'speech':
        return phone.tryTo(exactly(t.buttons.done));
      case 'vote-call':
        return phone.tryTo(like(t.buttons.raiseHand));
      case 'night':
        await choose(bar, t.night.title, like(t.buttons.choose));
        return phone.tryTo(exactly(t.buttons.nightDone));
      default:
        return;
    }
  };
  for (;;) {
    const { bar, whole } = await shown();
    const phase = phaseOf(bar, t);
    if (phase === 'ended') return;
    if (whole !== last) [last, since] = [whole, performance.now()];
    if (performance.now() - since > PHASE_MS) throw new Error(`${phone.name} has seen the same for too long: ${whole}`);
    if (phase && !seen.has(phase)) {
      seen.add(phase);
      await at(phase);
      continue; // it may be another one by now
    }
    await phone.tryTo(exactly(t.phone.lookOn));
    await act(phase, bar);
    await phone.changes();
  }
}
