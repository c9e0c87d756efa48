/**
 * A film as an MP4 file in a `data:` address, made rather than fetched: a grey picture a second (H.264, baseline, 176 by
 * 144) and silence (AAC, one channel). ISO 14496-12 has the boxes, 14496-10 the pictures.
 */
export const SECONDS = 16;

const RATE = 16_000;
const SOUND_SAMPLES = 1024;
const SOUNDS = (SECONDS * RATE) / SOUND_SAMPLES;
const WIDE = 11; // in blocks of 16
const HIGH = 9;
const VIDEO_SCALE = 1000;

type Bytes = readonly number[];

const u16 = (value: number): Bytes => [(value >> 8) & 255, value & 255];
const u32 = (value: number): Bytes => [...u16(value >>> 16), ...u16(value & 0xffff)];
const nought = (count: number): Bytes => Array<number>(count).fill(0);
const text = (word: string): Bytes => [...word].map((letter) => letter.charCodeAt(0));
const box = (type: string, ...inside: readonly Bytes[]): Bytes => {
  const bytes = inside.flat();
  return [...u32(bytes.length + 8), ...text(type), ...bytes];
};
/** A box that begins with a version and flags. */
const full = (type: string, flags: number, ...inside: readonly Bytes[]): Bytes => box(type, u32(flags), ...inside);

/** Bits from the left; a one and noughts fill the last byte. */
function bitsOf(text: string): Bytes {
  const bits = `${text.replaceAll(' ', '')}1`;
  const padded = bits.padEnd(Math.ceil(bits.length / 8) * 8, '0');
  return (padded.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2));
}

/** A whole number as Exp-Golomb code. */
function golomb(value: number): string {
  const bits = (value + 1).toString(2);
  return bits.padStart(2 * bits.length - 1, '0');
}

const PROFILE: Bytes = [66, 0xc0, 10]; // constrained baseline, level 1
/** Its size, and that nothing refers to another picture. */
const SEQUENCE: Bytes = [
  ...[0x67, ...PROFILE],
  ...bitsOf(`1 1 ${golomb(2)} ${golomb(1)} 0 ${golomb(WIDE - 1)} ${golomb(HIGH - 1)} 1 1 0 0`),
];
const PICTURES: Bytes = [0x68, ...bitsOf('1 1 0 0 1 1 1 0 00 1 1 1 0 0 0')];
/** Every block is predicted from its neighbours and differs in nothing: all are of the grey that the first one gets. */
const BLOCK = `${golomb(3)} 1 1 1`;
const pictureOf = (number: number): Bytes => {
  const unit = [0x65, ...bitsOf(`1 ${golomb(7)} 1 0000 ${golomb(number % 2)} 0 0 1 ${BLOCK.repeat(WIDE * HIGH)}`)];
  return [...u32(unit.length), ...unit];
};
/** One channel in which nothing is coded. */
const SILENCE: Bytes = [0x00, 0xc8, 0x00, 0x80, 0x23, 0x80];

const MATRIX = [0x10000, 0, 0, 0, 0x10000, 0, 0, 0, 0x40000000].flatMap(u32);
const NAMED = { vide: 'vmhd', soun: 'smhd' } as const;

interface Track {
  readonly id: number;
  readonly kind: keyof typeof NAMED;
  readonly scale: number;
  readonly samples: readonly Bytes[];
  /** How long each sample is, in parts of a second by `scale`. */
  readonly each: number;
  /** Where its first byte lies in the file; all others follow. */
  readonly at: number;
  readonly entry: Bytes;
}

const trackOf = ({ id, kind, scale, samples, each, at, entry }: Track): Bytes => {
  const isVideo = kind === 'vide';
  const size = isVideo ? [...u32((WIDE * 16) << 16), ...u32((HIGH * 16) << 16)] : nought(8);
  const own = isVideo ? full(NAMED[kind], 1, nought(8)) : full(NAMED[kind], 0, nought(4));
  return box(
    'trak',
    full(
      'tkhd',
      3,
      ...[nought(8), u32(id), nought(4), u32(SECONDS * VIDEO_SCALE), nought(8)],
      ...[nought(4), u16(isVideo ? 0 : 0x100), nought(2), MATRIX, size],
    ),
    box(
      'mdia',
      full('mdhd', 0, nought(8), u32(scale), u32(samples.length * each), u16(0x55c4), nought(2)),
      full('hdlr', 0, nought(4), text(kind), nought(12), [0]),
      box(
        'minf',
        own,
        box('dinf', full('dref', 0, u32(1), full('url ', 1))),
        box(
          'stbl',
          full('stsd', 0, u32(1), entry),
          full('stts', 0, u32(1), u32(samples.length), u32(each)),
          full('stsc', 0, u32(1), u32(1), u32(samples.length), u32(1)),
          full('stsz', 0, u32(0), u32(samples.length), ...samples.map(({ length }) => u32(length))),
          full('stco', 0, u32(1), u32(at)),
        ),
      ),
    ),
  );
};

const ENTRY = [...nought(6), ...u16(1)];
const VIDEO_ENTRY = box(
  'avc1',
  ...[ENTRY, nought(16), u16(WIDE * 16), u16(HIGH * 16), u32(0x480000), u32(0x480000), nought(4), u16(1)],
  ...[nought(32), u16(24), u16(0xffff)],
  box(
    'avcC',
    ...[[1], PROFILE, [0xff, 0xe1], u16(SEQUENCE.length), SEQUENCE],
    ...[[1], u16(PICTURES.length), PICTURES],
  ),
);
/** AAC-LC, 16 kHz, one channel. */
const SOUND_CONFIG: Bytes = [0x14, 0x08];
const SOUND_ENTRY = box(
  'mp4a',
  ...[ENTRY, nought(8), u16(1), u16(16), nought(4), u32(RATE << 16)],
  full(
    'esds',
    0,
    ...[[3, 25], u16(2), [0]],
    ...[[4, 17, 0x40, 0x15], nought(3), u32(0), u32(0)],
    ...[[5, SOUND_CONFIG.length], SOUND_CONFIG],
    [6, 1, 2],
  ),
);

/** The bytes of the file. */
export function filmBytes(): Bytes {
  const pictures = Array.from({ length: SECONDS }, (_, i) => pictureOf(i));
  const sounds = Array<Bytes>(SOUNDS).fill(SILENCE);
  const head = box('ftyp', text('isom'), u32(512), text('isomiso2avc1mp41'));
  const at = head.length + 8;
  const heard = at + pictures.flat().length;
  return [
    ...head,
    ...box('mdat', ...pictures, ...sounds),
    ...box(
      'moov',
      full(
        'mvhd',
        0,
        ...[nought(8), u32(VIDEO_SCALE), u32(SECONDS * VIDEO_SCALE), u32(0x10000), u16(0x100), nought(10)],
        ...[MATRIX, nought(24), u32(3)],
      ),
      trackOf({
        ...{ id: 1, kind: 'vide', scale: VIDEO_SCALE, samples: pictures, each: VIDEO_SCALE, at },
        entry: VIDEO_ENTRY,
      }),
      trackOf({
        ...{ id: 2, kind: 'soun', scale: RATE, samples: sounds, each: SOUND_SAMPLES, at: heard },
        entry: SOUND_ENTRY,
      }),
    ),
  ];
}

let made: string | undefined;

/** Put together once: it takes as long as drawing a page. */
export function film(): string {
  made ??= `data:video/mp4;base64,${btoa(String.fromCharCode(...filmBytes()))}`;
  return made;
}
