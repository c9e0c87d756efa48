import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Attack } from '../attack.ts';
import { type Command, type Line, newToken, OPCODE } from '../line.ts';

const NAMES = ['Bodil', 'Cyril', 'Dagny', 'Egon', 'Fritjof', 'Helga'];
/** What only the house may know of a device or a link. */
const OF_THE_HOUSE = /"(?:holder|holders|via|door|pass|ticket|secret)"/;

/** What each role does at night; all others have their own thoughts. */
const DEEDS: { readonly [role: string]: (target: number) => Command } = {
  mafia: (target) => ({ type: 'point', target }),
  doctor: (target) => ({ type: 'protect', target }),
  sheriff: (target) => ({ type: 'investigate', target }),
};

export const listening: Attack = {
  slug: 'listening',
  promise:
    'At night every phone is sent as many frames of the same size, whoever acts; and nobody a secret of another.',
  isPatient: true,
  async run(ground) {
    const { room, host, hostToken, master } = await ground.table();
    const seats: Line[] = [host];
    const tokens = [hostToken];
    for (const name of NAMES) {
      const token = newToken();
      tokens.push(token);
      seats.push(await ground.sit(room, name, { token, from: ground.address() }));
    }
    for (const [name, value] of Object.entries({ gameMaster: 'human', nightSeconds: 15, nightEarlyEnd: false })) {
      const why = await host.ask({ type: 'room.setOption', name, value });
      ground.must(why === null, `${name}: ${why}`);
    }
    const desk = await ground.come(room, { from: ground.address(), key: master });
    const took = await desk.ask({ type: 'room.takeMaster', door: master });
    ground.must(took === null, `the console was not taken: ${took}`);
    const began = await host.ask({ type: 'room.start' });
    ground.must(began === null, `the game did not begin: ${began}`);
    const night = () => desk.facts.findIndex(({ type }) => type === 'nightFell');
    for (let i = 0; i < 150 && night() < 0; i++) {
      for (const line of seats)
        if (!desk.facts.some(({ type }) => type === 'dayBegan')) void line.ask({ type: 'ackNightZero' });
      await desk.ask({ type: 'master.advance' });
      await sleep(120);
    }
    ground.must(
      night() >= 0,
      `no night came: ${desk.facts
        .slice(-3)
        .map(({ type }) => type)
        .join(', ')}`,
    );

    const roles = seats.map(
      (line, seat) => line.facts.findLast((one) => one.type === 'roleDealt' && one.seat === seat)?.role,
    );
    const marks = seats.map(({ heard }) => heard.length);
    const deeds = seats.map((line, seat) => {
      const deed = DEEDS[String(roles[seat])];
      return deed && line.ask(deed((seat + 1) % seats.length));
    });
    await desk.fact('nightClosed');
    await Promise.race([desk.until(() => desk.facts.at(-1)?.type !== 'nightClosed'), sleep(3000)]);
    await sleep(500);
    const acted = (await Promise.all(deeds)).filter((answer) => answer === null).length;
    ground.must(acted > 0, `nobody acted: ${roles.join(', ')}`);
    const spectra = seats.map(({ heard }, seat) =>
      heard.slice(marks[seat]).flatMap(({ opcode, bytes }) => (opcode === OPCODE.text ? [bytes] : [])),
    );
    const heard = spectra.map((sizes) => sizes.join(' '));
    ground.says(
      `${acted} of ${seats.length} acted; each was sent ${spectra[0]!.length} frames: ${[...new Set(heard)].join(' or ')}`,
    );
    ground.must(new Set(heard).size === 1, `frames at night: ${heard.join('; ')}`);

    for (const [seat, line] of seats.entries()) {
      const text = line.texts.join('');
      const foreign = tokens.filter((token, i) => {
        const hashed = createHash('sha256').update(token).digest('hex');
        return i !== seat && (text.includes(token) || text.includes(hashed));
      });
      ground.must(foreign.length === 0, `seat ${seat} was sent ${foreign.length} tokens of others`);
      ground.must(!OF_THE_HOUSE.test(text), `seat ${seat} was sent ${OF_THE_HOUSE.exec(text)?.[0]}`);
      const cards = line.facts.filter((one) => one.type === 'roleDealt' && one.seat !== seat);
      ground.must(cards.length === 0, `seat ${seat} was sent ${cards.length} cards of others`);
      const isOurs = roles[seat] === 'mafia';
      const points = line.facts.filter((one) => one.type === 'pointed' && one.seat !== seat);
      ground.must(isOurs || points.length === 0, `seat ${seat} saw who was pointed at`);
    }
  },
};
