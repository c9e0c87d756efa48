import assert from 'node:assert/strict';
import { test } from 'node:test';
import { claimsTreason } from './claim.ts';

test('[TR-31] whoever writes that they are a traitor is reminded of the rule, in every language', () => {
  for (const line of [
    'I am a traitor',
    'Fine. I’m the traitor!',
    "ok i'm actually a traitor",
    'Jeg er forræder',
    'ja, jeg er en forræder',
    'Jag är förrädare.',
    'jag är faktiskt en förrädare',
  ])
    assert.ok(claimsTreason(line), line);
  for (const line of [
    '',
    'I am loyal',
    'I am not a traitor',
    'I am no traitor',
    'She is a traitor',
    'I am sure that Alma is a traitor',
    'jeg er ikke forræder',
    'Jeg tror, Egon er forræder',
    'jag är inte en förrädare',
    'Du är en förrädare',
  ])
    assert.ok(!claimsTreason(line), line);
});
