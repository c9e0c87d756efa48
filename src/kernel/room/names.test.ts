import assert from 'node:assert/strict';
import { test } from 'node:test';
import { lettersIn, lookAlike, shortened, tidy } from './names.ts';

const FAMILY = '👩‍👩‍👧‍👦';
const SCOTLAND = '🏴󠁧󠁢󠁳󠁣󠁴󠁿';

/** As people write them, and how many letters that is. */
const NAMES: { readonly [name: string]: number } = {
  ...{ Åse: 3, Björn: 5, 'Søren Kjær': 10, 'Þóra Guðmundsdóttir': 19, Ðóri: 4, Ämma: 4, Zoë: 3, Siân: 4 },
  ...{ 'Šárá Čáhput': 11, 'Máhtte Ŋuohta': 13, 'Đorte Žiŋŧ': 10, 'O’Brien': 7, 'Anne-Marie': 10, 'R2-D2': 5 },
  ...{ 'Nguyễn Thị Ánh': 14, محمّد: 4, 'فاطمة الزهراء': 13, שָׁלוֹם: 4, יעל: 3, हिन्दी: 3, श्रीकृष्ण: 5, ज़ोया: 2 },
  ...{ สมชาย: 5, น้ำฝน: 4, བསྒྲུབས: 4, Дарья: 5, Ελένη: 5, 李小龍: 3, さくら: 3, 김민준: 3 },
  ...{ [FAMILY]: 1, [SCOTLAND]: 1, '🇳🇴🇩🇰🇸🇪': 3, '👩🏽‍🚀 Ida': 5, '🧑🏻‍🤝‍🧑🏿': 1, '❤️‍🔥': 1, '🏳️‍🌈': 1, '🏴‍☠️': 1 },
  ...{ '👩‍🦰': 1, '1️⃣ 2️⃣': 3, '🕵🏽‍♂️': 1, '👩🏽‍❤️‍💋‍👨🏿': 1, '☕️': 1, '©': 1 },
};

test('names of all kinds are kept as they are, and counted as they are seen', () => {
  for (const [name, letters] of Object.entries(NAMES)) {
    assert.equal(tidy(name), name.normalize('NFC'), JSON.stringify(name));
    assert.equal(lettersIn(tidy(name)), letters, name);
    assert.equal(shortened(name, letters), name);
  }
  assert.equal(shortened(`${FAMILY}${SCOTLAND}🇳🇴Å`, 3), `${FAMILY}${SCOTLAND}🇳🇴`);
  assert.equal(shortened('क्षमा', 2), 'क्ष');
});

test('no two of them are taken for one another', () => {
  const more = 'Pål Pal Päl Lisa Iisa Lili Lill Ali Aili Alli Øyvind Oyvind Ann Anna 🐻 🦊 ! ?'.split(' ');
  const names = [...Object.keys(NAMES).map(tidy), ...more];
  for (const [i, one] of names.entries())
    for (const [j, other] of names.entries()) assert.equal(lookAlike(one, other), i === j, `${one} and ${other}`);
});

test('what cannot be seen is taken out', () => {
  for (const [typed, kept] of [
    ['  Alma   at the\u200b Mill ', 'Alma at the Mill'],
    ['A\u200dl\u200cm\ufe0fa', 'Alma'],
    ['\u202eamlA\u2066', 'amlA'],
    ['Al\u00adma\u2060\ufffc', 'Alma\ufffc'],
    ['Al\u3164ma\u115f\uffa0\u2800', 'Alma'],
    ['Alma\ud83d', 'Alma'],
    ['Alma\u{e0041}\u{e0042}', 'Alma'],
    ['Alma\n\tBo\u00a0Cy', 'Alma Bo Cy'],
    ['a\u200b\u030a', 'å'],
    ['👩\u200d', '👩'],
    ['👩\u200da', '👩a'],
    ['\u200d👩', '👩'],
    ['\ue000\u0007\u001b[31m', '[31m'],
    ['\u200b\u3164 \u2800', ''],
  ] as const)
    assert.equal(tidy(typed), kept, JSON.stringify(typed));
});

test('marks stand on letters, and not in heaps', () => {
  assert.equal(tidy('\u0301Alma'), 'Alma');
  assert.equal(tidy('Alma \u0301\u0302'), 'Alma');
  assert.equal(tidy('\u0301'), '');
  assert.equal(tidy('\u200b\u0489\ufe0f'), '');
  const zalgo = tidy(`Z${'\u0300\u0316'.repeat(60)}o${'\u0334'.repeat(80)}e`);
  assert.equal(lettersIn(zalgo), 3);
  assert.ok([...zalgo.normalize('NFD')].length <= 3 + 6, zalgo);
});

test('a name that looks like another one is the same at a table', () => {
  for (const [one, ...others] of [
    [
      'Alma',
      'ALMA',
      'alma',
      'A1ma',
      'AIma',
      'A|ma',
      'Аlma',
      'Almа',
      'Αlma',
      'A l m a',
      'Alma.',
      '-Alma-',
      '“Alma”',
      'Alma´',
      'Ａｌｍａ',
      '𝐀𝐥𝐦𝐚',
    ],
    ['Bodil', 'B0dil', 'Воdil', 'bodiI', 'Bodіl', 'bo dil', 'BODIL'],
    ['Åse', 'A\u030ase', 'åSE', 'Åѕе'],
    ['Xerxes', 'Хегхеѕ'],
    ['Νίκος', 'ΝΊΚΟΣ', 'νίκος'],
    ['Дарья', 'ДАРЬЯ'],
    ['Zoë', 'Zoё'],
    ['Søren', 'Sören', 'SÖREN', 'So\u0308ren', 'søren'],
    ['Øyvind', 'Öyvind'],
    ['Jærn', 'Järn', 'JÄRN'],
    ['❤️', '❤'],
    ['...', '...'],
  ] as const)
    for (const other of others) {
      assert.ok(lookAlike(one, other), `${one} and ${other}`);
      assert.ok(lookAlike(other, one), `${other} and ${one}`);
    }
});
