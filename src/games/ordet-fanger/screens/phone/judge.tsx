/** Who was first, and whether it will do: verdict, photo finish, vote, neutral card. Fetched while the first cards turn. */
import { allowed, Button, Face, Icon, offerOf, TimerRing } from '../../../../web/kit/index.ts';
import type { Choice } from '../../commands.ts';
import type { Side } from '../../state.ts';
import { asksOf, stakeOf } from '../around.ts';
import { choiceText } from '../choices.ts';
import { type Finisher, finishers, finishTitle, levelOf } from '../finish.ts';
import { Back, Card } from '../parts.tsx';
import { Strip } from '../strip.tsx';
import { Answer, Answers, askOf, LookUp } from './answers.tsx';
import { SideFaces, useBuzz } from './bits.tsx';
import { Asked } from './duel.tsx';
import { isDuellist, type Play } from './play.ts';

export { Honest, HonestThumb } from './honest.tsx';

export function Verdict({ play }: { play: Play }) {
  const { view, t, w, mine, me, now, name, side, language } = play;
  useBuzz(true, 80);
  const { winner, backers } = view.verdict!;
  const by = backers[0];
  const loser = winner === null ? undefined : view.duel!.sides.find((one) => one !== winner);
  const card = loser === undefined ? undefined : stakeOf(view, loser);
  const spoke =
    winner === null
      ? undefined
      : view.duel!.given.findLast(({ seat }) => view.sides[winner]!.includes(seat) && view.bots[seat]);
  return (
    <>
      <TimerRing until={view.until} now={now} ms={view.options.verdictMs} size="6rem" class="of-vring" />
      <div class="of-claim">
        {winner === null ? (
          <span class="of-faces">
            {view.duel!.sides.map((one) => (
              <SideFaces key={one} play={play} side={one} size="5.4rem" />
            ))}
          </span>
        ) : (
          <SideFaces play={play} side={winner} size="8.4rem" />
        )}
        <h1 class="of-big">
          {winner === null
            ? w.verdict.same
            : winner === mine && view.sides[mine]!.length === 1
              ? w.verdict.youFirst
              : w.verdict.first(side(winner))}
        </h1>
        {spoke ? (
          <p class="of-lead">{w.verdict.robot(name(spoke.seat), spoke.text)}</p>
        ) : (
          by !== undefined && <p class="of-lead">{by === me ? w.verdict.byYou : w.verdict.by(name(by))}</p>
        )}
      </div>
      <div class="of-lose">
        <p>{winner === null ? w.verdict.neutral : loser === mine ? w.verdict.takesYours : w.verdict.takes}</p>
        {card !== undefined && (
          <Card
            view={view}
            t={t}
            card={card}
            language={language}
            fluid
            width={358}
            height={130}
            flag={34}
            pad={16}
            symbol={80}
            most={34}
          />
        )}
      </div>
    </>
  );
}

export function VerdictThumb({ play }: { play: Play }) {
  const { view, w, ask, may, mine } = play;
  const { winner } = view.verdict!;
  const isLoser = isDuellist(play) && winner !== mine && winner !== null;
  return (
    <>
      {offerOf(may, 'confirm') ? (
        <Button kind="primary" big onPress={() => ask({ type: 'confirm' })}>
          {isLoser ? w.verdict.agreeFirst(play.side(winner)) : w.verdict.agree}
        </Button>
      ) : (
        <p class="of-note">{w.verdict.waiting}</p>
      )}
      {offerOf(may, 'dispute') && (
        <Button big onPress={() => ask({ type: 'dispute' })}>
          {w.verdict.disagree}
        </Button>
      )}
    </>
  );
}

export function Photo({ play }: { play: Play }) {
  const { view } = play;
  const list = finishers(view);
  const texts = list[0]?.answers.map(({ text }) => text) ?? [];
  return (
    <>
      <h1 class="of-big">{finishTitle(play)}</h1>
      {view.options.answersRequired === 1 && <Strip around={play} runners={list} width={358} />}
      <ol class="of-answers">
        {list.map((one) =>
          view.options.answersRequired > 1 ? (
            <ManyAnswers key={one.side} play={play} runner={one} />
          ) : (
            <Answers key={one.side} play={play} side={one.side} answers={one.answers} />
          ),
        )}
      </ol>
      <LookUp play={play} texts={texts} />
    </>
  );
}

/** Several answers: the side with its time, then what it said, line by line. */
function ManyAnswers({ play, runner: { side, answers, r } }: { play: Play; runner: Finisher }) {
  const { w, seconds } = play;
  return (
    <li class="is-many">
      <SideFaces play={play} side={side} size="2.8rem" />
      <div>
        <p>
          <b>{play.side(side)}</b>
          <time class="num">{Number.isFinite(r) ? seconds(r) : '–'}</time>
        </p>
        <ul>
          {answers.map(({ text, r: at, verified, counts }) => (
            <li key={`${text} ${at}`} class={counts ? '' : 'is-extra'}>
              <em class={verified ? 'is-known' : ''}>
                {verified ? <Icon id="check" /> : <i aria-hidden="true">?</i>}
                <span class="vh">{counts ? (verified ? w.photo.known : w.photo.unlisted) : w.photo.extra}</span>
              </em>
              <b>{text}</b>
              <time class="num">{seconds(at)}</time>
            </li>
          ))}
        </ul>
      </div>
    </li>
  );
}

const REASONS = ['wrong', 'unknown', 'repeat'] as const;

export function Doubts({ play }: { play: Play }) {
  const { w, ask, may, view, me, side } = play;
  const doubted = allowed<number>(may, 'challenge', 'side');
  const reasonsFor = (one: Side) =>
    allowed<(typeof REASONS)[number]>(
      may.filter(({ command }) => command.side === one),
      'challenge',
      'reason',
    );
  if (!offerOf(may, 'accept')) {
    const hasAccepted = view.challenge?.accepted.includes(me) ?? false;
    return <p class="of-note">{hasAccepted ? w.photo.accepted : w.photo.yours}</p>;
  }
  return (
    <>
      <Button kind="primary" big onPress={() => ask({ type: 'accept' })}>
        {w.photo.fine}
      </Button>
      {doubted.map((one) => (
        <fieldset key={one} class="of-reasons">
          <legend>{w.photo.doubt(side(one))}</legend>
          {reasonsFor(one).map((reason) => (
            <Button key={reason} onPress={() => ask({ type: 'challenge', side: one, reason })}>
              {w.photo.reasons[reason]}
            </Button>
          ))}
        </fieldset>
      ))}
    </>
  );
}

export function Question({ play }: { play: Play }) {
  const { view, w, name, side } = play;
  const ballot = view.ballot!;
  const answers = view.shown.filter((one) => one.side === ballot.side && one.counts);
  const doubt = view.doubts.findLast((one) => one.side === ballot.side);
  const ask = ballot.side === null ? undefined : askOf(view, ballot.side);
  return (
    <>
      {ballot.question === 'answers' && (
        <>
          <div>
            {doubt && <p class="of-lead">{w.ballot[doubt.reason](name(doubt.seat))}</p>}
            <Answer texts={answers.map(({ text }) => text)} />
          </div>
          {ask && <Asked play={play} ask={ask} />}
          <LookUp play={play} texts={answers.map(({ text }) => text)} />
        </>
      )}
      {ballot.question === 'first' && (
        <>
          <h1 class="of-big">{w.ballot.first}</h1>
          {asksOf(view).map((one) => (
            <div key={one.side}>
              <p class="of-lbl">
                <SideFaces play={play} side={one.side} size="2.4rem" />
                <b>{side(one.side)}</b>
              </p>
              <Asked play={play} ask={one} />
            </div>
          ))}
        </>
      )}
      {ballot.question === 'foul' && <h1 class="of-big">{w.ballot.foul(side(ballot.side!))}</h1>}
      {!ballot.byMaster && (
        <ul class="of-voters" aria-label={w.ballot.voters}>
          {ballot.voters.map((seat) => {
            const has = ballot.votes.some((vote) => vote.seat === seat);
            return (
              <li key={seat} class={has ? 'has' : ''}>
                <Face seat={play.faces[seat]!} size="3rem" />
                {has && <Icon id="check" class="of-check" />}
                <span class="vh">{(has ? w.ballot.has : w.ballot.hasNot)(name(seat))}</span>
              </li>
            );
          })}
        </ul>
      )}
    </>
  );
}

/** What a vote comes to; whoever is the only voter is not told of others. */
function hintOf({ view, w }: Play): string {
  const { question, voters, perSide } = view.ballot!;
  if (voters.length === 1) return w.ballot.sole;
  if (question === 'first') return w.ballot.secret;
  return perSide ? w.ballot.split : w.ballot.half;
}

/** Both halves look the same before and after: only the small line knows which I chose (OF-59). */
export function Votes({ play }: { play: Play }) {
  const { view, w, me, ask, may } = play;
  const ballot = view.ballot!;
  const choices = allowed<string>(may, 'vote', 'choice').filter((choice) => choice !== 'abstain') as Choice[];
  if (ballot.byMaster) return <p class="of-note">{w.ballot.master}</p>;
  if (!ballot.voters.includes(me) || choices.length === 0) return <p class="of-note">{w.ballot.notYours}</p>;
  const own = ballot.votes.find(({ seat }) => seat === me)?.choice;
  const hint = hintOf(play);
  return (
    <>
      <p class="of-note" role="status">
        {own ? w.ballot.yours(choiceText(play, own)) : hint}
      </p>
      <fieldset class={`of-tray of-halves is-plain is-${choices.length}`} aria-label={w.ballot.title}>
        {choices.map((choice) => (
          <button key={choice} type="button" onClick={() => ask({ type: 'vote', choice })}>
            <b>{choiceText(play, choice)}</b>
          </button>
        ))}
      </fieldset>
      <Button kind="bare" onPress={() => ask({ type: 'vote', choice: 'abstain' })}>
        {w.ballot.abstain}
      </Button>
    </>
  );
}

/** Somebody is asked to flip a card that decides. */
export function Neutral({ play }: { play: Play }) {
  const { view, w, mine, side } = play;
  const isMine = view.third === mine;
  return (
    <>
      <h1 class="of-big">{w.neutral[levelOf(view).title]}</h1>
      <p class="of-lead">
        {isMine ? w.neutral.yours : view.third === null ? w.neutral.machine : w.neutral.other(side(view.third))}
      </p>
      {!isMine && (
        <span class="of-backs is-large" aria-hidden="true">
          <Back box={view.cardSet} count={null} width="8rem" />
        </span>
      )}
      <p class="of-note">
        {w.neutral.count(view.duel!.cards + 1, view.options.maxNeutralCards)}. {w.neutral.help}
      </p>
    </>
  );
}

export function FlipNeutral({ play }: { play: Play }) {
  const { view, w, ask, may } = play;
  useBuzz(true, 80);
  const piles = allowed<'left' | 'right'>(may, 'flipNeutral', 'drawPile');
  return (
    <fieldset class="of-tray of-piles" aria-label={w.neutral.flip}>
      {(['left', 'right'] as const).map((drawPile) => (
        <button
          key={drawPile}
          type="button"
          disabled={!piles.includes(drawPile)}
          onClick={() => ask({ type: 'flipNeutral', drawPile })}
        >
          <Back box={view.cardSet} count={view.counts[drawPile]} />
          <span>{w.turn[drawPile]}</span>
        </button>
      ))}
    </fieldset>
  );
}
