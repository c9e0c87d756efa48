/** The kit's controls by themselves: what fingers and keys do to them, and what is read aloud of them. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type ComponentChild, h, render } from 'preact';
import { around, type Drawn, draw, happen, open, pass, root, written } from './mounted/dom.ts';
import { isUsable, letGo, nameOf, press, wordsOf } from './mounted/look.ts';
import { settled } from './mounted/settled.ts';
import './mounted/scripts.ts';

open();
const { SeatPicker } = await import('../src/web/kit/picker.tsx');
const { HoldToLook } = await import('../src/web/kit/secret.tsx');
const { Button } = await import('../src/web/kit/press.tsx');
const { TextField } = await import('../src/web/kit/field.tsx');
const { Segments, Stepper, Switch } = await import('../src/web/kit/form.tsx');
const { parted, widestIn } = await import('../src/web/kit/width.ts');

/** Drawn anew whenever something was chosen. */
function drawn<T>(first: T, drawing: (value: T, choose: (value: T) => void) => ComponentChild) {
  const page = root();
  const chosen: T[] = [];
  const choose = (value: T) => {
    chosen.push(value);
    show(value);
  };
  const show = (value: T) => {
    render(drawing(value, choose), page as never);
    draw();
  };
  show(first);
  const buttons = () => page.querySelectorAll('button');
  return { page, chosen, buttons };
}

const focused = () => (document as unknown as { activeElement: Drawn }).activeElement;
const key = (on: Drawn, name: string) => happen(on, 'keydown', { key: name });

const NAMES = ['Anna', 'Bo', 'Cille', 'Dagny', 'Elsebeth', 'Margrethe', 'Bartholomæus'];

/** Seven seats in rows of three, of which Bo may not be chosen. */
function picker() {
  const faces = NAMES.map((name, seat) => ({ name, mask: seat, tint: seat }));
  const seats = drawn(0, (chosen, choose) =>
    h(SeatPicker, {
      ...{ faces: faces as never, label: 'Who?', chosen, onPick: choose },
      ...{
        allowed: [0, 2, 3, 4, 5, 6],
        orders: { 2: 1, 3: 2 },
        note: (seat: number) => (seat === 2 ? 'first' : undefined),
      },
    }),
  );
  seats.buttons().forEach((button, seat) => {
    const [left, top] = [(seat % 3) * 100, Math.floor(seat / 3) * 100];
    const place = { left, top, right: left + 90, bottom: top + 101, width: 90, height: 101, x: left, y: top };
    button.getBoundingClientRect = () => place;
  });
  return seats;
}

test('arrows lead from seat to seat as they lie on the screen, past those that cannot be chosen', () => {
  const [anna, , cille, dagny, elsebeth, margrethe, last] = picker().buttons() as Drawn[];
  const ways: [from: Drawn, name: string, to: Drawn][] = [
    [anna!, 'ArrowRight', cille!],
    [cille!, 'ArrowLeft', anna!],
    [anna!, 'ArrowDown', dagny!],
    [last!, 'ArrowUp', dagny!],
    [elsebeth!, 'ArrowLeft', dagny!],
    [margrethe!, 'ArrowUp', cille!],
  ];
  for (const [from, name, to] of ways) {
    from.focus();
    assert.ok(key(from, name), `${name} does not also move the page`);
    assert.equal(nameOf(focused()), nameOf(to), `${name} from ${nameOf(from)}`);
  }
});

test('at the end of the seats, and for any other key, the page does what it always does', () => {
  const buttons = picker().buttons();
  const [anna, , cille] = buttons as Drawn[];
  for (const [from, name] of [
    [anna, 'ArrowUp'],
    [anna, 'ArrowLeft'],
    [buttons.at(-1), 'ArrowRight'],
    [buttons.at(-1), 'ArrowDown'],
    [cille, 'PageDown'],
  ] as const) {
    from!.focus();
    assert.equal(key(from!, name), false, name);
    assert.equal(focused(), from);
  }
});

test('the chosen seat is pressed and first to be reached, who cannot be chosen is no button, and notes are read', async () => {
  const seats = picker();
  const told = () =>
    seats.buttons().map((button) => `${button.getAttribute('aria-pressed')} ${button.getAttribute('tabIndex')}`);
  assert.deepEqual(told().slice(0, 3), ['true 0', 'false -1', 'false -1']);
  await press(seats.buttons()[2]!);
  assert.deepEqual(seats.chosen, [2]);
  assert.deepEqual(told().slice(0, 3), ['false -1', 'false -1', 'true 0']);
  assert.deepEqual(seats.buttons().map(isUsable), [true, false, true, true, true, true, true]);
  const [, , cille, dagny] = seats.buttons() as Drawn[];
  assert.deepEqual([wordsOf(cille!), wordsOf(dagny!)], ['Cille , first', '2 Dagny']);
});

test('a name is set as small as its widest word asks for, and a long one may be parted before a syllable', () => {
  const names = picker().page.querySelectorAll('span.nm');
  assert.deepEqual(
    names.map((name) => Number(name.style['--ems'])),
    NAMES.map(widestIn),
  );
  assert.ok(widestIn('Wilma') > widestIn('Lilli'), 'letters are not alike');
  assert.deepEqual(
    ['Bartholomæus', 'Gudmundsdóttir', 'Elsebeth', 'Ingeborg Marie'].map((name) => parted(name).split('\u00AD')),
    [['Bartho', 'lo', 'mæus'], ['Gud', 'munds', 'dóttir'], ['Elsebeth'], ['Ingeborg Marie']],
  );
  assert.equal(wordsOf(names.at(-1)!), parted('Bartholomæus'));
});

test('a stepper goes by steps and never beyond its ends', async () => {
  const stepper = drawn(4, (value, onChange) =>
    h(Stepper, { label: 'Night', value, min: 1, max: 6, step: 2, onChange }),
  );
  const [less, more] = stepper.buttons() as [Drawn, Drawn];
  await press(more);
  assert.deepEqual([isUsable(less), isUsable(more)], [true, false]);
  await press(less);
  await press(less);
  await press(less);
  assert.deepEqual(stepper.chosen, [6, 4, 2, 1]);
  assert.deepEqual([isUsable(less), isUsable(more)], [false, true]);
  assert.equal(wordsOf(stepper.page.querySelector('output')!), '1');
});

test('a stepper that is kept down goes on until it is let go, and letting go is no step more', async () => {
  const stepper = drawn(0, (value, onChange) => h(Stepper, { label: 'Night', value, min: 0, max: 60, onChange }));
  const more = stepper.buttons()[1]!;
  happen(more, 'pointerdown');
  pass(400);
  assert.deepEqual(stepper.chosen, []);
  pass(300);
  assert.deepEqual(stepper.chosen, [1, 2, 3]);
  await letGo(more);
  pass(1_000);
  assert.deepEqual(stepper.chosen, [1, 2, 3]);
  await press(more);
  assert.equal(stepper.chosen.at(-1), 4);
});

test('segments are one choice: arrows go round, and only the chosen one is reached by Tab', async () => {
  const options = ['a', 'b', 'c'].map((value) => ({ value, label: value }));
  const segments = drawn('a', (value, onChange) => h(Segments<string>, { label: 'Which?', options, value, onChange }));
  const told = () => segments.buttons().map((button) => button.getAttribute('aria-checked'));
  const reached = () => segments.buttons().findIndex((button) => button.getAttribute('tabIndex') === '0');
  assert.deepEqual([told(), reached()], [['true', 'false', 'false'], 0]);
  for (const [name, to] of [
    ['ArrowLeft', 2],
    ['ArrowRight', 0],
    ['ArrowDown', 1],
    ['ArrowUp', 0],
  ] as const) {
    assert.ok(key(segments.buttons()[reached()]!, name), name);
    assert.deepEqual([reached(), focused()], [to, segments.buttons()[to]], name);
  }
  assert.equal(key(segments.buttons()[0]!, 'Enter'), false);
  await press(segments.buttons()[1]!);
  assert.deepEqual(segments.chosen, ['c', 'a', 'b', 'a', 'b']);
});

test('a button says that its press is under way until it is answered, and is not pressed twice meanwhile', async () => {
  let [pressed, answer] = [0, () => {}];
  const onPress = () => {
    pressed++;
    return new Promise<void>((done) => {
      answer = done;
    });
  };
  const { page, buttons } = drawn(0, () => h(Button, { onPress, children: 'Choose Anna' }));
  const isBusy = () => page.querySelectorAll('[aria-busy]').length > 0;
  assert.equal(isBusy(), false);
  await press(buttons()[0]!);
  await press(buttons()[0]!);
  assert.deepEqual([pressed, isBusy()], [1, true]);
  answer();
  await settled();
  draw();
  assert.equal(isBusy(), false);
});

test('a switch turns, and what is wrong with a text is read aloud with its field', async () => {
  const light = drawn(false, (on, onChange) => h(Switch, { on, label: 'Light', onChange }));
  await press(light.buttons()[0]!);
  await press(light.buttons()[0]!);
  assert.deepEqual(light.chosen, [true, false]);

  const field = (error?: string) =>
    drawn('', (value, onInput) => h(TextField, { label: 'Name', value, onInput, hint: 'As they say it', error })).page;
  const described = (page: Drawn) => {
    const input = page.querySelector('input')!;
    const below = page.querySelector('p')!;
    assert.equal(input.getAttribute('aria-describedby'), below.getAttribute('id'));
    return [input.getAttribute('aria-invalid'), below.getAttribute('role'), wordsOf(below)];
  };
  assert.deepEqual(described(field()), [null, null, 'As they say it']);
  assert.deepEqual(described(field('Taken')), ['true', 'alert', 'Taken']);
});

test('the words of a card are on the page while it is held, and go with whatever takes the eye or the hand away', async () => {
  for (const shape of ['card', 'strip'] as const) {
    let looks = 0;
    const secret = { label: 'Hold to see', title: 'Werewolf', lines: ['You bite', 'at night'], hint: 'Hold', shape };
    const { page, buttons } = drawn(0, () => h(HoldToLook, { ...secret, onLook: () => void looks++ }));
    const isShown = () => /Werewolf|bite/.test(written(page));
    const [card] = buttons() as [Drawn];
    const finger = { button: 0, pointerId: 7 };
    const ends: { readonly [how: string]: () => unknown } = {
      'let go': () => happen(card, 'pointerup', finger),
      'the finger is lost': () => happen(card, 'pointercancel', finger),
      'another window': () => happen(around.window, 'blur'),
      'a page that is put away': () => happen(around.window, 'pagehide'),
      'a phone that is locked': () => happen(around.document, 'visibilitychange'),
    };
    for (const [how, end] of Object.entries(ends)) {
      assert.ok(!isShown(), `${shape}: before`);
      happen(card, 'pointerdown', finger);
      draw();
      assert.ok(isShown(), `${shape}: held`);
      happen(card, 'pointerup', { ...finger, pointerId: 8 });
      draw();
      assert.ok(isShown(), `${shape}: another finger`);
      end();
      draw();
      assert.ok(!isShown(), `${shape}: ${how}`);
    }
    happen(card, 'click', { detail: 0 });
    pass(3_900);
    assert.ok(isShown(), `${shape}: for whoever cannot hold`);
    pass(200);
    assert.ok(!isShown(), `${shape}: and not for long`);
    assert.equal(looks, Object.keys(ends).length + 1);
  }
});
