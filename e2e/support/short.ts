/**
 * A game of Maffia that is soon won: the cards and clocks that a host in a hurry would choose. Half of the village is
 * mafia and the organisation rule is on, so that every hanging brings one side close to its end.
 */
import assert from 'node:assert/strict';
import type { Device } from './device.ts';
import { chooseOption, choosePreset, step, toTab, turn } from './lobby.ts';
import { gameWords, houseWords, saying } from './words.ts';

const OPTIONS = 39;

/** With the avenger the mafia wins at dawn alone, so that there is a night in any case. */
export async function chooseShort(host: Device, mafia: number, { withNight = false } = {}): Promise<void> {
  await toTab(host, 'options');
  await choosePreset(host, 'solo');
  await step(host, 'mafiaCount', '+', String(mafia));
  await turn(host, 'doctor', false);
  await chooseOption(host, 'organisationRule', 'on');
  if (withNight) await chooseOption(host, 'avenger', 'on');
  if (withNight) await chooseOption(host, 'pace', 'calm'); // pages are opened again in every phase
  await host.press(saying(houseWords(host.language).lobby.allOptions(OPTIONS)));
  await step(host, 'voteCountdownMs', '−', '1 s');
  if (withNight) await step(host, 'lastNominationWindowMs', '+', '10 s'); // the shortest phase, and it is to be seen
}

/** A side has won; it was not called off. */
export async function seesWinner(device: Device): Promise<void> {
  const { outcomes } = gameWords(device.language);
  const title = (await device.page.getByRole('heading', { level: 1 }).first().innerText()).trim();
  assert.ok(title === outcomes.village || title === outcomes.mafia, `${device.name} sees ${title}`);
}
