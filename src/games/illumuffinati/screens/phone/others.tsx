/** What the table's screen would show of everybody: open card, cards left, bribe, purse, tokens, fingers, what bots say, used cards. */
import type { Seat } from '../../../../kernel/game.ts';
import { allowed, Bubble, Face as Head, Icon } from '../../../../web/kit/index.ts';
import { Card, FlatCoin, Sign } from '../cards.tsx';
import { Belongings, Name } from './parts.tsx';
import type { Play } from './play.ts';

interface OfSeat {
  readonly play: Play;
  readonly seat: Seat;
}

export function Others({ play }: { play: Play }) {
  const { view, me } = play;
  const others = view.room.filter((seat) => seat !== me);
  return (
    <ul class="im-room">
      {others.map((seat) => (
        <Other key={seat} play={play} seat={seat} />
      ))}
    </ul>
  );
}

function Other({ play, seat }: OfSeat) {
  const { t, view, faces } = play;
  const open = view.open[seat];
  return (
    <li class="im-oth">
      <Head seat={faces[seat]!} size="2.6rem" />
      <Who play={play} seat={seat} />
      <span class="im-crd">
        {open !== null && open !== undefined && <Card face={open} t={t} jewelGold={view.options.jewelGold} mini />}
        <span class="im-more num">+{view.counts[seat]! - (open === null ? 0 : 1)}</span>
      </span>
      <span class="im-bb num">
        <span class="vh">{t.negotiate.offers(play.name(seat), view.bribes[seat]!)}</span>
        {view.isLocked && <Before play={play} seat={seat} />}
        <span aria-hidden="true">{view.bribes[seat]}</span>
        <FlatCoin />
      </span>
      <Point play={play} seat={seat} />
    </li>
  );
}

const Who = ({ play, seat }: OfSeat) => (
  <span class="im-nmx">
    <Name play={play} seat={seat} />
    <Belongings play={play} seat={seat} />
    <FingersAt play={play} seat={seat} />
  </span>
);

/** What lay there before second thoughts, struck out, where less lies there now. */
export function Before({ play: { view }, seat }: OfSeat) {
  const offered = view.offered?.[seat] ?? 0;
  return offered > view.bribes[seat]! ? <s class="num">{offered}</s> : null;
}

/** A public finger, without effect on the rules. (IM-69) */
export function Point({ play, seat }: OfSeat) {
  const { t, view, me, may, ask, name } = play;
  const isOn = view.fingers[me] === seat;
  if (!allowed<Seat | null>(may, 'point', 'seat').includes(seat)) return <span />;
  return (
    <button
      type="button"
      class={`im-pt${isOn ? ' is-on' : ''}`}
      aria-label={t.buttons.point(name(seat))}
      aria-pressed={isOn}
      onClick={() => void ask({ type: 'point', seat: isOn ? null : seat })}
    >
      <Icon id="point" />
    </button>
  );
}

/** Who points at somebody, by letter and colour. */
export function FingersAt({ play, seat }: OfSeat) {
  const { t, view, faces, name } = play;
  const by = view.fingers.flatMap((at, one) => (at === seat && one !== seat ? [one] : []));
  if (by.length === 0) return null;
  return (
    <span class="im-fingers">
      <Icon id="point" />
      {by.map((one) => (
        <b key={one} style={{ '--tint': `var(--seat-${faces[one]!.tint})` }}>
          <span aria-hidden="true">{faces[one]!.letter}</span>
          <span class="vh">{t.negotiate.points(name(one), name(seat))}</span>
        </b>
      ))}
    </span>
  );
}

const NAMED_MAX = 2;

/** Who points at me. */
export function Fingers({ play }: { play: Play }) {
  const { t, view, me, names } = play;
  const by = view.fingers.flatMap((at, seat) => (at === me && seat !== me ? [seat] : []));
  if (by.length === 0) return null;
  return (
    <p class="im-at-me">
      <FingersAt play={play} seat={me} />
      <span>{t.phone.pointAtYou(by.length > NAMED_MAX ? String(by.length) : names(by), by.length)}</span>
    </p>
  );
}

const WORDS_SHOWN = 3;

/** What bots say when they point, whatever several of them say once; people say it themselves. (14.3) */
export function Said({ play: { t, view, faces, name } }: { play: Play }) {
  const lines = view.said.filter(
    (one, k) => !view.said.slice(k + 1).some(({ at, ground }) => at === one.at && ground === one.ground),
  );
  if (lines.length === 0) return null;
  return (
    <div class="im-said">
      {lines.slice(-WORDS_SHOWN).map(({ seat, at, ground }) => (
        <Bubble key={seat} by={faces[seat]!}>
          {t.negotiate.accusations[ground](name(at))}
        </Bubble>
      ))}
    </div>
  );
}

/** Who is not asked to pay: whoever is to be paid, with the pile, and those at home, with what it cost them. */
export function Rest({ play }: { play: Play }) {
  const { t, view, me, faces } = play;
  const row = (seat: Seat, sign: 'hat' | 'shop', label: string, words: string) => (
    <li key={seat} class="im-oth">
      <Head seat={faces[seat]!} size="2.6rem" />
      <Who play={play} seat={seat} />
      <span class="im-is num">
        <Sign id={sign} label={label} />
        {words}
      </span>
    </li>
  );
  const paid = (seat: Seat) => (view.taken[seat]! > 0 ? t.phone.paidOut(view.taken[seat]!) : t.phone.paidNothing);
  const { inspector, home, pile } = view;
  return (
    <ul class="im-rest">
      {inspector !== me && row(inspector, 'hat', t.roles.inspector, t.phone.pileHolds(pile))}
      {home.filter((seat) => seat !== me).map((seat) => row(seat, 'shop', t.phone.atHome, paid(seat)))}
    </ul>
  );
}

/** What has been used, if the table remembers for all. (IM-131) */
export function Used({ play: { t, view } }: { play: Play }) {
  if (!view.options.memoryAid || view.used.length === 0) return null;
  return (
    <section class="im-used">
      <h2>{t.things.usedPile}</h2>
      <div>
        {view.used.map((face, k) => (
          <Card key={k} face={face} t={t} jewelGold={view.options.jewelGold} mini />
        ))}
      </div>
    </section>
  );
}
