/** Who sits in the interrogation room: open card, cards left, bribe, tokens, and the finger. */
import type { Seat } from '../../../../kernel/game.ts';
import { allowed, Face as Head, Icon } from '../../../../web/kit/index.ts';
import { Card, FlatCoin, Sign } from '../cards.tsx';
import { Name, SeatTokens } from './parts.tsx';
import type { Play } from './play.ts';

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

function Other({ play, seat }: { play: Play; seat: Seat }) {
  const { t, view, faces, name } = play;
  const open = view.open[seat];
  const bribe = view.bribes[seat]!;
  return (
    <li class="im-oth">
      <Head seat={faces[seat]!} size="2.6rem" />
      <span class="im-nmx">
        <Name play={play} seat={seat} />
        <SeatTokens play={play} seat={seat} />
      </span>
      <span class="im-crd">
        {open !== null && open !== undefined && <Card face={open} t={t} jewelGold={view.options.jewelGold} mini />}
        <span class="im-more num">+{view.counts[seat]! - (open === null ? 0 : 1)}</span>
      </span>
      <span class="im-bb num">
        <span class="vh">{t.negotiate.offers(name(seat), bribe)}</span>
        <span aria-hidden="true">{bribe}</span>
        <FlatCoin />
      </span>
      <Point play={play} seat={seat} />
    </li>
  );
}

/** A public finger, without effect on the rules. (IM-69) */
export function Point({ play, seat }: { play: Play; seat: Seat }) {
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

/** Who points at me. */
export function Fingers({ play }: { play: Play }) {
  const { t, view, me, faces, names } = play;
  const by = view.fingers.flatMap((at, seat) => (at === me && seat !== me ? [seat] : []));
  if (by.length === 0) return null;
  return (
    <p class="im-at-me">
      <span class="im-fingers">
        {by.map((seat) => (
          <span key={seat} class="im-fng" style={{ '--tint': `var(--seat-${faces[seat]!.tint})` }}>
            <Icon id="point" />
            <b>{faces[seat]!.letter}</b>
          </span>
        ))}
      </span>
      <span>{t.phone.pointAtYou(names(by), by.length)}</span>
    </p>
  );
}

/** Who is not asked to pay: those at home, and whoever is to be paid. */
export function Gone({ play }: { play: Play }) {
  const { t, view, faces, name } = play;
  const { inspector } = view;
  const hat = (
    <p class="im-gone">
      <Sign id="hat" />
      <span>
        {t.roles.inspector}: {name(inspector)}
      </span>
      <Head seat={faces[inspector]!} size="2.2rem" />
    </p>
  );
  if (view.home.length === 0) return hat;
  return (
    <>
      {hat}
      <p class="im-gone">
        <Sign id="shop" />
        <span>{t.phone.atHome}</span>
        {view.home.map((seat) => (
          <Head key={seat} seat={faces[seat]!} size="2.2rem" named />
        ))}
      </p>
    </>
  );
}
