/**
 * Friends far apart, in Norwegian: two phones and seven bots, led by the house, until somebody has won. On the way both
 * phones are opened again in every phase, the server is killed once, and somebody changes devices. One of them sits in
 * a bright room.
 */
import assert from 'node:assert/strict';
import type { Phase } from '../src/games/maffia/state.ts';
import { changeDevice, openAgain } from './support/again.ts';
import { evening } from './support/evening.ts';
import { fillChairs, layTable, sayReady, sitDown, typeCode } from './support/lobby.ts';
import { Gallery } from './support/looks.ts';
import { Player } from './support/player.ts';
import { chooseShort, seesWinner } from './support/short.ts';
import { exactly, houseWords } from './support/words.ts';

const words = houseWords('nb');
const PHASES: readonly Phase[] = [
  'briefing',
  'deal',
  'night-zero',
  'day-talk',
  'last-nominations',
  'nominee-list',
  'speech',
  'vote-intro',
  'vote-call',
  'vote-result',
  'night',
  'declaration',
];

/** By night and while cards are looked at every phone is dark alike. */
const DARK: readonly Phase[] = ['deal', 'night-zero', 'night'];
const LOOKS_MAX = 20;

/** Phase and light are read at once: the phase may be over before anybody has looked. */
async function hasItsLight(player: Player): Promise<void> {
  const read = () => [
    document.querySelector<HTMLElement>('.bar .phase')?.innerText.trim() ?? '',
    document.documentElement.dataset.light,
  ];
  const { device } = player;
  let seen = '';
  for (let look = 0; look < LOOKS_MAX; look++) {
    const [bar, light] = await device.page.evaluate(read);
    const phase = player.phaseOf(bar!);
    if (phase && light === (DARK.includes(phase) ? 'dark' : 'bright')) return;
    seen = `${phase} is ${light}`;
    await device.changes();
  }
  assert.fail(seen);
}

evening('friends far apart play with bots until a side has won, and the house leads', async ({ device, house }) => {
  const gallery = new Gallery();
  const host = await device({ name: 'host', language: 'nb' });
  const guest = await device({ name: 'guest', language: 'nb' });
  const tablet = await device({ name: 'tablet', language: 'nb' });
  for (const bright of [guest, tablet]) {
    await bright.context.addInitScript(() => localStorage.setItem('konklave.light', 'bright'));
  }
  const code = await layTable(host, { remote: true });
  await sitDown(host, 'Dagny');
  await typeCode(guest, code);
  await sitDown(guest, 'Egon');
  await sayReady(guest);
  await fillChairs(host, 9);
  await chooseShort(host, 4, { withNight: true });
  await host.press(exactly(words.lobby.start));

  const dagny = new Player(host, 'Dagny');
  const egon = new Player(guest, 'Egon');
  const opened = new Set<Phase>();
  const first = dagny.play(async (phase) => {
    // Brief phases are over soon: the page is opened again first.
    opened.add(phase);
    await openAgain(host, code);
    if (phase === 'speech')
      await egon.device.alone(async () => {
        await house.kill();
        await house.start();
      });
  });
  const second = egon.play(async (phase) => {
    await hasItsLight(egon);
    await gallery.look(egon.device, phase);
    if (phase === 'day-talk') await changeDevice(egon, code, tablet);
    opened.add(phase);
    await openAgain(egon.device, code);
  });
  await Promise.all([first, second]);

  for (const player of [dagny, egon]) {
    await openAgain(player.device, code);
    await seesWinner(player.device);
    await gallery.look(player.device, 'ended');
  }
  for (const phase of PHASES) assert.ok(opened.has(phase), `${phase} was played`);
  gallery.isFlawless();
});
