/** The card lies open: now it is public, so now it may shout. Then the shop opens, and everybody sells. */
import { useMemo } from 'preact/hooks';
import { Button, Face as Head, Icon, PhoneFrame, Picture } from '../../../../web/kit/index.ts';
import { MS } from '../../content.ts';
import { leftOf, roundCount } from '../../state.ts';
import { heap } from '../art/coins.ts';
import { awning } from '../art/later-scenes.ts';
import { coatScene, hatOn } from '../art/scenes.ts';
import { Card, Sign } from '../cards.tsx';
import { FIRST_MS } from '../clock.ts';
import { gained } from '../ranks.ts';
import { Gong, Screen, Tools } from './parts.tsx';
import { type Play, readinessOf, useEarly } from './play.ts';

export function Earnings(play: Play) {
  const isDark = useEarly(play, FIRST_MS.dark, MS.earnings);
  const isEarly = useEarly(play, FIRST_MS.card, MS.earnings);
  if (play.view.phase === 'earnings' && isDark) return <Dark {...play} />;
  if (play.view.phase === 'earnings' && isEarly) return <Outcome {...play} />;
  return <Sold {...play} />;
}

const Dark = ({ t }: Play) => (
  <PhoneFrame class="im im-dark">
    <h1 class="vh">{t.phases.accusation}</h1>
  </PhoneFrame>
);

function Outcome(play: Play) {
  const { view, me } = play;
  const { seat, card } = view.last!;
  if (card === 'J') return <Caught {...play} />;
  return me === view.inspector && seat !== me ? <Failed {...play} /> : <Hush {...play} />;
}

function Caught({ t, view, me, name }: Play) {
  const last = view.last!;
  const isMe = last.seat === me;
  return (
    <PhoneFrame class="im im-caught">
      <div class="im-rays" />
      <div class="im-shout">
        <h1>{isMe ? t.phone.caught : t.phone.solved}</h1>
        <Card face="J" t={t} jewelGold={view.options.jewelGold} />
        <div>
          <p class="im-l1">
            {view.inspector === me
              ? t.phone.youTake(last.inspector)
              : t.phone.takes(name(view.inspector), last.inspector)}
          </p>
          <p class="im-l2">
            <Sign id="eye" />
            {isMe ? t.phone.youAreSuspicious : t.phone.isSuspicious(name(last.seat))}
          </p>
        </div>
      </div>
    </PhoneFrame>
  );
}

function Hush(play: Play) {
  const { t, view, me, name } = play;
  const last = view.last!;
  const who = (seat: number) => (seat === me ? t.phone.toYou : t.phone.toName(name(seat)));
  return (
    <PhoneFrame class="im im-hush">
      <div class="im-rays" />
      <div class="im-shout">
        <h1>{t.phone.onlyMuffin}</h1>
        <Card face={last.card} t={t} jewelGold={view.options.jewelGold} />
        <div class="im-halves">
          <Half n={last.baker} to={who(last.seat)} what={t.things.hushMoney} />
          <Half n={last.inspector} to={who(view.inspector)} what={t.phone.ofPile(last.baker + last.inspector)} />
        </div>
      </div>
    </PhoneFrame>
  );
}

function Half({ n, to, what }: { n: number; to: string; what: string }) {
  const art = useMemo(() => (n > 0 ? heap(60, 66, n, { rx: 24, cap: 4, seed: 4, spread: 0.8 }) : ''), [n]);
  return (
    <div>
      <Picture width={120} height={92} art={art} />
      <p>
        <b class="num">{n}</b> {to}
        <span>{what}</span>
      </p>
    </div>
  );
}

/** The Inspector, hat askew. */
function Failed(play: Play) {
  const { t, view, name, faces, cards } = play;
  const last = view.last!;
  const [coat, hat] = useMemo(() => [coatScene(), hatOn(9)], []);
  return (
    <Screen
      play={play}
      sign="hat"
      phase={t.phases.accusation}
      class="im-watch"
      thumb={<p class="im-wt">{t.phone.bagsOpen}</p>}
    >
      <div class="im-fsc">
        <Picture width={390} height={330} art={coat} fit="slice-bottom" />
        <Head seat={faces[view.inspector]!} class="im-fh" />
        <Picture width={390} height={330} art={hat} fit="slice-bottom" class="im-over" />
      </div>
      <h1>{t.phone.noJewel}</h1>
      <p class="quiet-text">{t.phone.keptMuffin(name(last.seat), cards([last.card]))}</p>
      <dl class="im-sum">
        <div>
          <dt>{t.things.hushMoney}</dt>
          <dd class="num">{last.baker}</dd>
        </div>
        <div>
          <dt>{t.phone.leftForYou}</dt>
          <dd class="num">{last.inspector}</dd>
        </div>
        <div class="is-total">
          <dt>
            <Sign id="purse" />
            {t.phone.purse}
          </dt>
          <dd class="num">{view.gold[view.inspector]}</dd>
        </div>
      </dl>
    </Screen>
  );
}

/** What a seat won in this round besides what it sold: the pile or its part. */
export const gainOf = ({ view }: Pick<Play, 'view'>, seat: number): number => {
  const last = view.last!;
  const part = seat === view.inspector ? last.inspector : seat === last.seat ? last.baker : 0;
  return view.earned[seat]! + part;
};

/** From the purse before the round to the purse now, as one reckons it on paper. */
function reckoned({ t, view, me }: Pick<Play, 't' | 'view' | 'me'>): string {
  const { sums } = t.phone;
  const last = view.last!;
  const parts: readonly (readonly [amount: number, what: string])[] = [
    [view.earned[me]!, sums.sold],
    [view.inspector === me ? last.inspector : 0, sums.pile],
    [last.seat === me ? last.baker : 0, sums.hush],
    [-view.taken[me]!, sums.paid],
  ];
  const told = parts.flatMap(([n, what]) => (n === 0 ? [] : `${n > 0 ? '+' : '−'} ${Math.abs(n)} ${what}`));
  return `${[view.before.gold[me], ...told].join(' ')} = ${view.gold[me]} ${sums.purse}`;
}

/** What a seat paid to go home. */
const Paid = ({ t, view, seat }: Pick<Play, 't' | 'view'> & { readonly seat: number }) =>
  view.taken[seat]! > 0 ? (
    <small>
      −{view.taken[seat]} <span class="vh">{t.things.bribe}</span>
    </small>
  ) : null;

function Sold(play: Play) {
  const { t, view, me, ask, name, faces } = play;
  const art = useMemo(() => awning(), []);
  const part = view.last!.inspector;
  const coins = useMemo(() => (part > 0 ? heap(130, 74, part, { rx: 26, cap: 5, seed: 9 }) : ''), [part]);
  const { jewelGold, purses } = view.options;
  const row = view.rows?.[me] ?? [];
  const { isAsked, howMany } = readinessOf(play);
  const isInspector = view.inspector === me;
  const isShop = view.home.includes(me);
  const isThief = row.includes('J');
  const next = leftOf(view, view.inspector);
  const isLastRound = view.round + 1 === roundCount(view);
  const order = [me, ...faces.map((_, seat) => seat).filter((seat) => seat !== me)];
  return (
    <Screen
      play={play}
      sign="coin"
      hasClock={view.phase === 'earnings'}
      bleed
      class="im-earn"
      thumb={
        <>
          {view.phase === 'earnings' && (
            <Button kind="primary" big disabled={!isAsked} onPress={() => ask({ type: 'ready' })}>
              {isAsked ? (isLastRound ? t.phone.readyForEnd : t.phone.readyFor(view.round + 2)) : t.phone.wait}
            </Button>
          )}
          <Tools play={play}>
            {howMany && `${howMany}. `}
            {!isLastRound && t.phone.nextInspector(name(next))}
          </Tools>
        </>
      }
    >
      <div class="im-aw">
        <Picture width={390} height={84} art={art} fit="fill" />
      </div>
      <section class="im-es">
        <p class="im-pre">{t.panel.round(view.round + 1, roundCount(view))}</p>
        <h1>
          <b class="num">{gained(gainOf(play, me))}</b> {t.phone.goldWord}
        </h1>
        <p class="im-reckoned num">{reckoned(play)}</p>
        {isInspector ? (
          <>
            <p class="im-story">{t.phone.yourPart(view.last!.inspector)}</p>
            <Picture width={260} height={110} art={coins} class="im-coins" />
          </>
        ) : (
          <div class="im-cards im-ecards">
            {row.map((face, k) => (
              <Card key={k} face={face} t={t} jewelGold={jewelGold} />
            ))}
          </div>
        )}
        {!isInspector && (
          <ul class="im-stamps">
            <li class={isShop ? '' : 'is-none'}>
              <i class="im-stamp is-shop">
                <Sign id="shop" />
              </i>
              <span>
                <b>{isShop ? t.things.openShop : t.phone.noShop}</b>
                {t.phone.youHave(view.openShop[me]!)}
              </span>
            </li>
            <li class={isThief ? '' : 'is-none'}>
              <i class="im-stamp is-eye">
                <Sign id="eye" />
              </i>
              <span>
                <b>{isThief ? t.things.suspicious : t.phone.notSuspicious}</b>
                {isThief ? t.phone.youHave(view.suspicious[me]!) : t.phone.noJewelInBag}
              </span>
            </li>
          </ul>
        )}
        <ol class="im-all">
          {order.map((seat) => (
            <li key={seat} class={seat === me ? 'is-me' : ''}>
              <Head seat={faces[seat]!} size="2rem" />
              <b>
                {name(seat)}
                {seat === view.inspector && <Sign id="hat" label={t.roles.inspector} />}
                {view.rows?.[seat]?.map(
                  (face, k) => face === 'J' && <Sign key={k} id="crown" label={t.things.jewel} />,
                )}
                {view.ready[seat] && <Icon id="check" label={t.phone.ready} />}
              </b>
              <span class="num">
                {gained(gainOf(play, seat))} <Paid {...play} seat={seat} />
              </span>
              <strong class="num">{purses === 'open' || seat === me ? view.gold[seat] : ''}</strong>
            </li>
          ))}
        </ol>
        <Gong play={play} />
      </section>
    </Screen>
  );
}
