/**
 * Words that people write, as they are kept: what cannot be seen is taken out, and names that look alike are told apart.
 *
 * Letters are counted by a rule of our own and not by `Intl.Segmenter`: what that counts as one depends on the version
 * of Unicode that an engine brings, and a name must be judged alike on the server, on every phone, and by whoever
 * verifies the log years later. Where the two differ (conjuncts of Indian scripts), ours counts more.
 */

/** A person or thing in pictures, and what it is put together of: a family is several, joined. */
const PICTURE = String.raw`\p{Extended_Pictographic}\ufe0f?\p{Emoji_Modifier}?`;
const EMOJI = [
  String.raw`\u{1f3f4}[\u{e0061}-\u{e007a}]{4,6}\u{e007f}`, // Scotland
  String.raw`${PICTURE}(?:\u200d${PICTURE}){0,4}`,
  String.raw`\p{Regional_Indicator}{2}`,
  String.raw`[#*\d]\ufe0f\u20e3`,
].join('|');
/** What has no shape of its own: controls, what joins or turns letters round, half characters, fillers. */
const HIDDEN = String.raw`[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Default_Ignorable_Code_Point}\u2800]`;

const EMOJI_OR_HIDDEN = new RegExp(`(${EMOJI})|${HIDDEN}`, 'gu');
const SEEN = new RegExp(`(?:${EMOJI}|\\P{M})\\p{M}*`, 'gu');

/** As many as Hebrew, Hindi or Tibetan puts on one letter. */
const MARKS_MAX = 3;
const MARKS = /(^|[^\p{M}])(\p{M}+)/gu;

/** On one line, nothing hidden, single spaces, and no marks without a letter or in heaps. */
export const tidy = (typed: string): string =>
  typed
    .replace(/\s/gu, ' ')
    .replace(EMOJI_OR_HIDDEN, '$1')
    // Before they are put in order, which takes the square of their number.
    .replace(MARKS, (_, before: string, marks: string) =>
      before === '' || before === ' ' ? before : before + [...marks].slice(0, MARKS_MAX).join(''),
    )
    .normalize('NFC')
    .replace(/ +/g, ' ')
    .trim();

/** The letters that somebody sees in tidy words, each whole: a family or a flag is one. */
export const lettersOf = (words: string): readonly string[] => words.match(SEEN) ?? [];
export const lettersIn = (words: string): number => lettersOf(words).length;

/** Not more than so many letters of it, and none of them torn apart. */
export function shortened(words: string, lettersMax: number): string {
  const letters = lettersOf(words);
  return letters.length > lettersMax ? letters.slice(0, lettersMax).join('') : words;
}

/** Letters of the three alphabets that are drawn alike, and digits that are taken for letters; each after its likeness. */
const SHAPES = new Map(
  [
    ...['AАΑ', 'BВΒ', 'CС', 'EЕΕ', 'FϜ', 'HНΗ', 'IІΙӀǀ|', 'JЈͿ', 'KКΚ', 'MМΜ', 'NΝ', 'OОΟ0', 'PРΡ', 'QԚ', 'SЅ', 'TТΤ'],
    ...[
      'WԜ',
      'XХΧ',
      'YҮΥ',
      'ZΖ',
      'aаαɑ',
      'bЬь',
      'cсς',
      'dԁ',
      'eе',
      'gɡ',
      'hһ',
      'iіιıɩ',
      'jј',
      'kкκ',
      'l1ӏ',
      'mм',
      'nп',
    ],
    ...['oоοσ', 'pрρ', 'qԛ', 'rг', 'sѕ', 'tтτ', 'uυ', 'vνѵ', 'wԝω', 'xхχ', 'yуγ', 'ĐÐƉ', 'æӕ', 'ÆӔ', 'əә'],
  ].flatMap((line) => [...line].slice(1).map((letter) => [letter, line[0]!] as const)),
);

/** Sören and Søren, Järn and Jærn: called out at a Nordic table they are one. */
const NORDIC: { readonly [letter: string]: string } = { O: 'Ø', o: 'ø', A: 'Æ', a: 'æ' };

const BETWEEN = /[\p{Z}\p{P}\p{Variation_Selector}`^´¨¯¸]/gu;

/** What a name is, what it looks like, and what it looks like where a capital I is an l; none of them is ever shown. */
function likenessesOf(name: string): string[] {
  const bare = name.replace(BETWEEN, '').normalize('NFKD').replace(BETWEEN, '') || name;
  const shape = [...bare]
    .map((letter) => SHAPES.get(letter) ?? letter)
    .join('')
    .replace(/[OAoa]\u0308/g, (letter) => NORDIC[letter[0]!]!);
  // A capital L is no stroke, and an i has its dot: Lisa is not Iisa, and Lili is not Lill.
  const strokes = shape.replace(/[Il]/g, '1').replace(/[^L]/gu, (letter) => letter.toLowerCase());
  return [bare.toLowerCase(), shape.toLowerCase(), strokes].map((one) => one.normalize('NFC'));
}

/** Whether a table would take one of these names for the other. */
export function lookAlike(one: string, other: string): boolean {
  const others = likenessesOf(other);
  return likenessesOf(one).some((likeness, i) => likeness === others[i]);
}
