/**
 * GW:s brott, Swedish, around one table: somebody who is out reacts in fixed words. GW and the table hear it, it is said
 * once a round, and while GW decides nothing can be said.
 */
import assert from 'node:assert/strict';
import { reactions } from '../src/games/gws-brott/state.ts';
import { evening } from './support/evening.ts';
import { gwScreens, gwTexts, Rogue } from './support/gws-brott.ts';
import { layOut, PEOPLE } from './support/gws-brott-laid.ts';
import { comeTo } from './support/illumuffinati-laid.ts';
import { Gallery } from './support/looks.ts';
import { exactly } from './support/words.ts';

const CODE = 'SKUM';
const t = gwTexts('sv');
const w = gwScreens('sv');

evening(
  'whoever is out in GW:s brott reacts in fixed words',
  async ({ device }) => {
    const gallery = new Gallery();
    const [hunter, out, other] = await Promise.all(PEOPLE.map((name) => device({ name, language: 'sv' })));
    const table = await device({ name: 'table', kind: 'table', language: 'sv' });
    for (const [k, one] of [hunter!, out!, other!].entries()) await comeTo(one, CODE, PEOPLE[k]!);
    await comeTo(table, CODE, 'table');

    const words = out!.page.getByRole('group', { name: w.out.reactions, exact: true });
    const open = words.getByRole('button', { disabled: false });
    await out!.sees(out!.text(w.out.only));
    assert.equal(await open.count(), reactions.length);
    await gallery.look(out!, 'out');

    const gunvor = new Rogue(other!, 'Gunvor', { hunts: false });
    const playing = gunvor.play();
    await out!.sees(out!.text(w.out.hush));
    assert.equal(await open.count(), 0, 'not while GW decides');
    gunvor.stop();
    await playing;
    const egon = new Rogue(hunter!, 'Egon', { hunts: true });
    const walking = egon.play();
    await out!.sees(out!.text(w.out.only));
    egon.stop();
    await walking;

    await words.getByRole('button', { name: exactly(t.reactions.haha) }).click();
    await out!.sees(words.getByRole('button', { name: exactly(t.reactions.haha), pressed: true }));
    await out!.sees(out!.text(w.out.said));
    assert.equal(await open.count(), 0, 'once a round');
    for (const one of [hunter!, table]) await one.sees(one.text(exactly(t.reactions.haha)));
    for (const one of [out!, table]) await gallery.look(one, 'said');

    // A page that is opened again has heard it too.
    await hunter!.reload();
    await hunter!.sees(hunter!.text(exactly(t.reactions.haha)));
    gallery.isFlawless();
  },
  (folder) => layOut(folder, CODE, 'sv'),
);
