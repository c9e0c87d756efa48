/**
 * Opened again in every phase: two phones and the table's screen, which all show after it what they showed before, and
 * ask nobody for a name. Each is a phase of a game that was laid for it; the house's time runs slower, so that what lasts
 * four seconds is still on. (The final count and the noses: illumuffinati-nose.test.ts.)
 */
import assert from 'node:assert/strict';
import type { Phase } from '../src/games/illumuffinati/state.ts';
import type { Device } from './support/device.ts';
import { evening } from './support/evening.ts';
import { Cook, letGoFree, muffinWords, phaseOnTable, untilPhase, untilShown } from './support/illumuffinati.ts';
import { comeTo, layGame, toLastPass } from './support/illumuffinati-laid.ts';
import { exactly, houseWords } from './support/words.ts';

const words = houseWords('nb');
const t = muffinWords('nb');
const CODES = { begin: 'BEGN', round: 'RUND' };
const FACTOR = 0.2;
const SEATING = { seats: 4, people: [0, 3], language: 'nb' } as const;

class Home {
  readonly table: Device;
  readonly inspector: Cook;
  readonly baker: Cook;
  /** Phases in which all three were opened again, and showed the same. */
  readonly proved: Phase[] = [];

  constructor(table: Device, inspector: Cook, baker: Cook) {
    this.table = table;
    this.inspector = inspector;
    this.baker = baker;
  }

  async come(code: string): Promise<void> {
    await comeTo(this.inspector.device, code, this.inspector.name);
    await comeTo(this.baker.device, code, this.baker.name);
    await comeTo(this.table, code, 'table');
  }

  /** All at once, as soon as they show it: a page that is opened again is in its seat, where it was. */
  async openAgain(phase: Phase, inspector: string, baker: string): Promise<void> {
    const cooks = [
      [this.inspector, inspector],
      [this.baker, baker],
    ] as const;
    const phones = cooks.map(async ([cook, screen]) => {
      await untilShown(cook, screen);
      // For a moment a screen that changes with the table has no bar yet.
      while ((await cook.shown()).bar === '') await cook.device.changes();
      const { bar, whole } = await cook.shown();
      await cook.device.reload();
      await untilShown(cook, screen);
      const again = await cook.shown();
      assert.equal(again.bar, bar, `${cook.name} in ${phase}`);
      // While they bargain the offers change under way.
      if (phase !== 'negotiate') assert.equal(again.whole, whole, `${cook.name} is asked for the same in ${phase}`);
      assert.equal(await cook.device.page.getByRole('dialog').count(), 0);
      assert.equal(await cook.device.field(words.join.name).count(), 0);
    });
    const wall = (async () => {
      await untilPhase(this.table, phase);
      await this.table.reload();
      await this.table.page.locator('main.it').waitFor();
      assert.equal(await phaseOnTable(this.table), phase, 'the table was in time');
    })();
    await Promise.all([...phones, wall]);
    assert.equal(await phaseOnTable(this.table), phase, `${phase} is still on`);
    this.proved.push(phase);
  }
}

evening(
  'a reload in every phase shows the same again',
  async ({ device, house }) => {
    await house.hurry(FACTOR);
    const host = await device({ name: 'Albertina', language: 'nb' });
    const guest = await device({ name: 'Dagny', language: 'nb' });
    const table = await device({ name: 'table', kind: 'table', language: 'nb' });
    const home = new Home(table, new Cook(host, 'Albertina'), new Cook(guest, 'Dagny'));

    // Who solved a crime? Albertina has, and so she waits outside while the others bake.
    await home.come(CODES.begin);
    await home.openAgain('first-inspector', 'first', 'first');
    for (const [one, crime] of [
      [guest, t.first.buckets.never],
      [host, t.first.buckets.today],
    ] as const) {
      await one.press(exactly(crime));
      await one.press(exactly(t.phone.nextQuestion));
      await one.press(exactly(t.first.buckets.never));
      await one.press(exactly(t.buttons.testify));
    }
    await home.openAgain('bake', 'bake', 'bake');

    await home.come(CODES.round);
    await home.openAgain('hide', 'outside', 'hide');
    await home.baker.pass();
    await home.openAgain('open', 'insp', 'baker');
    await host.sees(host.button(exactly(t.phone.letGoFree)).and(host.page.locator(':enabled')));
    await home.openAgain('negotiate', 'insp', 'baker');
    await guest.press(exactly(t.negotiate.more(2)));
    await host.sees(host.button(exactly(t.phone.holdTake('Dagny', 2))));
    await letGoFree(host, { hasText: 'Bodil' });
    await home.openAgain('takeback', 'take-back', 'take-back');
    await guest.press(exactly(t.phone.leave(2)));
    await home.openAgain('inspect', 'inspect', 'inspect');
    await letGoFree(host, { hasText: 'Cyril' });
    await home.openAgain('accusation', 'watch', 'last');
    await guest.press(exactly(t.buttons.flip));
    // Screens change in step with the table: it is the next phase when the bar says so.
    for (const one of [host, guest]) await one.sees(one.page.locator('.bar').getByText(t.phases.earnings));
    await home.openAgain('earnings', 'earn', 'earn');
    for (const one of [host, guest]) await one.press(exactly(t.phone.readyFor(2)));
    for (const one of [host, guest]) await one.sees(one.page.locator('.bar').getByText(t.phases['round-end']));
    await home.openAgain('round-end', 'earn', 'earn');

    assert.deepEqual(home.proved, [
      ...['first-inspector', 'bake', 'hide', 'open', 'negotiate', 'takeback', 'inspect', 'accusation', 'earnings'],
      'round-end',
    ]);
  },
  async (folder) => {
    await layGame(folder, { ...SEATING, code: CODES.begin, options: { firstInspector: 'ritual' } }, () => {});
    const options = { firstInspector: 'host', acceptLockSeconds: 0 } as const;
    await layGame(folder, { ...SEATING, code: CODES.round, options }, toLastPass);
  },
);
