/** A duel: what to answer, to the edges of the phone; and for everybody else both cards. */
import type { ComponentChildren } from 'preact';
import { Button, Icon, offerOf, useTimeLeft } from '../../../../web/kit/index.ts';
import { categoryNamed, isJuniorId, letterOf } from '../../content.ts';
import { closedUntil } from '../../moment.ts';
import { isTyped, rivalsOf, type Side, topOf } from '../../state.ts';
import { type Ask, asksOf, isShared, titleOf } from '../around.ts';
import { fit } from '../fit.ts';
import { Card, Edge, JuniorPicture, printed, Sym, Tile } from '../parts.tsx';
import { Robot, SideFaces, useBuzz } from './bits.tsx';
import { isDuellist, type Play, type Scene } from './play.ts';
import { isSpeaking } from './speech.ts';
import { TypedThumb } from './typed.tsx';

export function duelScene(play: Play): Scene {
  const { view, w, me, mine, sides } = play;
  const rivals = view.duel!.sides.filter((side) => side !== mine);
  const isMine = isDuellist(play);
  const title =
    view.duel!.kind === 'showdown'
      ? w.duel.showdown
      : view.duel!.kind === 'own'
        ? w.duel.one
        : isMine
          ? w.duel.against(sides(rivals))
          : w.duel.title;
  const common = { phase: title, clock: view.until };
  if (view.neutral) {
    return { ...common, key: 'neutral', class: 'of-wait', clock: null, stage: <Covered play={play} /> };
  }
  if (view.waiting[me]) {
    return { ...common, key: 'back', class: 'of-wait', stage: <Back play={play} />, thumb: <BackThumb play={play} /> };
  }
  const race = `${view.race?.revealAt}`;
  if (!isMine) {
    return {
      ...common,
      key: `look ${race}`,
      class: 'of-onlooker',
      title: sides(view.duel!.sides),
      stage: <Onlooker play={play} />,
      thumb: isTyped(view) ? <TypedOnlooker play={play} /> : <Claims play={play} />,
    };
  }
  return {
    ...common,
    key: `duel ${race}`,
    class: `of-duel${isTyped(view) ? ' is-typed' : ''}`,
    bleed: true,
    stage: <Prompt play={play} />,
    thumb: isTyped(view) ? <TypedThumb play={play} /> : <Claims play={play} />,
  };
}

/** The neutral card is on its way. */
function Covered({ play }: { play: Play }) {
  const { w, view } = play;
  return (
    <>
      <h1 class="of-big">{view.duel!.kind === 'showdown' ? w.duel.showdown : w.neutral.title}</h1>
      <Edge label={w.turn.covered} height={300} />
      <p class="of-lead">{w.neutral.help}</p>
    </>
  );
}

function Back({ play }: { play: Play }) {
  const { w, mine } = play;
  const ask = asksOf(play.view).find((one) => one.side === mine);
  return (
    <>
      <div class="of-claim">
        <SideFaces play={play} side={mine} size="7rem" />
        <h1 class="of-big">{w.duel.back}</h1>
        <p class="of-lead">{w.duel.backHelp}</p>
      </div>
      <div>
        <p class="of-lbl">
          <Icon id="robot" />
          <b>{w.duel.robotSays}</b>
        </p>
        {ask && <Asked play={play} ask={ask} />}
      </div>
    </>
  );
}

const BackThumb = ({ play }: { play: Play }) => (
  <Button big disabled>
    {play.w.duel.backSoon}
  </Button>
);

/** The words above the card: say, type, you or your mate, both, so many. */
function callOf({ view, w, me, mine, name }: Play): string {
  const isWriting = isTyped(view) && !isSpeaking(view);
  const many = view.options.answersRequired;
  const rivals = view.duel!.sides.length;
  if (isShared(view)) {
    if (rivals > 2) return isWriting ? w.duel.allWrite(rivals) : w.duel.all(rivals);
    return isWriting ? w.duel.bothWrite : w.duel.both;
  }
  const mate = view.sides[mine]!.find((seat) => seat !== me && !view.gone[seat]);
  if (many > 1) return isWriting ? w.duel.writeMany(many) : w.duel.sayMany(many);
  if (mate !== undefined) return isWriting ? w.duel.writeWith(name(mate)) : w.duel.sayWith(name(mate));
  return isWriting ? w.duel.write : w.duel.say;
}

/** What I have to answer, as large as it goes. */
function Prompt({ play }: { play: Play }) {
  const { view, me, language } = play;
  useBuzz(true, 120);
  const ask = asksOf(view).find((one) => one.side === play.mine);
  const asked = view.juniors[me] ?? ask?.asked;
  if (asked === undefined) return null;
  if (isJuniorId(asked)) return <JuniorPrompt play={play} asked={asked} />;
  const category = categoryNamed(asked, view.options.ownCategories);
  const title = titleOf(play, asked);
  const sign = category?.symbol ?? 'star';
  const isWriting = isTyped(view);
  const size = fit(title, 356, isWriting ? 190 : 330, isWriting ? 60 : 70);
  const isPale = view.race!.card !== null || !category;
  return (
    <section
      class={`of-prompt s-${isPale ? 'none' : sign}`}
      lang={language}
      style={{ '--fs': `min(${size}px, ${((size / 390) * 100).toFixed(2)}vw)` }}
    >
      <div class="of-top">
        <Sym sign={sign} />
        <p>{callOf(play)}</p>
        <span class="of-ix" aria-hidden="true">
          {letterOf(sign)}
        </span>
        <span class="vh">{play.t.symbols[sign]}</span>
      </div>
      <h1 class="of-word">{title}</h1>
      <Again play={play} />
      <Below play={play} />
    </section>
  );
}

/** It goes on from "Say". */
const shouted = (title: string): string => `${title[0]!.toLowerCase()}${title.slice(1)}!`;

/** For a child who cannot read: one picture. */
function JuniorPrompt({ play, asked }: { play: Play; asked: string }) {
  return (
    <section class="of-prompt is-junior">
      <p>{play.w.duel.juniorSay}</p>
      <h1>{shouted(titleOf(play, asked))}</h1>
      <JuniorPicture id={asked} />
      <Again play={play} />
    </section>
  );
}

/** A race that starts again: three, two, one until this phone may answer. */
function Again({ play }: { play: Play }) {
  const { view, now, w, mine, sides } = play;
  const left = useTimeLeft(closedUntil(view, mine), now, 1000);
  if (left <= 0) return null;
  const others = rivalsOf(view).filter((side) => side !== mine);
  const isHeld = view.race!.waits.includes(mine);
  const words = isHeld ? w.duel.held(sides(others)) : isDuellist(play) ? w.duel.answerIn : w.duel.starts;
  return (
    <p class="of-again" role="status">
      {words} <b class="num">{Math.ceil(left / 1000)}</b>
    </p>
  );
}

/** In small print: my own card, and who answers it; or what is special this time. */
function Below({ play }: { play: Play }) {
  const { view, w, mine, sides, name } = play;
  const { duel } = view;
  const isTeam = view.sides[mine]!.length > 1;
  const rivals = duel!.sides.filter((side) => side !== mine);
  const junior = rivals.flatMap((side) => view.sides[side]!).find((seat) => view.juniors[seat]);
  const many = view.options.answersRequired;
  if (duel!.kind === 'showdown') {
    const score = view.totals[mine]!.reduce((sum, one) => sum + one, 0);
    return <Mini play={play} sides={duel!.sides} text={w.duel.level(score)} />;
  }
  if (duel!.kind === 'own' && view.race!.card === null)
    return <Mini play={play} text={w.duel.own} card={duel!.trigger!.side} pile={duel!.trigger!.pile} />;
  if (view.race!.card !== null) return <Mini play={play} text={w.duel.neutral} />;
  if (junior !== undefined) {
    const asked = view.juniors[junior]!;
    return (
      <div class="of-mini">
        <JuniorPicture id={asked} />
        <span>{w.duel.junior(name(junior), titleOf(play, asked))}</span>
      </div>
    );
  }
  const own = duel!.places.find(({ side }) => side === mine);
  if (!own) return null;
  const card = topOf(view, own);
  if (card === undefined) return null;
  const { title, symbol } = printed(view, card, play.language);
  return (
    <div class="of-mini">
      <Tile sign={symbol} size="1.8rem" />
      <span>
        {isTeam ? w.duel.ourCard : w.duel.yourCard} <b>{title}</b>
        <br />
        {many > 1 ? w.duel.answersMany(sides(rivals), many) : w.duel.answersIt(sides(rivals))}
      </span>
    </div>
  );
}

interface MiniProps {
  readonly play: Play;
  readonly text: ComponentChildren;
  readonly sides?: readonly Side[];
  readonly card?: Side;
  readonly pile?: number;
}

function Mini({ play, text, sides = [], card, pile = 0 }: MiniProps) {
  const { view, language } = play;
  const top = card === undefined ? undefined : topOf(view, { side: card, pile });
  return (
    <div class="of-mini">
      {top !== undefined && <Tile sign={printed(view, top, language).symbol} size="1.8rem" />}
      {sides.length > 0 && (
        <span class="of-faces">
          {sides.map((side) => (
            <SideFaces key={side} play={play} side={side} size="2.2rem" />
          ))}
        </span>
      )}
      <span>{text}</span>
    </div>
  );
}

/** What somebody has to answer, as a card that lies on the table; a junior's picture if that is what it is. */
export function Asked({ play, ask }: { play: Play; ask: Ask }) {
  const { view, t, language } = play;
  const { asked } = ask;
  if (asked === undefined) return null;
  const isJunior = view.juniors[ask.seat] !== null;
  if (isJunior || !categoryNamed(asked, view.options.ownCategories)) {
    return (
      <div class="of-junior-card">
        <JuniorPicture id={asked} />
        <b>{titleOf(play, asked)}</b>
      </div>
    );
  }
  return (
    <Card
      view={view}
      t={t}
      card={asked}
      language={language}
      fluid
      width={358}
      height={150}
      flag={32}
      pad={16}
      symbol={80}
      most={36}
      neutral={view.race?.card !== null && view.race?.card !== undefined}
    />
  );
}

/** Everybody else: both cards, nothing that moves with an answer. */
function Onlooker({ play }: { play: Play }) {
  const { view, w, side } = play;
  const asks = asksOf(view);
  const isOne = isShared(view) && asks.every(({ asked }) => asked === asks[0]!.asked);
  if (isOne) {
    return (
      <div>
        <p class="of-lbl">
          {asks.map((ask) => (
            <SideFaces key={ask.side} play={play} side={ask.side} size="2.6rem" />
          ))}
          <b>{play.sides(asks.map((ask) => ask.side))}</b>
        </p>
        <Asked play={play} ask={asks[0]!} />
        <p class="of-lead">{view.duel!.kind === 'own' ? w.duel.own : w.neutral.same}</p>
        <Again play={play} />
      </div>
    );
  }
  return (
    <>
      {asks.map((ask) => (
        <div key={ask.side}>
          <p class="of-lbl">
            <SideFaces play={play} side={ask.side} size="2.6rem" />
            <b>{side(ask.side)}</b>
            <Robot play={play} seat={ask.seat} />
            {view.sides[ask.side]!.length > 1 ? w.duel.saying2 : w.duel.saying}
          </p>
          <Asked play={play} ask={ask} />
        </div>
      ))}
      <Again play={play} />
    </>
  );
}

function TypedOnlooker({ play }: { play: Play }) {
  return (
    <>
      <p class="of-note">{play.w.typed.onlooker}</p>
      <Wake play={play} />
    </>
  );
}

/** For people who have not noticed: bots do not doze. */
function Wake({ play: { view, faces, w, ask } }: { play: Play }) {
  const hasPeople = view.duel!.sides.some((side) => view.sides[side]!.some((seat) => !faces[seat]!.bot));
  return hasPeople ? <Button onPress={() => ask({ type: 'nudge' })}>{w.duel.wake}</Button> : null;
}

/** A name shrinks by its longest word; words may stand below each other. */
const longest = (label: string): number => Math.max(...label.split(' ').map((word) => word.length));

/** In person: one tap says who was first. One gold block, cut by the knife. */
function Claims({ play }: { play: Play }) {
  const { view, w, ask, mine, me, side, may } = play;
  const isMine = isDuellist(play);
  const many = view.options.answersRequired;
  const rivals = view.duel!.sides.filter((one) => !view.duel!.dropped.includes(one));
  const list = isMine ? [mine, ...rivals.filter((one) => one !== mine)] : rivals;
  const hasTeam = list.some((one) => view.sides[one]!.length > 1);
  const isJunior = isMine && isJuniorId(view.juniors[me] ?? '');
  const labelOf = (one: Side): string => {
    const isTeam = view.sides[one]!.length > 1;
    if (one === mine) return isTeam ? w.duel.we : w.duel.me;
    return isTeam && isMine ? w.duel.they : side(one);
  };
  const first = many > 1 ? w.duel.saidFirst(many) : w.duel.wasFirst;
  const isStuck = view.race?.blanks.includes(me) ?? false;
  return (
    <>
      <fieldset
        class={`of-tray of-halves is-${list.length}${isJunior ? ' is-junior' : ''}${hasTeam ? ' is-teams' : ''}`}
        aria-label={w.duel.who}
      >
        {list.map((one) => (
          <button key={one} type="button" onClick={() => ask({ type: 'claim', winner: one })}>
            <SideFaces
              play={play}
              side={one}
              size={isJunior ? '6rem' : hasTeam ? '2.3rem' : list.length > 2 ? '3rem' : '3.4rem'}
            />
            <b style={{ '--k': Math.min(1, 5.8 / longest(labelOf(one))) }}>{labelOf(one)}</b>
            {!isJunior && <small> {first}</small>}
          </button>
        ))}
      </fieldset>
      {/* A child is asked one thing; the others have the rest. */}
      {!(isJunior && view.juniors.includes(null)) && (
        <div class="of-cols">
          <Button onPress={() => ask({ type: 'claim', winner: null })}>{w.duel.same}</Button>
          {!isMine && <Wake play={play} />}
          {isMine && !isStuck && offerOf(may, 'blank') && (
            <Button onPress={() => ask({ type: 'blank' })}>{w.duel.stuck}</Button>
          )}
          {isMine && isStuck && <Button onPress={() => ask({ type: 'concede' })}>{w.duel.giveUp}</Button>}
        </div>
      )}
    </>
  );
}
