/** For those who are out: what the table sees, and a slip for guessing that stays on the phone. */
import { useState } from 'preact/hooks';
import type { Seat } from '../../../../kernel/game.ts';
import { SeatPicker } from '../../../../web/kit/index.ts';
import { isNight } from '../../state.ts';
import { CastleScene, Foot, Row, Screen, Tools } from './parts.tsx';
import { keep, keyOf, noteOf, type Play, recalled } from './play.ts';
import { Tally } from './slate.tsx';
import { ListStrip } from './talk.tsx';

function useSlip(play: Play): readonly [readonly Seat[], (seat: Seat) => void] {
  const key = keyOf(play, 'slip');
  const [seats, setSeats] = useState<readonly Seat[]>(() =>
    recalled(key)
      .split(',')
      .filter((text) => text !== '')
      .map(Number),
  );
  const toggle = (seat: Seat) => {
    const next = seats.includes(seat) ? seats.filter((one) => one !== seat) : [...seats, seat];
    setSeats(next);
    keep(key, next.join());
  };
  return [seats, toggle];
}

function Now({ play }: { play: Play }) {
  const { t, view, name, told } = play;
  switch (view.phase) {
    case 'reveal':
      return <Tally play={play} />;
    case 'defence':
    case 'lot':
    case 'minute':
      return (
        <ol class="fr-rows">
          {view.tied.map((seat) => (
            <Row key={seat} play={play} seat={seat} />
          ))}
        </ol>
      );
    case 'armoury':
      return <p class="fr-sub">{t.phone.armoury.inside(play.names(view.visitors), view.visitors.length)}</p>;
    case 'breakfast':
      return view.step === 'arrivals' ? (
        <p class="fr-in">
          <b class="num">{view.arrived.length}</b> {t.phone.breakfast.of(view.living.length)}
        </p>
      ) : (
        <p class="fr-moment">{told().at(-1)}</p>
      );
    case 'finalReveal':
      return view.onStage === null ? null : <p class="fr-moment">{t.phone.final.turns(name(view.onStage))}</p>;
    default:
      return <p class="fr-moment">{told().at(-1)}</p>;
  }
}

export function Out(play: Play) {
  const { t, view, me, faces, name } = play;
  const [slip, toggle] = useSlip(play);
  const fate = view.out[me]!;
  const isDark = isNight(view);
  return (
    <Screen
      play={play}
      bleed
      class="fr-out"
      thumb={
        <>
          <Foot>{t.phone.gone.stays}</Foot>
          <Tools play={play} />
        </>
      }
    >
      <CastleScene height={116} moon={0.38} {...(!isDark && { sky: '#3a1524' })} />
      <div class="fr-body">
        <h1>{t.phone.gone[fate.how]}</h1>
        <p class="fr-sub">{t.phone.gone.text(name(me))}</p>
        <Now play={play} />
        {view.deathList && <ListStrip play={play} />}
        <h2>{t.phone.gone.slip}</h2>
        <SeatPicker
          label={t.phone.gone.slip}
          faces={faces}
          seats={view.living}
          allowed={view.living}
          chosen={slip}
          note={(seat) => noteOf(play, seat)}
          onPick={toggle}
        />
      </div>
    </Screen>
  );
}
