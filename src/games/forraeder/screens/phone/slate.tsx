/** The slate: written, locked, turned. */
import { useMemo, useRef, useState } from 'preact/hooks';
import type { Seat } from '../../../../kernel/game.ts';
import { allowed, Button, Dialog, Face, Icon, offerOf, Picture, SeatPicker } from '../../../../web/kit/index.ts';
import { widestIn } from '../../../../web/kit/width.ts';
import { isRemote } from '../../state.ts';
import { reasonIn } from '../../texts/index.ts';
import { slateBack } from '../art/seals.ts';
import { bigSlate } from '../art/shapes.ts';
import { slatesLying, tallyOf } from '../tally.ts';
import { Foot, Row, Screen, Tools, useBuzz } from './parts.tsx';
import { noteOf, type Play } from './play.ts';

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
  const field = useRef<HTMLTextAreaElement>(null);
  const art = useMemo(() => bigSlate(358, 132, 14, true), []);
  const seats = allowed(may, 'ballot.cast', 'seat');
  const needsReason = isRemote(view);
  const isLacking = chosen !== null && needsReason && reason.trim() === '';
  const isPicked = chosen !== null && seats.includes(chosen);
  const isDuel = view.stage === 'revote' || view.stage === 'second';
  const cast = async () => {
    setAsking(false);
    await ask({ type: 'ballot.cast', seat: chosen, reason: reason.trim() });
  };
  const slate = (
    <div key="slate" class="fr-slate">
      <Picture width={358} height={132} art={art} fit="fill" />
      <div class="fr-chalk">
        <label for="fr-why" class={isLacking ? 'is-lacking' : ''}>
          {t.phone.slate.why} <span>{needsReason ? t.phone.slate.must : t.phone.slate.may}</span>
        </label>
        <textarea
          ref={field}
          id="fr-why"
          class="field"
          placeholder={t.phone.night3.write}
          aria-invalid={isLacking || undefined}
          rows={2}
          maxLength={200}
          value={reason}
          onInput={(event) => setReason(event.currentTarget.value)}
        />
      </div>
    </div>
  );
  const picker = (
    <SeatPicker
      key="picker"
      label={t.phone.slate.pick}
      faces={faces}
      seats={isDuel ? view.candidates : view.living}
      allowed={seats}
      chosen={chosen}
      mine={me}
      note={(seat) => noteOf(play, seat)}
      onPick={setChosen}
    />
  );
  return (
    <Screen
      play={play}
      class={`fr-ballot${isDuel && seats.length < 4 ? ' is-duel' : ''}`}
      thumb={
        <>
          <Button
            kind="primary"
            big
            icon="pen"
            disabled={!isPicked}
            onPress={() => (isLacking ? field.current?.focus() : setAsking(true))}
          >
            {chosen === null
              ? t.phone.slate.pick
              : isLacking
                ? t.phone.slate.reason
                : t.phone.slate.write(name(chosen))}
          </Button>
          <Foot>{t.phone.slate.final}</Foot>
        </>
      }
    >
      <h1 class={view.stage === 'open' ? 'vh' : ''}>
        {isDuel ? play.either(view.candidates) : view.stage === 'open' ? t.phone.slate.pick : t.stages[view.stage]}
      </h1>
      {isDuel && <p class="fr-sub">{t.stages[view.stage]}</p>}
      {view.stage === 'protected' && (
        <p class="fr-strip">
          <Icon id="shield" /> {t.phone.slate.protected(play.names(view.tied))}
        </p>
      )}
      {isDuel ? [picker, slate] : [slate, picker]}
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

export function Reveal(play: Play) {
  const { t, view, me, may, ask, name } = play;
  const isMine = view.onStage === me;
  useBuzz(isMine);
  const last = view.shown.at(-1);
  const isTurned = isMine && view.isShown;
  const lie = slatesLying(view);
  // One's own ballot is known to oneself: whoever was late is not told to read out a name that nobody wrote.
  const isBlank = view.voters.includes(me) && view.ballots[me] === undefined;
  const isLying = !view.shown.some(({ seat }) => seat === me);
  const stands = isTurned ? t.phone.tie.floor : view.isShown ? t.phone.tie.speaks : t.phone.slate.turns;
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
            <Foot>{lie > 0 && t.phone.slate.lie(lie)}</Foot>
            <Tools play={play} />
          </>
        )
      }
    >
      {isMine && !isTurned ? (
        <>
          <h1>{t.phone.slate.stand}</h1>
          <p class="fr-sub">
            {isBlank ? t.phone.slate.blank : isRemote(view) ? t.phone.slate.standFar : t.phone.slate.standHelp}
          </p>
          <Back />
          {!isBlank && (
            <p class="fr-hush">
              <Icon id="lock" />
              {isRemote(view) ? t.phone.slate.hiddenFar : t.phone.slate.hidden}
            </p>
          )}
        </>
      ) : (
        <>
          <h1>{view.onStage === null ? t.phases.reveal : stands(name(view.onStage))}</h1>
          {isMine && !isRemote(view) && <p class="fr-sub">{t.phone.slate.floor}</p>}
          {isBlank && isLying && <p class="fr-sub">{t.phone.slate.blank}</p>}
          {last ? <LastSlate play={play} /> : <Back />}
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
  const written = target === null ? t.words.blank : name(target);
  return (
    <article class="fr-slate is-shown" aria-live="polite">
      <Picture width={358} height={150} art={art} fit="fill" />
      <div class="fr-chalk">
        {target !== null && <Face seat={faces[target]!} />}
        <div>
          <p>{t.phone.slate.writes(name(seat))}</p>
          <b style={{ '--ems': widestIn(written) }}>{written}</b>
        </div>
        {reason && <i>{reasonIn(t, reason)}</i>}
      </div>
    </article>
  );
}

export function Tally({ play }: { play: Play }) {
  const rows = tallyOf(play.view);
  if (rows.length === 0) return null;
  return (
    <ol class="fr-rows">
      {rows.map(({ seat, votes }) => (
        <Row key={seat} play={play} seat={seat} end={votes} />
      ))}
    </ol>
  );
}
