/** A card of the evening to keep: a picture that this device draws and saves by itself. */
import { wreath } from '../art/keepsakes.ts';
import { disc, path } from '../art/lino.ts';
import { maskOn } from '../art/masks.ts';
import type { FaceOf } from '../kit/index.ts';
import { saveAs } from './file.ts';

export interface Card {
  readonly face: FaceOf;
  readonly name: string;
  readonly title: string;
  readonly line: string;
  readonly foot: readonly [left: string, right: string];
  /** Won something tonight: the wreath is for winners. */
  readonly isCrowned: boolean;
}

const W = 1080;
const H = 1350;
const MARGIN = 90;
const INK = '#0b1424';
const PAPER = '#f3ead7';
const SOFT = '#6a5c45';
const GROUND = '#101d33';

/** Paper on ink, a face in its wreath. */
function artOf({ face, isCrowned }: Card, tint: string): string {
  const at = isCrowned ? [126, 124] : [138, 136];
  const letter = `<rect x="${at[0]}" y="${at[1]}" width="40" height="40" rx="7" fill="${tint}" stroke="${PAPER}" stroke-width="4"/>`;
  const head = `<g color="${tint}"${isCrowned ? '' : ' transform="translate(-35 -35) scale(1.35)"'}>${path(disc(100, 100, 55), tint)}${path(disc(100, 100, 51), INK)}<g transform="translate(60 60) scale(.8)">${maskOn(face.mask, INK)}</g></g>`;
  const round = `<g transform="translate(290 150) scale(2.5)">${isCrowned ? wreath() : ''}${head}${letter}</g>`;
  const card = `<g transform="rotate(-1 ${W / 2} ${H / 2})"><rect x="50" y="62" width="${W - 100}" height="${H - 112}" rx="28" fill="#070d18"/><rect x="50" y="50" width="${W - 100}" height="${H - 112}" rx="28" fill="${PAPER}"/><rect x="${MARGIN + 30}" y="${H - 220}" width="${W - 2 * MARGIN - 60}" height="4" fill="#cfbe9d"/></g>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${W}" height="${H}" viewBox="0 0 ${W} ${H}"><rect width="${W}" height="${H}" fill="${GROUND}"/>${card}${round}</svg>`;
}

async function imageOf(svg: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  await image.decode();
  return image;
}

/** In lines that are no wider than the card. */
function linesOf(pen: CanvasRenderingContext2D, text: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = lines.length === 0 ? word : `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && pen.measureText(longer).width <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

async function drawCard(card: Card): Promise<Blob> {
  const style = getComputedStyle(document.documentElement);
  const tint = style.getPropertyValue(`--seat-${card.face.tint}`).trim();
  const moment = style.getPropertyValue('--font-moment');
  const read = style.getPropertyValue('--font-read');
  const canvas = document.createElement('canvas');
  canvas.width = W;
  canvas.height = H;
  const pen = canvas.getContext('2d')!;
  pen.drawImage(await imageOf(artOf(card, tint)), 0, 0);
  // As the paper lies.
  pen.translate(W / 2, H / 2);
  pen.rotate((-1 * Math.PI) / 180);
  pen.translate(-W / 2, -H / 2);
  const width = W - 2 * MARGIN - 40;
  const write = async (text: string, font: string, colour: string, x: number, y: number, align: CanvasTextAlign) => {
    await document.fonts.load(font, text);
    Object.assign(pen, { font, fillStyle: colour, textAlign: align });
    pen.fillText(text, x, y);
  };
  /** In one line, smaller where it would be too wide. */
  const writeIn = async (text: string, style: string, size: number, y: number) => {
    await document.fonts.load(`${style} ${size}px ${moment}`, text);
    pen.font = `${style} ${size}px ${moment}`;
    const fit = Math.min(1, width / pen.measureText(text).width);
    await write(text, `${style} ${Math.floor(size * fit)}px ${moment}`, INK, W / 2, y, 'center');
  };
  const [x, y] = card.isCrowned ? [655, 532] : [685, 562];
  await write(card.face.letter, `800 62px ${read}`, INK, x, y, 'center');
  await writeIn(card.name, '720', 120, 800);
  await writeIn(card.title, 'italic 480', 62, 890);
  pen.font = `500 40px ${read}`;
  for (const [i, line] of linesOf(pen, card.line, width - 80)
    .slice(0, 3)
    .entries())
    await write(line, `500 40px ${read}`, SOFT, W / 2, 970 + i * 54, 'center');
  await write(card.foot[0], `700 34px ${read}`, SOFT, MARGIN + 40, H - 150, 'left');
  await write(card.foot[1], `700 34px ${read}`, SOFT, W - MARGIN - 40, H - 150, 'right');
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no blob')))),
  );
}

export async function saveCard(card: Card): Promise<void> {
  saveAs(`konklave-${card.name}.png`, await drawCard(card));
}
