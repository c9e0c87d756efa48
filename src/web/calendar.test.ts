/** A calendar file that phones read: RFC 5545, in UTC. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type CalendarEntry, calendarFile } from './calendar.ts';

const NOW = Date.UTC(2027, 2, 27, 9, 30);
const entry = (more: Partial<CalendarEntry> = {}): CalendarEntry => ({
  id: 'LYKT-1-2-ballot@konklave.example',
  from: Date.UTC(2027, 2, 28, 14),
  until: Date.UTC(2027, 2, 28, 15, 30),
  title: 'Forræder: the vote',
  text: 'Day 2',
  url: 'https://konklave.example/LYKT',
  ...more,
});
const linesOf = (file: string): string[] => file.replace(/\r\n /g, '').split('\r\n');

test('an entry has an id, a stamp, its times in UTC, and rings when it begins', () => {
  const file = calendarFile([entry(), entry({ id: 'other' })], NOW);
  const lines = linesOf(file);
  assert.deepEqual(lines.slice(0, 3), ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Konklave//Konklave//EN']);
  assert.deepEqual(lines.slice(-2), ['END:VCALENDAR', '']);
  for (const line of [
    ...['UID:LYKT-1-2-ballot@konklave.example', 'DTSTAMP:20270327T093000Z', 'DTSTART:20270328T140000Z'],
    ...['DTEND:20270328T153000Z', 'SUMMARY:Forræder: the vote', 'TRIGGER:PT0S', 'URL:https://konklave.example/LYKT'],
  ])
    assert.ok(lines.includes(line), line);
  assert.equal(lines.filter((line) => line === 'BEGIN:VEVENT').length, 2);
  assert.equal(file.replace(/\r\n/g, '').match(/[\r\n]/), null, 'every line ends in CRLF');
});

test('no line is longer than 75 octets, and no letter is cut in two', () => {
  const title = 'Rådslagningen på slottet, '.repeat(9) + '🕯️'.repeat(30);
  const file = calendarFile([entry({ title, url: `https://konklave.example/${'x'.repeat(200)}` })], NOW);
  for (const line of file.split('\r\n')) assert.ok(new TextEncoder().encode(line).length <= 75, line);
  assert.ok(linesOf(file).includes(`SUMMARY:${title.replaceAll(',', '\\,')}`));
});

test('what has a meaning in the file is written so that it has none', () => {
  const lines = linesOf(calendarFile([entry({ text: 'one; two, three\\four\nEND:VCALENDAR' })], NOW));
  assert.ok(lines.includes('DESCRIPTION:one\\; two\\, three\\\\four\\nEND:VCALENDAR'));
  assert.equal(lines.filter((line) => line === 'END:VCALENDAR').length, 1);
});
