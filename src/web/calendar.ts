/** Dates as a calendar file (RFC 5545), for phones that nobody calls. */

export interface CalendarEntry {
  /** The same date has the same id, however often the file is fetched: a calendar then mends it, and adds no second one. */
  readonly id: string;
  readonly from: number;
  readonly until: number;
  readonly title: string;
  readonly text: string;
  readonly url: string;
}

const OCTETS_MAX = 75;
const octets = (text: string): number => new TextEncoder().encode(text).length;

/** A line may have 75 octets; what is longer goes on after a space, and no letter is cut in two. */
function folded(line: string): string {
  let out = '';
  let count = 0;
  for (const letter of line) {
    const more = octets(letter);
    if (count + more > OCTETS_MAX) {
      out += '\r\n ';
      count = 1;
    }
    out += letter;
    count += more;
  }
  return out;
}

const escaped = (text: string): string => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');

/** 20270328T070000Z: in UTC, so that a calendar needs no zone of ours. */
const stamp = (at: number): string => `${new Date(at).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;

const entryLines = ({ id, from, until, title, text, url }: CalendarEntry, now: number): readonly string[] => [
  'BEGIN:VEVENT',
  `UID:${id}`,
  `DTSTAMP:${stamp(now)}`,
  `DTSTART:${stamp(from)}`,
  `DTEND:${stamp(until)}`,
  `SUMMARY:${escaped(title)}`,
  `DESCRIPTION:${escaped(text)}`,
  `URL:${url}`,
  'TRANSP:TRANSPARENT',
  ...['BEGIN:VALARM', 'ACTION:DISPLAY', `DESCRIPTION:${escaped(title)}`, 'TRIGGER:PT0S', 'END:VALARM'],
  'END:VEVENT',
];

export const calendarFile = (entries: readonly CalendarEntry[], now: number): string =>
  [
    ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Konklave//Konklave//EN', 'CALSCALE:GREGORIAN'],
    ...entries.flatMap((entry) => entryLines(entry, now)),
    'END:VCALENDAR',
  ]
    .map((line) => `${folded(line)}\r\n`)
    .join('');
