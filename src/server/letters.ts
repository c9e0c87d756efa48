/**
 * Letters for a room's code and for the sign of a screen: by lot, but never a word that nobody wants on a wall, in any
 * of the house's languages. Codes of before stay good: this is about what is drawn.
 */
import { CODE_LETTERS } from '../protocol.ts';
import type { Chance } from './rooms.ts';

/**
 * As words or parts of words, turned by thirteen letters (ROT13: A is written N, and N is written A): nobody who came
 * here for something else need read them. A word with O or Q cannot be drawn; one with I can, see `LOOKS_LIKE`.
 */
const TURNED = [
  // Bodies, and what is done with them.
  'NANY NAHF NEFR NEFYR NFF NMM ONYYF OQFZ OHGG PYVG PAG PHZ PHAG QPX QVPX QVYQ SNC SPX SPHX SVFF SVGG SHP SHX',
  'SHK TNATO URAGN WREX WVM XARC XAHY XHX XHFF ZVYS ANXRQ AFSJ AHQR CNRQF CNGG CRQF CRAR CRAVF CREI CUHX CVXX',
  'CVZC CEA CGUP CHYN CHYR CHCC CHFFL ENRI ENCR ENFF EHZC EHAX FNGNA FRXF FRK FUNT FCREZ FCHAX FHPX FINAF GRNGF',
  'GVG GJNG INYQG IHYI JNAX KKK',
  // What people call one another.
  'OVGPU OGPU UHER YHQRE YHQE EGEQ FXNAX FYNT FYNZC FYHG FCNFG FCNM GNRI GNEQ',
  // What comes out of bodies, and curses.
  'ONWF PENC QNZA QEVG SNNA SNRA SNAA SNEG SRPNY SRPR URYY UYIG WNRIY WNIY XNX CVFF CEHGG CFFF FUVG FUG FXVQG',
  'FXVG GVFF GHEQ',
  // Peoples, colours, faiths, loves.
  'OYNGG PUVAX PUAX QLXR SNT TNL TLC UROR WNC WRJ WHQR XNSSE XNSVE XVXR YNCC YRFO YRM ARTR ARTE ATT ATE AVT CNXV',
  'CNXXF CREX FYNIR FCVP GNGRE GNGGE JRGO MVTA',
  // Nazis and their like, also in letters.
  'NQYS NEVFX NHFPU TGXE URVY UVGY UVGGY UGY VFVF WHQRA XXX YLAPU ANM AZE AFQNC AFH FFF HFGNF JNSSR JCJJ MLXY',
  // Harm and drugs.
  'PENPX QENRC QERC QEHT UNFPU UNFW XVYY XZF XANEX XLF YFQ ZRGU FHVP JRRQ',
].flatMap((line) => line.split(' '));

/** What is read as another letter. I itself is never drawn. */
const LOOKS_LIKE: { readonly [letter: string]: string } = {
  I: 'JLY',
  U: 'UV',
  S: 'SZ',
  Z: 'SZ',
  C: 'CK',
  K: 'CK',
};

const A = 'A'.charCodeAt(0);
const turned = (word: string): string =>
  word.replace(/[A-Z]/g, (letter) => String.fromCharCode(A + ((letter.charCodeAt(0) - A + 13) % 26)));

export const unwantedWords: readonly string[] = TURNED.map(turned);
export const readAs = (letter: string): string => LOOKS_LIKE[letter] ?? letter;

const patternOf = (word: string): string => [...word].map((letter) => `[${readAs(letter)}]`).join('');
const UNWANTED = new RegExp(unwantedWords.map(patternOf).join('|'));

export const isUnwanted = (letters: string): boolean => UNWANTED.test(letters);

/** Undefined: they came to something unwanted. Whoever draws again has all others with the same chance. */
export function drawLetters(count: number, chance: Chance): string | undefined {
  const letters = Array.from({ length: count }, () => CODE_LETTERS[chance.int(CODE_LETTERS.length)]).join('');
  return isUnwanted(letters) ? undefined : letters;
}
