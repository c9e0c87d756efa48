/** The Round Table: talk, the slate, turning it; ties; banishment. */

import { useMemo, useState } from 'preact/hooks';
import type { Seat } from '../../../../kernel/game.ts';
import {
  allowed,
  Button,
  Candle,
  Dialog,
  Face,
  HoldButton,
  Icon,
  offerOf,
  Picture,
  SeatPicker,
  timeText,
  useTimeLeft,
} from '../../../../web/kit/index.ts';
import { msOf } from '../../clock.ts';
import { hasMaster, isDays, isRemote } from '../../state.ts';
import { slateBack } from '../art/seals.ts';
import { bigSlate } from '../art/shapes.ts';
import { glass } from '../art/things.ts';
import { Foot, Row, Screen, Tools, useBuzz } from './parts.tsx';
import { noteOf, type Play } from './play.ts';
import { rungOf } from './rung.ts';
import { RoleCard } from './setup.tsx';

/* ---------- talk ---------- */

type Tab = 'table' | 'votes';

export function Discussion(play: Play) {
  const { t, view, me, may, ask, now, faces } = play;
  const [tab, setTab] = useState<Tab>('table');
  const left = useTimeLeft(view.until, now, 1000);
  const isReady = view.ready.includes(me);
  const ms = msOf(view, 'discussion');
  const ready = t.phone.talk.ready(view.ready.length, view.living.length);
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
          <Foot>{hasMaster(view) ? `${ready} ${t.phone.talk.advice}` : `${ready} ${t.phone.talk.atOnce}`}</Foot>
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
        <ul class="fr-grid">
          {view.living.map((seat) => (
            <li key={seat} class={seat === me ? 'is-mine' : ''}>
              <Face seat={faces[seat]!} />
              <span class="nm">{faces[seat]!.name}</span>
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

/* ---------- the slate ---------- */

export function Ballot(play: Play) {
  const { view, me } = play;
  const isVoter = view.voters.includes(me);
  useBuzz(isVoter);
  if (!isVoter || view.cast.includes(me)) return <Written {...play} />;
  return <Write key={view.stage} {...play} />;
}

function Write(play: Play) {
  const { t, view, me, may, ask, faces, name } = play;
  const [chosen, setChosen] = useState<Seat | null>(null);
  const [reason, setReason] = useState('');
  const [isAsking, setAsking] = useState(false);
  const art = useMemo(() => bigSlate(358, 132, 14, true), []);
  const seats = allowed(may, 'ballot.cast', 'seat');
  const needsReason = isRemote(view);
  const isReady = chosen !== null && seats.includes(chosen) && (!needsReason || reason.trim() !== '');
  const isDuel = view.stage === 'revote' || view.stage === 'second';
  const cast = async () => {
    setAsking(false);
    await ask({ type: 'ballot.cast', seat: chosen, reason: reason.trim() });
  };
  return (
    <Screen
      play={play}
      class={`fr-ballot${isDuel && seats.length < 4 ? ' is-duel' : ''}`}
      thumb={
        <>
          <Button kind="primary" big icon="pen" disabled={!isReady} onPress={() => setAsking(true)}>
            {chosen === null ? t.phone.slate.pick : t.phone.slate.write(name(chosen))}
          </Button>
          <Foot>{needsReason && reason.trim() === '' ? t.refusals['reason-required'] : t.phone.slate.final}</Foot>
        </>
      }
    >
      <h1 class={view.stage === 'open' ? 'vh' : ''}>
        {view.stage === 'open' ? t.phone.slate.pick : t.stages[view.stage]}
      </h1>
      {view.stage === 'protected' && (
        <p class="fr-strip">
          <Icon id="shield" /> {t.phone.slate.protected(play.names(view.tied))}
        </p>
      )}
      <div class="fr-slate">
        <Picture width={358} height={132} art={art} fit="fill" />
        <div class="fr-chalk">
          <label for="fr-why">
            {t.phone.slate.why} <span>{needsReason ? t.phone.slate.must : t.phone.slate.may}</span>
          </label>
          <textarea
            id="fr-why"
            rows={2}
            maxLength={200}
            value={reason}
            onInput={(event) => setReason(event.currentTarget.value)}
          />
        </div>
      </div>
      <SeatPicker
        label={t.phone.slate.pick}
        faces={faces}
        seats={isDuel ? view.candidates : view.living}
        allowed={seats}
        chosen={chosen}
        mine={me}
        note={(seat) => noteOf(play, seat)}
        onPick={setChosen}
      />
      <Dialog
        open={isAsking && chosen !== null}
        onClose={() => setAsking(false)}
        title={chosen === null ? '' : t.phone.slate.sure(name(chosen))}
        actions={
          <>
            <Button kind="primary" onPress={cast}>
              {t.phone.slate.lock}
            </Button>
            <Button onPress={() => setAsking(false)}>{t.phone.slate.change}</Button>
          </>
        }
      >
        <p>{t.phone.slate.sureHelp}</p>
      </Dialog>
    </Screen>
  );
}

const Back = () => {
  const art = useMemo(() => slateBack(), []);
  return <Picture width={330} height={236} art={art} class="fr-back" />;
};

/** After locking the phone shows the back only: the name comes on the table screen. */
function Written(play: Play) {
  const { t, view, me, names } = play;
  const isVoter = view.voters.includes(me);
  const left = view.voters.filter((seat) => !view.cast.includes(seat));
  return (
    <Screen
      play={play}
      class="fr-turn"
      thumb={
        <>
          <Foot>{t.phone.slate.count(view.cast.length, view.voters.length)}</Foot>
          <Tools play={play} />
        </>
      }
    >
      <h1>{isVoter ? t.phone.slate.written : t.refusals['no-vote-while-tied']}</h1>
      <p class="fr-sub">
        {left.length > 0 && left.length < 6 ? t.phone.slate.left(names(left)) : t.stages[view.stage]}
      </p>
      {isVoter && <Back />}
    </Screen>
  );
}

/** How many votes each has of the slates that were turned, the most first. */
export function tallyOf({ view }: Pick<Play, 'view'>): { seat: Seat; votes: number }[] {
  const votes = new Map<Seat, number>();
  for (const { target } of view.shown) if (target !== null) votes.set(target, (votes.get(target) ?? 0) + 1);
  return [...votes].map(([seat, count]) => ({ seat, votes: count })).sort((a, b) => b.votes - a.votes);
}

export function Reveal(play: Play) {
  const { t, view, me, may, ask, name } = play;
  const isMine = view.onStage === me;
  useBuzz(isMine);
  const last = view.shown.at(-1);
  const isTurned = isMine && view.isShown;
  return (
    <Screen
      play={play}
      class={isMine && !isTurned ? 'fr-turn' : 'fr-reveal'}
      phase={isMine ? t.phone.slate.yours : undefined}
      thumb={
        isMine ? (
          <Button
            kind="primary"
            big
            onPress={() => ask({ type: isTurned ? 'reveal.done' : 'reveal.show' })}
            disabled={offerOf(may, isTurned ? 'reveal.done' : 'reveal.show') === undefined}
          >
            {isTurned ? t.phone.slate.said : t.buttons.turnSlate}
          </Button>
        ) : (
          <>
            <Foot>{t.phone.slate.lie(view.voters.length - view.shown.length)}</Foot>
            <Tools play={play} />
          </>
        )
      }
    >
      {isMine && !isTurned ? (
        <>
          <h1>{t.phone.slate.stand}</h1>
          <p class="fr-sub">{isRemote(view) ? t.phone.slate.standFar : t.phone.slate.standHelp}</p>
          <Back />
          <p class="fr-hush">
            <Icon id="lock" />
            {t.phone.slate.hidden}
          </p>
        </>
      ) : (
        <>
          <h1>{view.onStage === null ? t.phases.reveal : t.phone.slate.turns(name(view.onStage))}</h1>
          {last && <LastSlate play={play} />}
          <Tally play={play} />
        </>
      )}
    </Screen>
  );
}

function LastSlate({ play }: { play: Play }) {
  const { t, view, faces, name } = play;
  const art = useMemo(() => bigSlate(358, 150, 14, true), []);
  const { seat, target, reason } = view.shown.at(-1)!;
  return (
    <article class="fr-slate is-shown" aria-live="polite">
      <Picture width={358} height={150} art={art} fit="fill" />
      <div class="fr-chalk">
        {target !== null && <Face seat={faces[target]!} />}
        <div>
          <p>{t.phone.slate.writes(name(seat))}</p>
          <b>{target === null ? t.words.blank : name(target)}</b>
        </div>
        {reason && <i>{reason}</i>}
      </div>
    </article>
  );
}

export function Tally({ play }: { play: Play }) {
  const rows = tallyOf(play);
  if (rows.length === 0) return null;
  return (
    <ol class="fr-rows">
      {rows.map(({ seat, votes }) => (
        <Row key={seat} play={play} seat={seat} end={votes} />
      ))}
    </ol>
  );
}

/* ---------- ties ---------- */

const RUNGS = ['defence', 'revote', 'minute', 'protected', 'lot'] as const;

export function Ladder({ play }: { play: Play }) {
  const { t, view, names } = play;
  const at = rungOf(view);
  const voters = view.living.filter((seat) => !view.tied.includes(seat)).length;
  return (
    <ol class="fr-ladder" aria-label={t.phone.tie.ladder}>
      {RUNGS.map((rung, k) => (
        <li
          key={rung}
          class={k === at ? 'is-now' : k < at ? 'is-past' : ''}
          aria-current={k === at ? 'step' : undefined}
        >
          <b>{t.phone.tie.rungs[rung]}</b>
          <small>{t.phone.tie.help[rung](rung === 'protected' ? names(view.tied) : String(voters))}</small>
        </li>
      ))}
    </ol>
  );
}

function Sand({ play, ms }: { play: Play; ms: number }) {
  const { view, now, t } = play;
  const left = useTimeLeft(view.until, now, 1000);
  const art = useMemo(() => glass(Math.round(Math.min(1, left / ms) * 20) / 20), [Math.round((left / ms) * 20)]);
  return (
    <div class="fr-sand">
      <Picture width={100} height={150} art={art} />
      <p class="num" role="timer">
        {isDays(view) ? '' : timeText(left)}
        <small>{t.phone.tie.minute}</small>
      </p>
    </div>
  );
}

const SPEECH_MS = 60_000;

export function Defence(play: Play) {
  const { t, view, may, ask, name } = play;
  const [text, setText] = useState('');
  const isMine = offerOf(may, 'defence.done') !== undefined;
  useBuzz(isMine);
  const speaker = view.floor[0];
  const isFar = isRemote(view);
  const say = async () => {
    if (text.trim() !== '') await ask({ type: 'defence.say', text: text.trim() });
    await ask({ type: 'defence.done' });
  };
  return (
    <Screen
      play={play}
      class="fr-tie"
      thumb={
        isMine ? (
          <>
            {isFar && (
              <textarea
                class="field"
                aria-label={t.phone.tie.write}
                placeholder={t.phone.tie.write}
                rows={3}
                maxLength={600}
                value={text}
                onInput={(event) => setText(event.currentTarget.value)}
              />
            )}
            <Button kind="primary" big onPress={say}>
              {isFar && text.trim() !== '' ? t.phone.tie.send : t.phone.tie.done}
            </Button>
          </>
        ) : (
          <>
            <Foot>{t.phone.nothing}</Foot>
            <Tools play={play} />
          </>
        )
      }
    >
      <h1>
        {isMine ? t.phone.tie.floor : speaker === undefined ? t.phases.defence : t.phone.tie.speaks(name(speaker))}
      </h1>
      <p class="fr-sub">{t.phone.tie.between(play.names(view.tied))}</p>
      {isMine ? <Sand play={play} ms={SPEECH_MS} /> : <Ladder play={play} />}
    </Screen>
  );
}

export function Minute(play: Play) {
  const { t } = play;
  return (
    <Screen play={play} class="fr-tie" thumb={<Tools play={play} />}>
      <h1>{t.phone.tie.rungs.minute}</h1>
      <p class="fr-sub">{t.phone.tie.between(play.names(play.view.tied))}</p>
      <Sand play={play} ms={SPEECH_MS} />
      <Ladder play={play} />
    </Screen>
  );
}

export function Lot(play: Play) {
  const { t, view } = play;
  return (
    <Screen play={play} class="fr-tie fr-lot" thumb={<Foot>{t.phone.nothing}</Foot>}>
      <h1>{t.phases.lot}</h1>
      <p class="fr-sub">{t.phone.tie.lot}</p>
      <ol class="fr-rows">
        {view.tied.map((seat) => (
          <Row key={seat} play={play} seat={seat} />
        ))}
      </ol>
    </Screen>
  );
}

/* ---------- banishment ---------- */

export function Banishment(play: Play) {
  const { t, view, me, may, ask, name } = play;
  const gone = view.banished;
  if (gone === null) return null;
  const votes = view.out[gone]?.votes ?? 0;
  const role = view.identified.includes(gone) ? view.roles[gone] : undefined;
  if (gone !== me) {
    return (
      <Screen play={play} class="fr-banish" thumb={<Tools play={play} />}>
        <h1>{t.phone.banish.title(name(gone))}</h1>
        <p class="fr-sub">{t.phone.banish.votes(votes)}</p>
        <ul class="fr-rows">
          <Row play={play} seat={gone} small={role ? t.log.identity[role](name(gone)) : undefined} />
        </ul>
        <p class="fr-sub" role="status">
          {role
            ? ''
            : view.asked === false
              ? t.phone.banish.unasked
              : view.asked
                ? t.phone.banish.asked
                : t.phone.banish.words}
        </p>
      </Screen>
    );
  }
  const isAsked = offerOf(may, 'identity.reveal') !== undefined;
  return (
    <Screen
      play={play}
      class="fr-deal fr-banish"
      phase={t.phone.banish.you}
      thumb={
        <>
          {isAsked ? (
            <HoldButton big again={t.phone.banish.again} onHeld={() => ask({ type: 'identity.reveal' })}>
              {t.phone.banish.hold}
            </HoldButton>
          ) : null}
          <Foot>
            {isAsked ? t.phone.banish.itself : view.asked === false ? t.phone.banish.unasked : t.phone.banish.words}
          </Foot>
        </>
      }
    >
      <h1>{t.phone.banish.stand(name(me))}</h1>
      <p class="fr-sub">{t.phone.banish.youVotes(votes)}</p>
      <RoleCard play={play} label={t.phone.card.hold} />
    </Screen>
  );
}
