/**
 * The nose race on two phones: one touches by finger and is too early at first, the other presses Space and says that it
 * took hardly any time. What counts is the house's own clock. The pages are opened again on the way.
 */
import assert from 'node:assert/strict';
import type { Device } from './support/device.ts';
import { evening } from './support/evening.ts';
import { Cook, Line, muffinWords, phaseOnTable, untilPhase, untilShown } from './support/illumuffinati.ts';
import { comeTo, layEqual, NAMES } from './support/illumuffinati-laid.ts';
import { Gallery } from './support/looks.ts';
import { exactly } from './support/words.ts';

const t = muffinWords('en');
const FALSE_UNDER_MS = 80;
const CODE = 'MELK';
/** Of everybody's line, as the house has measured it. */
const ROUND_TRIP_MS = 40;

let equal: readonly [number, number] = [0, 0];

/** Runs in the page, before all else: a phone that always says it took the least that is believed. */
function lies(): void {
  const { send } = WebSocket.prototype;
  WebSocket.prototype.send = function (this: WebSocket, text) {
    return send.call(this, String(text).replace(/"reactionMs":\d+/, '"reactionMs":80'));
  };
}

/** When the nose turned red in this page, and when it was pressed: by its own clock. */
function watch(): void {
  const times = window as unknown as { redAt?: number; pressedAt?: number };
  new MutationObserver(() => {
    if (document.querySelector('.im-nose.is-cue')) times.redAt ??= performance.now();
  }).observe(document, { subtree: true, childList: true, attributes: true });
  addEventListener('keydown', () => {
    times.pressedAt = performance.now();
  });
}

const waitedIn = (device: Device): Promise<number> =>
  device.page.evaluate(() => {
    const { redAt, pressedAt } = window as unknown as { redAt: number; pressedAt: number };
    return pressedAt - redAt;
  });

async function tap(device: Device): Promise<void> {
  const box = (await device.button(exactly(t.nose.title)).boundingBox())!;
  await device.page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
}

async function openAgain(cook: Cook, screen: string): Promise<void> {
  await cook.device.reload();
  await untilShown(cook, screen);
}

evening(
  'the nose race: too early by finger, Space on the other phone, and a time that nobody believes',
  async ({ device }) => {
    const gallery = new Gallery();
    const [mine, theirs] = equal.map((seat) => NAMES[seat]!) as [string, string];
    const honest = await device({ name: mine });
    const liar = await device({ name: theirs });
    const table = await device({ name: 'table', kind: 'table' });
    await liar.context.addInitScript(lies);
    const [honestLine, liarLine] = [new Line(honest), new Line(liar)];
    await comeTo(honest, CODE, mine);
    await comeTo(liar, CODE, theirs);
    await comeTo(table, CODE, 'table');
    const [one, other] = [new Cook(honest, mine), new Cook(liar, theirs)];
    await Promise.all([untilShown(one, 'final-count'), untilShown(other, 'final-count')]);
    await openAgain(one, 'final-count');
    await untilPhase(table, 'final-count');

    await honest.press(exactly(t.buttons.ready));
    await liar.press(exactly(t.buttons.ready));
    await untilShown(one, 'nose');
    // Before the cue: taped, on this phone and on the table, and the other one only sees that.
    await tap(honest);
    await honest.sees(honest.heading(exactly(t.phone.tooEarly)));
    await table.sees(table.page.locator('.it-pls li').filter({ hasText: mine }).locator('em'));
    await untilShown(other, 'nose');
    assert.equal(await liar.heading(exactly(t.phone.tooEarly)).count(), 0);
    await liar.page.evaluate(watch);

    // The tape comes off a second after the cue; who presses meanwhile is not heard.
    await liar.sees(liar.heading(exactly(t.nose.now)));
    await honest.sees(honest.heading(exactly(t.nose.now)));
    // Both touches are held on their way, and arrive in this order: the race is closed half a second after the first.
    for (const one of [honest, liar]) one.holdBack();
    const said = [honestLine.says('touchNose'), liarLine.says('touchNose')];
    await tap(honest);
    await liar.page.keyboard.press(' ');
    await Promise.all(said);
    const isHeard = honestLine.hears();
    honest.letThrough();
    await isHeard;
    // A line is credited with less than it takes: a touch that came sooner would be level.
    await liar.page.evaluate((ms) => new Promise((done) => setTimeout(done, ms)), ROUND_TRIP_MS + 20);
    liar.letThrough();
    // The times first, on all screens; then the places.
    await Promise.all([table, honest, liar].map((one) => one.sees(one.heading(exactly(`${mine}!`)))));
    assert.equal(await table.page.locator('.it-pls li.is-won').filter({ hasText: mine }).count(), 1);
    await gallery.look(table, 'times');
    await honest.sees(honest.page.locator('.im-rank, .im-win'));
    await liar.sees(liar.page.locator('.im-rank'));

    // Both times stand there: the touch has won, and the other is what the clock says.
    const told = await liar.page.locator('.im-rk').innerText();
    const timeOf = (name: string) => Number(new RegExp(`${name}: (\\d+) ms`).exec(told)?.[1]);
    const waited = await waitedIn(liar);
    assert.ok(timeOf(mine) >= FALSE_UNDER_MS, told);
    assert.ok(timeOf(theirs) > timeOf(mine), told);
    assert.ok(timeOf(theirs) >= waited - 1, `${told}, and ${waited} ms were waited`);
    assert.ok(told.includes(t.end.wins(mine)), told);
    await openAgain(other, 'count');
    await table.sees(table.page.locator('.it-cnt'));
    assert.equal(await phaseOnTable(table), 'finished');
    gallery.isFlawless();
  },
  async (folder) => {
    equal = await layEqual(folder, CODE, ROUND_TRIP_MS);
  },
);
