/** The Round Table: talk, and what everybody wrote before. */
import { useState } from 'preact/hooks';
import type { Seat } from '../../../../kernel/game.ts';
import { Button, Candle, Face, Icon, NarrowName, offerOf, useTimeLeft } from '../../../../web/kit/index.ts';
import { msOf } from '../../clock.ts';
import { hasMaster } from '../../state.ts';
import { Foot, Screen, Tools } from './parts.tsx';
import { noteOf, type Play } from './play.ts';

type Tab = 'table' | 'votes';
/** More than this fit in four columns only by scrolling. */
const MANY = 16;

export function Discussion(play: Play) {
  const { t, view, me, may, ask, now, faces } = play;
  const [tab, setTab] = useState<Tab>('table');
  const left = useTimeLeft(view.until, now, 1000);
  const isReady = view.ready.includes(me);
  const ms = msOf(view, 'discussion');
  const ready = t.phone.talk.ready(view.ready.length, view.living.length);
  const isAll = view.living.every((seat) => view.ready.includes(seat));
  const soon = isAll ? t.phone.talk.allReady : `${ready} ${t.phone.talk.atOnce}`;
  const isLast = view.day >= view.finale && view.living.length === 4;
  return (
    <Screen
      play={play}
      class="fr-talk"
      thumb={
        <>
          <Button
            kind="primary"
            big
            disabled={offerOf(may, 'table.ready') === undefined}
            onPress={() => ask({ type: 'table.ready' })}
          >
            {isReady ? t.phone.talk.isReady : t.phone.talk.iAm}
          </Button>
          <Foot>{hasMaster(view) ? `${ready} ${t.phone.talk.advice}` : soon}</Foot>
          <Tools play={play} />
        </>
      }
    >
      <div class="fr-topc">
        <Candle left={ms > 0 ? Math.max(0.12, Math.min(1, left / ms)) : 0.5} />
        <div>
          <h1>{isLast ? t.words.lastRoundTable : t.phone.talk.title}</h1>
          <p class="fr-sub">{t.phone.talk.count(view.living.length)}</p>
        </div>
      </div>
      {view.deathList && <ListStrip play={play} />}
      <div class="fr-tabs" role="tablist">
        {(['table', 'votes'] as const).map((one) => (
          <button
            key={one}
            type="button"
            role="tab"
            aria-selected={tab === one}
            class={tab === one ? 'is-on' : ''}
            onClick={() => setTab(one)}
          >
            {t.phone.talk.tabs[one]}
          </button>
        ))}
      </div>
      {tab === 'table' ? (
        <ul class={`fr-grid${view.living.length > MANY ? ' is-many' : ''}`}>
          {view.living.map((seat) => (
            <li key={seat} class={seat === me ? 'is-mine' : ''}>
              <Face seat={faces[seat]!} />
              <NarrowName>{faces[seat]!.name}</NarrowName>
              {view.ready.includes(seat) && <Icon id="check" class="check" label={t.phone.talk.isReady} />}
              <span class="vh">{noteOf(play, seat)}</span>
            </li>
          ))}
        </ul>
      ) : (
        <Votes play={play} />
      )}
    </Screen>
  );
}

/** Who named whom, table by table: what everybody saw, so that nobody must remember it. */
export function Votes({ play }: { play: Play }) {
  const { t, view, me, faces, name } = play;
  const tables = view.history.filter(({ stage }) => stage === 'open' || stage === 'fresh');
  if (tables.length === 0) return <p class="fr-sub">{t.phone.talk.noVotes}</p>;
  const fateOf = (seat: Seat) => (view.identified.includes(seat) || view.out[seat] ? view.roles[seat] : undefined);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table scrolls, and must do so without a finger
    <section class="fr-votes" tabIndex={0} aria-label={t.phone.talk.tabs.votes}>
      <table>
        <thead>
          <tr>
            <th>{t.phone.talk.who}</th>
            {tables.map(({ day }, k) => (
              <th key={k}>{t.phone.day(day)}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {view.living.map((seat) => (
            <tr key={seat}>
              <th>
                <span class="fr-by">
                  <Face seat={faces[seat]!} />
                  {seat === me ? t.phone.you : name(seat)}
                </span>
              </th>
              {tables.map(({ ballots }, k) => {
                const target = ballots.find((ballot) => ballot.seat === seat)?.target;
                return <td key={k}>{target == null ? '–' : <Face seat={faces[target]!} named />}</td>;
              })}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th>{t.phone.talk.banished}</th>
            {tables.map(({ day }, k) => {
              const gone = view.tables.filter((table) => table.day === day)[
                tables.slice(0, k).filter((one) => one.day === day).length
              ];
              const role = gone && fateOf(gone.banished);
              return (
                <td key={k}>
                  {gone ? name(gone.banished) : ''}
                  {role && view.out[gone!.banished]?.how === 'banished' && <small>{t.roles[role].name}</small>}
                </td>
              );
            })}
          </tr>
        </tfoot>
      </table>
    </section>
  );
}

export function ListStrip({ play }: { play: Play }) {
  const { t, view, names } = play;
  const listed = (view.deathList ?? []).filter((seat) => view.living.includes(seat));
  return (
    <p class="fr-strip">
      <b>{t.words.deathList}</b> {names(listed)}
    </p>
  );
}
