/** Speeches and the vote. */
import { useMemo, useState } from 'preact/hooks';
import { hand } from '../../../../web/art/marks.ts';
import {
  Button,
  Candle,
  Face,
  Icon,
  NarrowName,
  offerOf,
  Picture,
  Toast,
  timeText,
  useTimeLeft,
} from '../../../../web/kit/index.ts';
import { parted, widestIn } from '../../../../web/kit/width.ts';
import { handsAreReal, hasSpentVote, isRemote } from '../../state.ts';
import { Faces, Flag, Row, Screen, TalkTool, Tools, useBuzz } from './parts.tsx';
import type { Play } from './play.ts';
import { Drawn, Village } from './village.tsx';

/** What is left of a candle that has burnt down. */
const STUMP = 0.26;

/** The rest is in the record. */
const SPOKEN_SHOWN = 4;

export function Speech(play: Play) {
  const { t, view, me, now, ask, faces, name, show, spoken } = play;
  const { speechSeconds, runoffSpeechSeconds } = view.options;
  const ms = (view.round === 2 ? runoffSpeechSeconds : speechSeconds) * 1000;
  const left = useTimeLeft(view.until, now, 1000);
  const isMine = view.speaker === me;
  useBuzz(isMine);
  const place = view.speaker === null ? 0 : view.ballot.indexOf(view.speaker) + 1;
  const next = view.ballot[place];
  const title =
    isMine || view.speaker === null
      ? { text: isMine ? t.speech.floor : t.phases.speech, ems: 1 }
      : { text: t.speech.speaks(parted(name(view.speaker))), ems: widestIn(name(view.speaker)) };
  return (
    <Screen
      play={play}
      class={`mf-speech grain${isMine ? '' : ' is-listening'}`}
      clock={t.phone.of(place, view.ballot.length)}
      thumb={
        isMine ? (
          <>
            <Button kind="primary" big onPress={() => ask({ type: 'endSpeech' })}>
              {t.buttons.done}
            </Button>
            <Button icon="speech" onPress={() => show('say')}>
              {t.buttons.say}
            </Button>
            <Tools play={play}>
              <TalkTool play={play} />
            </Tools>
          </>
        ) : (
          <>
            <p class="mf-next">
              {next !== undefined && <Face seat={faces[next]!} />}
              <span>
                {next !== undefined && <b>{next === me ? t.speech.youNext : t.speech.next(name(next))}</b>}
                {next === undefined && t.phone.thenVote}
              </span>
            </p>
            <Tools play={play}>
              <TalkTool play={play} />
            </Tools>
          </>
        )
      }
    >
      {!isMine && view.speaker !== null && <Face seat={faces[view.speaker]!} />}
      <h1 style={{ '--ems': title.ems }}>{title.text}</h1>
      {spoken.length > 0 ? (
        <div class="mf-spoken" role="log" aria-label={t.phone.spoken}>
          {spoken.slice(-SPOKEN_SHOWN).map((line, index) => (
            <p key={`${spoken.length} ${index}`} class="bubble">
              {line}
            </p>
          ))}
        </div>
      ) : (
        <p class="mf-sub">{isMine ? t.speech.floorHelp : t.speech.listen}</p>
      )}
      <div class="mf-candle">
        <p class="mf-left num" role="timer">
          {timeText(left)}
          {isMine && <small>{t.phone.candleLeft}</small>}
        </p>
        <Candle left={STUMP + (1 - STUMP) * (ms > 0 ? Math.min(1, left / ms) : 0)} />
      </div>
    </Screen>
  );
}

export function VoteIntro(play: Play) {
  const { t, view, faces } = play;
  useBuzz(true);
  const isRunoff = view.round === 2;
  return (
    <Screen
      play={play}
      bleed
      class="mf-result"
      clock={<span>{t.panel.day(view.day)}</span>}
      thumb={
        <>
          <p>{isRunoff ? t.vote.tieAgain : t.phone.soon}</p>
          <Tools play={play} />
        </>
      }
    >
      <Village play={play} light="red" height={160} />
      <div class="mf-body">
        <h1>{isRunoff ? t.vote.runoff : t.phases['vote-intro']}</h1>
        <p class="mf-sub">{isRunoff ? t.vote.runoffHelp : t.phone.oneVote}</p>
        {isRunoff ? (
          <ul class="mf-duel">
            {view.ballot.map((seat, index) => (
              <li key={seat}>
                <Flag>{index + 1}</Flag>
                <Face seat={faces[seat]!} />
                <b>{faces[seat]!.name}</b>
              </li>
            ))}
          </ul>
        ) : (
          <ol class="mf-rows">
            {view.ballot.map((seat, index) => (
              <Row key={seat} face={faces[seat]!} order={index + 1} />
            ))}
          </ol>
        )}
      </div>
    </Screen>
  );
}

const BEATS = 3;

/** raise - your - hand - NOW: the first three over the countdown, NOW when the window opens. */
function Beats({ play: { t, view, now } }: { play: Play }) {
  const { voteCountdownMs } = view.options;
  const left = useTimeLeft(view.step === 'countdown' ? view.until : null, now, voteCountdownMs / BEATS);
  const isOpen = view.step === 'open';
  const gone = 1 - left / voteCountdownMs;
  const at = isOpen ? BEATS : view.step === 'countdown' ? Math.min(BEATS - 1, Math.floor(gone * BEATS + 0.02)) : -1;
  return (
    <p class="mf-beats" aria-live="assertive">
      {t.vote.beats.map((beat, index) => (
        <span key={beat} class={index === at ? 'is-on' : index < at ? 'is-past' : ''}>
          {beat}{' '}
        </span>
      ))}
    </p>
  );
}

/** Of the longest word: a name is drawn smaller before it is broken inside a word. */
const lettersIn = (name: string): number => Math.max(...name.split(/[\s-]/).map((word) => word.length));

function Called({ play, small }: { play: Play; small: string }) {
  const { view, faces } = play;
  const seat = view.nominee!;
  return (
    <div class="mf-called">
      <Flag>{view.ballot.indexOf(seat) + 1}</Flag>
      <Face seat={faces[seat]!} />
      <div>
        <p class="quiet-text">{small}</p>
        <h1 style={{ '--letters': lettersIn(faces[seat]!.name) }}>{faces[seat]!.name}</h1>
      </div>
    </div>
  );
}

export function VoteCall(play: Play) {
  const { view, me } = play;
  const call = view.calls.at(-1);
  const isUp = view.step === 'shown' && call?.hands.includes(me) === true;
  if (view.nominee === null) return <VoteIntro {...play} />;
  if (view.step !== 'shown' || !call) return <Calling {...play} />;
  return isUp ? <Raised {...play} /> : <Shown {...play} isStruck={view.struck.includes(me)} />;
}

/** Hand down and hand ready are one picture: only the small line below it differs. (MF-84) */
function Calling(play: Play) {
  const { t, view, me, may, ask } = play;
  const [isLate, setLate] = useState(false);
  const nominee = view.nominee!;
  const art = useMemo(() => hand('var(--yours)', 'var(--candle-900)', 'var(--candle-600)'), []);
  const isReady = view.hands[me] === true;
  const isSpent = hasSpentVote(view, me);
  const isReal = handsAreReal(view) && !view.bots[me];
  const canPress = offerOf(may, 'raiseHand') !== undefined || offerOf(may, 'lowerHand') !== undefined;
  const press = async () => {
    const answer = await ask({ type: isReady ? 'lowerHand' : 'raiseHand', nominee });
    if (answer.refused === 'vote-late') setLate(true);
  };
  const words = isSpent
    ? t.vote.spent
    : isReal
      ? t.phone.realHand
      : isLate
        ? t.vote.late
        : view.step === 'waiting'
          ? t.vote.waiting
          : !isReady
            ? t.vote.handDown
            : view.step === 'open'
              ? t.refusals['hand-final']
              : t.vote.handReady;
  return (
    <Screen
      play={play}
      class="mf-vote"
      clock={t.phone.of(view.ballot.indexOf(nominee) + 1, view.ballot.length)}
      thumb={<Tools play={play} />}
    >
      <Called play={play} small={t.phone.nowFor} />
      <Beats play={play} />
      <div class={`mf-hand${isSpent ? ' is-spent' : ''}`}>
        <button
          type="button"
          aria-pressed={isReady}
          aria-label={isReady ? t.buttons.lowerHand : t.buttons.raiseHand(play.name(nominee))}
          aria-disabled={!canPress}
          onClick={() => (canPress ? void press() : undefined)}
        >
          <Picture width={208} height={264} art={`<g transform="translate(14 0)">${art}</g>`} />
        </button>
        <p class="small" role="status">
          {words}
        </p>
      </div>
    </Screen>
  );
}

/** The call has closed: the phone is the raised hand. */
function Raised(play: Play) {
  const { t, view, me, faces, name } = play;
  const art = useMemo(() => hand('#fff8ea', '#7a1b27', '#f2b84b'), []);
  return (
    <main class="phone mf mf-raised" data-surface="phone">
      <div class="mf-top">
        <Face seat={faces[me]!} />
        <div>
          <h1>{name(me)}</h1>
          <p>{t.vote.votesFor(name(view.nominee!))}</p>
        </div>
      </div>
      <Picture width={208} height={270} art={`<g transform="translate(14 4)">${art}</g>`} class="mf-big" />
      <p class="mf-now" aria-hidden="true">
        {t.vote.beats[BEATS]}
      </p>
      {!isRemote(view) && (
        <p class="mf-hold" role="status">
          {t.vote.holdUp}
        </p>
      )}
    </main>
  );
}

/** All hands of the call at once, for those who kept theirs down. */
function Shown(play: Play & { isStruck: boolean }) {
  const { t, view, me, faces, isStruck } = play;
  const { hands } = view.calls.at(-1)!;
  const isSpent = hasSpentVote(view, me);
  const isCounting = handsAreReal(view) && view.until === null;
  const next = view.ballot[view.ballot.indexOf(view.nominee!) + 1];
  return (
    <Screen
      play={play}
      class="mf-vote is-shown"
      clock={t.phone.of(view.ballot.indexOf(view.nominee!) + 1, view.ballot.length)}
      thumb={
        <>
          <Toast
            icon={isSpent ? 'check' : 'point'}
            title={isCounting ? t.phone.counting : isSpent ? t.vote.spent : isStruck ? t.vote.late : t.vote.youKept}
            help={next !== undefined && t.speech.next(faces[next]!.name)}
          />
          <Tools play={play} />
        </>
      }
    >
      <Called play={play} small={t.vote.hands(hands.length)} />
      <ul class="mf-hands">
        {hands.map((seat) => (
          <li key={seat}>
            <Face seat={faces[seat]!} />
            <NarrowName>{faces[seat]!.name}</NarrowName>
          </li>
        ))}
      </ul>
    </Screen>
  );
}

/** Who raised a hand for whom, the one with most hands first marked. */
export function Tally({ play }: { play: Play }) {
  const { view, faces } = play;
  return (
    <ol class="mf-rows">
      {view.calls.map(({ nominee, hands }) => (
        <Row
          key={nominee}
          face={faces[nominee]!}
          class={nominee === view.hanged ? 'is-top' : ''}
          small={<Faces play={play} seats={hands} />}
          end={hands.length}
        />
      ))}
    </ol>
  );
}

export function VoteResult(play: Play) {
  const { t, view, me, name } = play;
  const voted = view.calls.find(({ hands }) => hands.includes(me))?.nominee;
  const team = view.hanged === null ? undefined : view.teams[view.hanged];
  return (
    <Screen
      play={play}
      bleed
      class="mf-result"
      clock={<span>{t.panel.day(view.day)}</span>}
      thumb={
        <>
          <p class="quiet-text">
            {voted === undefined ? t.vote.youKept : t.vote.youVoted(name(voted))} {t.vote.nightSoon}
          </p>
          <Tools play={play} />
        </>
      }
    >
      <Village play={play} light="red" height={170} />
      <div class="mf-body">
        <h1>{view.hanged === null ? t.vote.nobodyHanged : t.vote.hanged(name(view.hanged))}</h1>
        {view.hanged !== null && (
          <p class="mf-sub">{team === undefined ? t.vote.roleSecret : <Opened play={play} seat={view.hanged} />}</p>
        )}
        <Tally play={play} />
      </div>
    </Screen>
  );
}

/** A46: where the game shows it. */
export function Opened({ play: { t, view, name }, seat }: { play: Play; seat: number }) {
  const role = view.options.revealOnOut === 'role' ? view.roles[seat] : undefined;
  const team = view.teams[seat];
  const words = role !== undefined ? t.log.wasRole[role] : team === undefined ? undefined : t.log.wasTeam[team];
  return <span>{words?.(name(seat))}</span>;
}

/** The own tag is turned face down. */
export function JustOut(play: Play & { readonly onWatch: () => void }) {
  const { t, view, me, name, onWatch } = play;
  const how = view.out[me]?.how;
  return (
    <Screen
      play={play}
      class="mf-out grain"
      clock={<span>{t.panel.day(view.day)}</span>}
      thumb={
        <Button kind="primary" big onPress={onWatch}>
          {t.phone.lookOn}
        </Button>
      }
    >
      <div class="mf-tagdown">
        <Drawn name="snuffed" />
        <span>{name(me)}</span>
      </div>
      <h1>{t.out.title}</h1>
      <p class="mf-sub">{how === 'hanged' ? t.vote.youHanged : t.words.shot}</p>
      <ul class="facts">
        <li>
          <Icon id="people" />
          <span>{t.out.text}</span>
        </li>
        <li>
          <Icon id="lock" />
          <span>{t.out.secret}</span>
        </li>
        <li>
          <Icon id="speech" />
          <span>{t.phone.stay}</span>
        </li>
      </ul>
    </Screen>
  );
}
