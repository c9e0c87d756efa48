/** Who plays with whom, who is a junior, who gets a head start: below the ring of the lobby, set by the host. */
import './seating.css';
import { useState } from 'preact/hooks';
import { Button, Chip, Drawer, Face, Icon } from '../../../web/kit/index.ts';
import { isHost, type Lobby, settingsOf } from '../../../web/lobby.ts';
import { SLOW_MS } from '../clock.ts';
import { juniorIds, titleIn } from '../content.ts';
import { handicapsIn, juniorsIn, type Options, sidesOf } from '../options.ts';
import { JuniorPicture } from './parts.tsx';
import { wordsOf } from './words.ts';

const HEAD_STARTS = [0, 500, 1000, 2000, 3000];

const written = (values: ReadonlyMap<number, string | number>): string =>
  values.size === 0 ? 'none' : [...values].map(([seat, value]) => `${seat + 1}=${value}`).join('; ');

/** OF-65: from here on a line is called slow, and from here on it costs more than close races. */
const LINE_MS = { slow: SLOW_MS, poor: 300 };

/** The own line, measured all the while: bars, words and a colour. */
function OwnLine({ lobby: { lineMs, language } }: { lobby: Lobby }) {
  const { line } = wordsOf(language).w.lobby;
  const ms = Math.round(lineMs());
  const isKnown = Number.isFinite(ms);
  const grade = ms > LINE_MS.poor ? 'poor' : ms > LINE_MS.slow ? 'slow' : 'good';
  return (
    <p class={`of-own-line${isKnown ? ` is-${grade}` : ''}`}>
      <span class="bars" aria-hidden="true">
        <i />
        <i />
        <i />
      </span>
      <span>
        <b>{line.yours}</b> {isKnown ? line.ms(ms) : line.measuring}
        {isKnown && <small>{line[grade]}</small>}
      </span>
    </p>
  );
}

export function Seating(lobby: Lobby) {
  const { room, faces, language, ask, words: house } = lobby;
  const { w, t } = wordsOf(language);
  const [first, setFirst] = useState<number | null>(null);
  const [child, setChild] = useState<number | null>(null);
  const options = settingsOf(lobby) as unknown as Options;
  const count = room.seats.length;
  const sides = sidesOf(count, options.teams) ?? room.seats.map((_, seat) => [seat]);
  const juniors = juniorsIn(options.juniors) ?? new Map<number, string>();
  const heads = handicapsIn(options.handicaps) ?? new Map<number, number>();
  const mayChange = isHost(lobby);
  if (count < 2) return null;

  const set = (name: string, value: string) => ask({ type: 'room.setOption', name, value });
  const pairUp = (pairs: readonly (readonly number[])[]) =>
    set('teams', pairs.length === 0 ? 'none' : pairs.map((pair) => pair.map((seat) => seat + 1).join('+')).join(' '));
  const pairs = sides.filter((side) => side.length > 1);
  const press = (side: readonly number[]) => {
    if (side.length > 1) return pairUp(pairs.filter((pair) => pair !== side));
    const [seat] = side as [number];
    if (first === null || first === seat) return setFirst(first === seat ? null : seat);
    setFirst(null);
    return pairUp([...pairs, [first, seat]]);
  };
  const dress = (seat: number, id: string | null) => {
    const next = new Map(juniors);
    if (id === null) next.delete(seat);
    else next.set(seat, id);
    setChild(null);
    return set('juniors', written(next));
  };
  const handOver = (seat: number) => {
    const at = HEAD_STARTS.indexOf(heads.get(seat) ?? 0);
    const next = new Map(heads);
    const value = HEAD_STARTS[(at + 1) % HEAD_STARTS.length]!;
    if (value === 0) next.delete(seat);
    else next.set(seat, value);
    return set('handicaps', written(next));
  };
  const seconds = (ms: number) => (ms / 1000).toLocaleString(language);
  return (
    <section class="of-seating" data-game="ordet-fanger">
      <h2>{w.lobby.sidesHead}</h2>
      <p class="small soft">{count === 2 ? t.screen.advice : w.lobby.sidesHelp}</p>
      <ol>
        {sides.map((side) => (
          <li key={side.join()}>
            <span class="of-faces">
              {side.map((seat) => (
                <Face key={seat} seat={faces[seat]!} size="2.5rem" />
              ))}
            </span>
            <span class="of-who">
              <b>{side.map((seat) => faces[seat]!.name).join(' + ')}</b>
              {side.map((seat) => {
                const id = juniors.get(seat);
                const head = heads.get(seat);
                return (
                  <small key={seat}>
                    {id !== undefined && `${w.lobby.junior}: ${titleIn(language, id, '')} `}
                    {head !== undefined && w.lobby.head(seconds(head))}
                  </small>
                );
              })}
            </span>
            {mayChange && (
              <span class="of-does">
                {count > 2 && (
                  <Chip on={side.length === 1 && first === side[0]} onPress={() => press(side)}>
                    {side.length > 1 ? w.lobby.split : w.lobby.pair}
                  </Chip>
                )}
                {side
                  .filter((seat) => !faces[seat]!.bot)
                  .map((seat) => (
                    <Chip key={seat} on={juniors.has(seat)} onPress={() => setChild(seat)}>
                      {w.lobby.junior}
                    </Chip>
                  ))}
                {options.judging === 'typed' && side.length === 1 && (
                  <Chip on={heads.has(side[0]!)} onPress={() => handOver(side[0]!)}>
                    {w.lobby.head(seconds(heads.get(side[0]!) ?? 0))}
                  </Chip>
                )}
              </span>
            )}
          </li>
        ))}
      </ol>
      {options.judging === 'typed' && lobby.me !== null && <OwnLine lobby={lobby} />}
      {child !== null && (
        <Drawer
          open
          onClose={() => setChild(null)}
          title={w.lobby.juniorHead(faces[child]!.name)}
          close={house.drawers.close}
        >
          <p class="of-help">{w.lobby.juniorHelp}</p>
          <ul class="of-six" data-game="ordet-fanger">
            {juniorIds.map((id) => (
              <li key={id}>
                <button type="button" aria-pressed={juniors.get(child) === id} onClick={() => dress(child, id)}>
                  <JuniorPicture id={id} />
                  <span>{titleIn(language, id, '')}</span>
                  {juniors.get(child) === id && <Icon id="check" />}
                </button>
              </li>
            ))}
          </ul>
          <Button big onPress={() => dress(child, null)}>
            {w.lobby.notJunior}
          </Button>
        </Drawer>
      )}
    </section>
  );
}
