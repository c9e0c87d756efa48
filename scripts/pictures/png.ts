/**
 * Reads and writes pictures, and says where two differ. What is written is small: the 256 colours that it uses most stand
 * for the rest. Prints have few inks, so that nobody sees a difference, and the file is a third.
 */
import { crc32, deflateSync, inflateSync } from 'node:zlib';

const SIGNATURE = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);
const COLOURS = 256;
const TRUE_COLOUR = 2;
const WITH_ALPHA = 6;
const BY_PALETTE = 3;

interface Pixels {
  readonly width: number;
  readonly height: number;
  /** Red, green and blue of each, row by row. */
  readonly rgb: Uint8Array;
}

/** A PNG as browsers write it, or as it is written here: 8 bits a channel or by palette, not interlaced. */
export function decode(png: Buffer): Pixels {
  let header: Buffer | undefined;
  let inks: Buffer | undefined;
  const parts: Buffer[] = [];
  for (let at = SIGNATURE.length; at < png.length; ) {
    const length = png.readUInt32BE(at);
    const type = png.toString('latin1', at + 4, at + 8);
    const data = png.subarray(at + 8, at + 8 + length);
    if (type === 'IHDR') header = data;
    if (type === 'PLTE') inks = data;
    if (type === 'IDAT') parts.push(data);
    at += 12 + length;
  }
  if (!header) throw new Error('this is no PNG');
  const kind = header[9];
  const channels = { [TRUE_COLOUR]: 3, [WITH_ALPHA]: 4, [BY_PALETTE]: 1 }[kind!];
  if (header[8] !== 8 || channels === undefined) throw new Error('not the PNG of a browser');
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)];
  const raw = unfilter(inflateSync(Buffer.concat(parts)), width * channels, height, channels);
  const rgb = new Uint8Array(width * height * 3);
  const inkOf = (ink: number) => inks!.subarray(ink * 3, ink * 3 + 3);
  for (let from = 0, to = 0; from < raw.length; from += channels, to += 3)
    rgb.set(channels === 1 ? inkOf(raw[from]!) : raw.subarray(from, from + 3), to);
  return { width, height, rgb };
}

function paeth(left: number, up: number, corner: number): number {
  const [toLeft, toUp, toCorner] = [Math.abs(up - corner), Math.abs(left - corner), Math.abs(left + up - 2 * corner)];
  if (toLeft <= toUp && toLeft <= toCorner) return left;
  return toUp <= toCorner ? up : corner;
}

/** Each row says how it was made from its neighbours: to the left, above, and in the corner between. */
function unfilter(data: Buffer, stride: number, height: number, step: number): Uint8Array {
  const out = new Uint8Array(stride * height);
  for (let row = 0; row < height; row++) {
    const guess = guesses[data[row * (stride + 1)]!]!;
    for (let i = 0; i < stride; i++) {
      const at = row * stride + i;
      const left = i >= step ? out[at - step]! : 0;
      const up = row > 0 ? out[at - stride]! : 0;
      const corner = row > 0 && i >= step ? out[at - stride - step]! : 0;
      out[at] = data[row * (stride + 1) + 1 + i]! + guess(left, up, corner);
    }
  }
  return out;
}

const guesses: readonly ((left: number, up: number, corner: number) => number)[] = [
  () => 0,
  (left) => left,
  (_, up) => up,
  (left, up) => (left + up) >> 1,
  paeth,
];

interface Box {
  readonly colours: readonly number[];
  readonly channel: number;
  /** How much would be gained by dividing it. */
  readonly spread: number;
}

const partOf = (colour: number, channel: number): number => (colour >> (16 - 8 * channel)) & 255;

function box(colours: readonly number[], counts: ReadonlyMap<number, number>): Box {
  let [channel, widest] = [0, -1];
  for (const one of [0, 1, 2]) {
    let [low, high] = [255, 0];
    for (const colour of colours) {
      low = Math.min(low, partOf(colour, one));
      high = Math.max(high, partOf(colour, one));
    }
    if (high - low > widest) [channel, widest] = [one, high - low];
  }
  const weight = colours.reduce((sum, colour) => sum + counts.get(colour)!, 0);
  return { colours, channel, spread: widest * Math.sqrt(weight) };
}

/** Median cut: the box with the widest colours is divided where half of its pixels lie on either side. */
function palette(counts: ReadonlyMap<number, number>): Box[] {
  const boxes = [box([...counts.keys()], counts)];
  while (boxes.length < COLOURS) {
    const widest = boxes.reduce((best, one, i) => (one.spread > boxes[best]!.spread ? i : best), 0);
    const { colours, channel, spread } = boxes[widest]!;
    if (colours.length < 2 || spread === 0) break;
    const sorted = [...colours].sort((a, b) => partOf(a, channel) - partOf(b, channel));
    const half = sorted.reduce((sum, colour) => sum + counts.get(colour)!, 0) / 2;
    let [cut, sum] = [0, 0];
    while (cut < sorted.length - 1 && sum < half) sum += counts.get(sorted[cut++]!)!;
    boxes.splice(widest, 1, box(sorted.slice(0, cut), counts), box(sorted.slice(cut), counts));
  }
  return boxes;
}

function chunk(type: string, data: Uint8Array): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const framed = Buffer.alloc(named.length + 8);
  framed.writeUInt32BE(data.length, 0);
  named.copy(framed, 4);
  framed.writeUInt32BE(crc32(named), named.length + 4);
  return framed;
}

const FADED = 0.25;

export interface Difference {
  readonly png: Buffer;
  readonly width: number;
  readonly height: number;
  readonly pixels: number;
  /** Of all pixels. */
  readonly share: number;
  /** What holds all of them; the edges belong to it. */
  readonly box: { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number };
}

/** What is the same is pale, what is not is red. */
export function differenceOf(one: Buffer, other: Buffer): Difference {
  const [before, after] = [decode(one), decode(other)];
  const { width, height } = after;
  const rgb = new Uint8Array(after.rgb.length);
  let pixels = 0;
  const box = { left: width, top: height, right: -1, bottom: -1 };
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const to = (y * width + x) * 3;
      const from = (y * before.width + x) * 3;
      const isThere = x < before.width && y < before.height;
      const isSame = isThere && [0, 1, 2].every((k) => before.rgb[from + k] === after.rgb[to + k]);
      const pale = (k: number) => 255 - (255 - after.rgb[to + k]!) * FADED;
      rgb.set(isSame ? [pale(0), pale(1), pale(2)] : [220, 20, 40], to);
      if (isSame) continue;
      pixels++;
      box.left = Math.min(box.left, x);
      box.top = Math.min(box.top, y);
      box.right = Math.max(box.right, x);
      box.bottom = y;
    }
  }
  return { png: encode({ width, height, rgb }), width, height, pixels, share: pixels / (width * height), box };
}

export const shrink = (png: Buffer): Buffer => encode(decode(png));

export function encode({ width, height, rgb }: Pixels): Buffer {
  const colourAt = (i: number) => (rgb[i]! << 16) | (rgb[i + 1]! << 8) | rgb[i + 2]!;
  const counts = new Map<number, number>();
  for (let i = 0; i < rgb.length; i += 3) counts.set(colourAt(i), (counts.get(colourAt(i)) ?? 0) + 1);
  const inks = new Uint8Array(COLOURS * 3);
  const inkOf = new Map<number, number>();
  for (const [ink, { colours }] of palette(counts).entries()) {
    const weight = colours.reduce((sum, colour) => sum + counts.get(colour)!, 0);
    for (const channel of [0, 1, 2]) {
      const sum = colours.reduce((all, colour) => all + partOf(colour, channel) * counts.get(colour)!, 0);
      inks[ink * 3 + channel] = Math.round(sum / weight);
    }
    for (const colour of colours) inkOf.set(colour, ink);
  }
  const rows = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) rows[y * (width + 1) + 1 + x] = inkOf.get(colourAt((y * width + x) * 3))!;
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, BY_PALETTE, 0, 0, 0], 8);
  const parts = [chunk('IHDR', header), chunk('PLTE', inks), chunk('IDAT', deflateSync(rows, { level: 9 }))];
  return Buffer.concat([SIGNATURE, ...parts, chunk('IEND', new Uint8Array())]);
}
