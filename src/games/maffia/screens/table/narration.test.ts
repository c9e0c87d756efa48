/** What the narrator says, and what stands in the record of phones and consoles, in every language. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LANGUAGES } from '../../../../kernel/game.ts';
import {
  aim,
  does,
  F11M,
  F18,
  type MaffiaTable,
  nominateAll,
  onDayOne,
  pass,
  seatedAs,
  toPhase,
  viewOf,
} from '../../fixtures.ts';
import { story } from '../../story.ts';
import { textsFor } from '../../texts/all.ts';
import { narrationOf } from './narration.ts';

const name = (seat: number) => `N${seat}`;
const faces = Array.from({ length: 22 }, (_, seat) => ({ name: name(seat) }) as never);

const captionIn = (table: MaffiaTable, language: (typeof LANGUAGES)[number]): string =>
  narrationOf({ view: viewOf(table, 'table'), language } as never, textsFor(language), faces, '').caption;

const TO_DO = { en: /agree|point/i, da: /enige|peg/i, sv: /överens|pek/i, nb: /enige|pek/i };

test('[MF-46, MF-48] in a called night zero the mafia is asked to see each other, in other nights to agree', () => {
  const table = seatedAs(F11M, { options: { nightStyle: 'called' } });
  toPhase(table, 'night-zero');
  const said = (language: (typeof LANGUAGES)[number]) => {
    const view = viewOf(table, 'table');
    const told = story({ type: 'segmentCalled', segment: view.segment, until: 0 } as never, view, language, name)!;
    return [captionIn(table, language), told];
  };
  for (const language of LANGUAGES) {
    for (const line of said(language)) assert.doesNotMatch(line, TO_DO[language]);
  }
  const mafia = LANGUAGES.map(said);
  pass(table);
  assert.equal(table.truth.segment, 'freemason');
  for (const [i, language] of LANGUAGES.entries()) assert.notDeepEqual(said(language), mafia[i]);
  toPhase(table, 'night');
  for (const language of LANGUAGES) {
    for (const line of said(language)) assert.match(line, TO_DO[language]);
  }
});

test('[MF-121] the narrator says both: who has died, and that there was an attempt', () => {
  const table = onDayOne(F18);
  aim(table, 11);
  toPhase(table, 'night');
  does(table, 6, { type: 'avenge', target: 8 });
  does(table, 4, { type: 'protect', target: 8 });
  toPhase(table, 'declaration');
  assert.deepEqual(table.truth.nights[0]!.deaths, [11]);
  for (const language of LANGUAGES) {
    const caption = captionIn(table, language);
    assert.ok(caption.includes(name(11)) && caption.endsWith(textsFor(language).paper.alsoAttempt), caption);
    assert.ok(!caption.includes(name(8)));
  }
});

test('[MF-83] where a person calls the votes, the narrator asks for no hand before the call', () => {
  const table = onDayOne(F11M, { options: { gameMaster: 'human' } });
  nominateAll(table, [3, 4]);
  toPhase(table, 'vote-call');
  assert.equal(table.truth.step, 'waiting');
  for (const language of LANGUAGES) {
    const { vote } = textsFor(language);
    assert.equal(captionIn(table, language), `${name(3)}. ${vote.waiting}`);
  }
  does(table, 'master', { type: 'master.callVote' });
  for (const language of LANGUAGES)
    assert.notEqual(captionIn(table, language), `${name(3)}. ${textsFor(language).vote.waiting}`);
});
