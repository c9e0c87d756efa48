/** Everything that is not the room from above: the first question, the oven, the dog, the accusation, the shop. */
import { useMemo } from 'preact/hooks';
import { Clock, Face as Head, Icon, Picture } from '../../../../web/kit/index.ts';
import { widestIn } from '../../../../web/kit/width.ts';
import { handSizes, jewelsIn, MS } from '../../content.ts';
import { bakeMs, bakersOf, isHatGiven, leftOf, roundCount, seatCount, type View } from '../../state.ts';
import { heap } from '../art/coins.ts';
import { dogFront } from '../art/dog.ts';
import { bakerHat, inspectorHat } from '../art/figures.ts';
import { coatScene, glassScene, hatOn } from '../art/scenes.ts';
import { Back, Backs, Card, Sign } from '../cards.tsx';
import { FIRST_MS } from '../clock.ts';
import { gained } from '../ranks.ts';
import { kitchen } from './kitchen.ts';
import { Backdrop, fitOf, Ntag, Panel, type Scene, useEarly } from './parts.tsx';
import { dogRoom, pileHeap, shop, twoHeaps, twoUnderLamp } from './stage-art.ts';

const round = (view: View, t: Scene['t']) => t.panel.round(view.round + 1, roundCount(view));

/** Who has testified; never what. */
export function First({ scene }: { scene: Scene }) {
  const { view, t, faces, name, stage } = scene;
  const art = useMemo(() => glassScene(), []);
  const count = view.hasClaimed.filter(Boolean).length;
  const isHost = view.options.firstInspector === 'host';
  const hostNames = view.master === 'human' ? t.phone.masterNames : t.first.hostWaits(name(view.host));
  return (
    <div class="it-first">
      <Picture width={390} height={250} art={art} fit="slice" class="it-glass" />
      <header class="it-head">
        <h1>{t.first.title}</h1>
        {!isHost && view.options.timers !== 'off' && <Clock until={view.endsAt} now={stage.now} />}
        <p>{isHost ? hostNames : t.first.waiting(count, faces.length)}</p>
      </header>
      <ul class="it-claims">
        {faces.map((_, seat) => (
          <li key={seat} class={view.hasClaimed[seat] ? 'is-in' : ''}>
            <Ntag scene={scene} seat={seat} />
            {view.hasClaimed[seat] && (
              <i class="it-ok">
                <Icon id="check" label={t.phone.ready} />
              </i>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

export function Bake({ scene }: { scene: Scene }) {
  const { view } = scene;
  const isEarly = useEarly(scene, MS.hat, bakeMs(view));
  return isHatGiven(view) && isEarly ? <Hat scene={scene} /> : <Kitchen scene={scene} />;
}

/** All answers turned together; the hat lands on the player's own mask. */
function Hat({ scene }: { scene: Scene }) {
  const { view, t, faces, name } = scene;
  const [coat, hat] = useMemo(() => [coatScene(), hatOn()], []);
  return (
    <div class="it-first is-hat">
      <div class="it-figure">
        <Picture width={390} height={330} art={coat} fit="slice-bottom" />
        <Head seat={faces[view.inspector]!} class="it-fh" />
        <Picture width={390} height={330} art={hat} fit="slice-bottom" class="it-lands" />
      </div>
      <header class="it-head">
        <h1>{t.phone.getsHat(name(view.inspector))}</h1>
        <p>{t.phone.othersBake}</p>
      </header>
      <ul class="it-claims is-open">
        {view.shownClaims.map(({ seat, crime, hat: worn }) => (
          <li key={seat} class={seat === view.inspector ? 'is-in' : ''}>
            <Head seat={faces[seat]!} />
            <b>{name(seat)}</b>
            <span>
              <Icon id="star" label={t.phone.crime} />
              {t.first.buckets[crime]}
            </span>
            <span>
              <Sign id="hat" label={t.phone.hat} />
              {t.first.buckets[worn]}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Kitchen({ scene }: { scene: Scene }) {
  const { view, t, faces, name } = scene;
  const bakers = bakersOf(view);
  const hat = useMemo(() => `<g transform="translate(226 466)">${inspectorHat(0.66)}</g>`, []);
  const { jewelGold } = view.options;
  return (
    <div class="it-bake">
      <Backdrop art={kitchen} of="kitchen" />
      <header class="it-head">
        <h1>{t.phases.bake}</h1>
        <p>{round(view, t)}</p>
        <p>{t.table.each(handSizes[seatCount(view)]!)}</p>
      </header>
      <Head seat={faces[view.inspector]!} class="it-bi" />
      <Picture width={1920} height={1080} art={hat} class="it-over" />
      <div class="it-bit">
        <Ntag scene={scene} seat={view.inspector} />
      </div>
      <Panel class="it-jw">
        <h2>{t.table.counter}</h2>
        <div>
          <Card face="J" t={t} jewelGold={jewelGold} />
          <Card face="J" t={t} jewelGold={jewelGold} />
        </div>
        <p>{t.table.bothTo(name(leftOf(view, view.inspector)))}</p>
      </Panel>
      <ul class={`it-bks is-${bakers.length}`}>
        {bakers.map((seat) => (
          <li key={seat}>
            <Ntag scene={scene} seat={seat} />
            <Backs n={view.counts[seat]!} />
            {view.ready[seat] && (
              <i class="it-ok">
                <Icon id="check" label={t.phone.ready} />
              </i>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

const arrow = (
  <svg class="it-ar" viewBox="0 0 40 40" aria-hidden="true">
    <path fill="currentColor" d="M2 17L22 16L20 5L39 20L20 35L22 24L2 23Z" />
  </svg>
);

export function Inspect({ scene }: { scene: Scene }) {
  const { view, t } = scene;
  const front = useMemo(() => `<g transform="translate(300 276) scale(1.36)">${dogFront()}</g>`, []);
  const { jewelGold } = view.options;
  const eaten = (seat: number) => view.shown[seat]!.at(view.open[seat] === null ? -1 : -2);
  const first = eaten(view.room[0]!);
  return (
    <div class="it-inspect">
      <Backdrop art={dogRoom} of="dog" />
      {first !== undefined && (
        <div class="it-eaten">
          <Card face={first} t={t} jewelGold={jewelGold} />
        </div>
      )}
      <Picture width={1920} height={1080} art={front} class="it-over" />
      <h1 class="it-it">{t.phases.inspect}</h1>
      <p class="it-is">{view.room.length === 1 ? t.inspect.last : t.phone.dogEats}</p>
      <ul class={`it-chg${view.room.length > 3 ? ' is-many' : ''}`}>
        {view.room.map((seat) => {
          const old = eaten(seat);
          const open = view.open[seat];
          return (
            <li key={seat}>
              <Ntag scene={scene} seat={seat} />
              <span class="it-old">{old !== undefined && <Card face={old} t={t} jewelGold={jewelGold} />}</span>
              {arrow}
              {open === null || open === undefined ? (
                <Back class="it-new" />
              ) : (
                <Card face={open} t={t} jewelGold={jewelGold} class="it-new" />
              )}
              {open !== null && <Backs n={view.counts[seat]! - 1} />}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** The heads of the two under the lamp. */
function Two({ scene, last, isOver = false }: { scene: Scene; last: number; isOver?: boolean }) {
  const { view, faces } = scene;
  const hats = useMemo(
    () =>
      isOver
        ? `<g transform="translate(420 526)">${bakerHat(1.1)}</g><g transform="translate(1500 552) rotate(10)">${inspectorHat(1.12)}</g>`
        : `<g transform="translate(560 512)">${bakerHat(1.14)}</g><g transform="translate(1400 494)">${inspectorHat(1.16)}</g>`,
    [isOver],
  );
  return (
    <>
      <Head seat={faces[last]!} class={`it-h1${isOver ? ' is-over' : ''}`} />
      <Head seat={faces[view.inspector]!} class={`it-h2${isOver ? ' is-over' : ''}`} />
      <Picture width={1920} height={1080} art={hats} class="it-over" />
    </>
  );
}

const FOLD =
  '<path fill="#0d0b0e" transform="translate(-7 9)" d="M272 290L178 381Q196 330 186 300Q232 306 272 290Z"/>' +
  '<path fill="#f3ead7" d="M272 290L180 381Q194 332 182 298Q232 308 272 290Z"/>';

/** As long as "Anklage!", and the word ends before the lamp begins. */
const SHOUT_LETTERS = 9.4;
/** Between the edge and the lamp. */
const SUB_LETTERS = 37;

export function Accusation({ scene }: { scene: Scene }) {
  const { view, t, faces, name } = scene;
  const last = view.room[0]!;
  const lastIn = t.table.lastIn(name(last));
  const { pile } = view;
  const coins = useMemo(() => pileHeap(pile), [pile]);
  return (
    <div class="it-acc">
      <Backdrop art={() => twoUnderLamp(false)} of="two" />
      <Picture width={1920} height={1080} art={coins} />
      <h1 class="it-shout" style={{ '--fit': fitOf(t.phases.accusation, SHOUT_LETTERS) }}>
        {t.phases.accusation}
      </h1>
      <p class="it-sub" style={{ '--fit': fitOf(lastIn, SUB_LETTERS) }}>
        {lastIn}
      </p>
      <ul class="it-homes">
        {view.home.map((seat) => (
          <li key={seat}>
            <Head seat={faces[seat]!} named />
            <Backs n={view.counts[seat]!} />
          </li>
        ))}
      </ul>
      <Two scene={scene} last={last} />
      <div class="it-last">
        <Back />
        <svg viewBox="0 0 272 381" aria-hidden="true" dangerouslySetInnerHTML={{ __html: FOLD }} />
      </div>
      <b class="it-sum num">{pile}</b>
      <Panel class="it-out is-left">
        <Sign id="muffin" />
        <b>{t.table.muffin}</b>
        <span>{t.phone.splitTo(name(last), Math.ceil(pile / 2), name(view.inspector), Math.floor(pile / 2))}</span>
      </Panel>
      <Panel class="it-out is-right">
        <Sign id="crown" />
        <b>{t.table.jewel}</b>
        <span>{t.table.all(name(view.inspector), pile)}</span>
      </Panel>
    </div>
  );
}

export function Earnings({ scene }: { scene: Scene }) {
  const { view } = scene;
  const isDark = useEarly(scene, FIRST_MS.dark, MS.earnings);
  const isEarly = useEarly(scene, FIRST_MS.card, MS.earnings);
  if (view.phase === 'earnings' && isDark) return <div class="it-dark" />;
  if (view.phase === 'earnings' && isEarly) return <Outcome scene={scene} />;
  return <Takings scene={scene} />;
}

/** The card lies open: a siren, or coins counted into two hands. */
function Outcome({ scene }: { scene: Scene }) {
  const { view, t, faces, name } = scene;
  const last = view.last!;
  const isJewel = last.card === 'J';
  const coins = useMemo(
    () => (isJewel ? pileHeap(last.inspector) : twoHeaps(last.baker, last.inspector)),
    [isJewel, last.baker, last.inspector],
  );
  return (
    <div class={`it-res${isJewel ? ' is-jewel' : ''}`}>
      <Backdrop art={() => twoUnderLamp(true)} of="over" />
      {isJewel && <div class="it-rays" />}
      <Picture width={1920} height={1080} art={coins} />
      <h1 class="it-shout">{isJewel ? t.phone.caught : t.phone.onlyMuffin}</h1>
      <Two scene={scene} last={last.seat} isOver />
      <div class="it-lastc">
        <Card face={last.card} t={t} jewelGold={view.options.jewelGold} />
      </div>
      {!isJewel && (
        <Panel class="it-pay is-left">
          <Head seat={faces[last.seat]!} />
          <b class="num">{last.baker}</b>
          <span>{t.table.hushTo(name(last.seat))}</span>
        </Panel>
      )}
      {isJewel && (
        <Panel class="it-pay is-left">
          <Head seat={faces[last.seat]!} />
          <Sign id="eye" class="it-eye" />
          <span>{t.phone.isSuspicious(name(last.seat))}</span>
        </Panel>
      )}
      <Panel class="it-pay is-right">
        <Head seat={faces[view.inspector]!} />
        <b class="num">{last.inspector}</b>
        <span>
          {isJewel ? t.phone.takes(name(view.inspector), last.inspector) : t.table.leftFor(name(view.inspector))}
        </span>
      </Panel>
    </div>
  );
}

/** The shop opens: all rows, sums, tokens stamped. */
function Takings({ scene }: { scene: Scene }) {
  const { view, t, faces, name } = scene;
  const last = view.last!;
  const isJewel = last.card === 'J';
  const { jewelGold, purses } = view.options;
  // In the order of leaving, the last Baker last.
  const order = [...view.home, last.seat];
  const next = leftOf(view, view.inspector);
  const isLastRound = view.round + 1 === roundCount(view);
  const coins = useMemo(
    () => ({
      __html: last.inspector > 0 ? heap(128, 92, last.inspector, { rx: 30, cap: 5, seed: 9, spread: 0.92 }) : '',
    }),
    [last.inspector],
  );
  const purse = (seat: number) =>
    purses === 'open' && (
      <span class="it-l2">
        <span class="it-purse">
          <Sign id="purse" label={t.things.purse} />
          <b class="num">{view.gold[seat]}</b>
        </span>
      </span>
    );
  const note = (seat: number): string | null => {
    if (seat === last.seat) return isJewel ? t.table.redHanded : t.table.silent(last.baker);
    const jewels = jewelsIn(view.rows![seat]!);
    return jewels > 0 ? t.table.jewelsOut(jewels) : null;
  };
  return (
    <div class="it-earn">
      <Backdrop art={() => shop()} of="shop" />
      <div class="it-sgn">
        <h1>{t.table.takings}</h1>
      </div>
      <p class="it-case">
        <Sign id={isJewel ? 'crown' : 'muffin'} />
        {isJewel ? t.table.caseSolved(name(last.seat)) : t.table.caseFailed(name(last.seat))}
      </p>
      <ul class={`it-shelves is-${order.length}`}>
        {order.map((seat) => (
          <li key={seat} class={`it-shelf${seat === last.seat && isJewel ? ' is-caught' : ''}`}>
            <div class="tag it-ntag">
              <Head seat={faces[seat]!} />
              <span>
                <span class="nm" style={{ '--ems': widestIn(name(seat)) }}>
                  {name(seat)}
                </span>
                {purse(seat)}
              </span>
            </div>
            <div class="it-set">
              {(view.rows?.[seat] ?? []).map((face, k) => (
                <Card key={k} face={face} t={t} jewelGold={jewelGold} />
              ))}
              {note(seat) && <span class="it-tell">{note(seat)}</span>}
            </div>
            <b class="it-plus num">
              {gained(view.earned[seat]! + (seat === last.seat ? last.baker : 0))}
              {view.taken[seat]! > 0 && (
                <small>
                  −{view.taken[seat]} {t.things.bribe.toLowerCase()}
                </small>
              )}
            </b>
            <span class="it-stamps">
              {view.home.includes(seat) && (
                <i class="it-stamp is-shop">
                  <Sign id="shop" label={t.things.openShop} />
                </i>
              )}
              {view.rows?.[seat]?.includes('J') && (
                <i class="it-stamp is-eye">
                  <Sign id="eye" label={t.things.suspicious} />
                </i>
              )}
            </span>
          </li>
        ))}
        <li class="it-shelf is-insp">
          <div class="tag it-ntag">
            <Head seat={faces[view.inspector]!} />
            <span>
              <span class="nm" style={{ '--ems': widestIn(name(view.inspector)) }}>
                {name(view.inspector)}
              </span>
              {purse(view.inspector)}
            </span>
          </div>
          <div class="it-set">
            <svg
              class="coins"
              width="260"
              height="130"
              viewBox="0 0 260 130"
              aria-hidden="true"
              dangerouslySetInnerHTML={coins}
            />
            <span class="it-tell">{isJewel ? t.table.wholePile : t.table.partPile}</span>
          </div>
          <b class="it-plus num">{gained(last.inspector)}</b>
          <span />
        </li>
        <li class="it-legend">
          {!isLastRound && (
            <span class="it-nx">
              <Sign id="hat" />
              <Head seat={faces[next]!} />
              <span>
                {t.table.next}
                <b>{name(next)}</b>
              </span>
            </span>
          )}
          <span>
            <i class="it-stamp is-shop">
              <Sign id="shop" />
            </i>
            {t.things.openShop}
          </span>
          <span>
            <i class="it-stamp is-eye">
              <Sign id="eye" />
            </i>
            {t.things.suspicious}
          </span>
        </li>
      </ul>
    </div>
  );
}
