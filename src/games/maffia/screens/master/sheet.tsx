/** What the master notes down: whom, and what. Drawn from what is offered; nothing here chooses for a player. */
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import type { Seat } from '../../../../kernel/game.ts';
import type { Offer } from '../../../../kernel/offer.ts';
import { allowed, Button, Drawer, HoldButton, offerOf, SeatPicker } from '../../../../web/kit/index.ts';
import { isBeforeDayOne } from '../../state.ts';
import { isGesture, mayStillNote, type SheetName } from './asked.ts';
import type { Desk } from './desk.ts';
import { moveClock } from './go.tsx';
import { TheRecord } from './record.tsx';

interface SheetProps {
  readonly desk: Desk;
  readonly onClose: () => void;
}

const outOf = ({ view }: Desk): Seat[] => view.bots.flatMap((_, seat) => (view.out[seat] ? [seat] : []));

function Whom(props: {
  desk: Desk;
  label: string;
  seats: readonly number[];
  chosen?: Seat | null | readonly Seat[];
  onPick: (seat: Seat) => unknown;
}) {
  const { desk, label, seats, chosen = null, onPick } = props;
  return (
    <SeatPicker faces={desk.faces} label={label} allowed={seats} out={outOf(desk)} chosen={chosen} onPick={onPick} />
  );
}

function Nominate({ desk, onClose, from }: SheetProps & { from: Seat | undefined }) {
  const { stage, may, c, name } = desk;
  const [nominator, setNominator] = useState(from);
  const type = 'master.recordNomination';
  const may2 = may.filter(({ command }) => command.type === type);
  if (nominator === undefined) {
    const seats = may2.map(({ command }) => command.nominator as Seat);
    return (
      <>
        <p class="soft">{c.sheet.whoNominates}</p>
        <Whom desk={desk} label={c.sheet.whoNominates} seats={seats} onPick={setNominator} />
      </>
    );
  }
  const targets = allowed(
    may2.filter(({ command }) => command.nominator === nominator),
    type,
    'target',
  );
  const label = c.sheet.whomNominates(name(nominator));
  const record = async (target: Seat) => {
    onClose();
    await stage.ask({ type, nominator, target });
  };
  return (
    <>
      <p class="soft">{targets.length > 0 ? label : c.sheet.cannotNow(name(nominator))}</p>
      <Whom desk={desk} label={label} seats={targets} onPick={record} />
      <Button kind="bare" onPress={() => setNominator(undefined)}>
        {c.sheet.change}
      </Button>
    </>
  );
}

type Gesture = Offer['command'] & { readonly seat: Seat; readonly command: { readonly type: string } };

/** For a player without a phone: the same choices as on one. */
function GestureSheet({ desk, onClose, from }: SheetProps & { from: Seat | undefined }) {
  const { stage, may, c, t, name } = desk;
  const [seat, setSeat] = useState(from);
  const offers = (may.map(({ command }) => command) as Gesture[]).filter(
    ({ type, command }) => type === 'master.recordNight' && isGesture(desk.view, command.type),
  );
  if (seat === undefined) {
    return (
      <>
        <p class="soft">{c.sheet.gestureHelp}</p>
        <Whom
          desk={desk}
          label={c.sheet.gesture}
          seats={[...new Set(offers.map((one) => one.seat))]}
          onPick={setSeat}
        />
      </>
    );
  }
  const own = offers.filter((one) => one.seat === seat).map((one) => one.command);
  const choice = own.find(({ type }) => ['point', 'protect', 'investigate', 'avenge'].includes(type));
  const targets = choice ? allowed<number | null>([{ command: choice }], choice.type, 'target') : [];
  const record = async (target: Seat | null) => {
    onClose();
    await stage.ask({ type: 'master.recordNight', seat, command: { type: choice!.type, target } });
  };
  const role = desk.view.roles[seat];
  return (
    <>
      <p class="soft">{own.length > 0 ? role && t.roles[role].night : c.sheet.tooLate}</p>
      {choice && (
        <Whom
          desk={desk}
          label={c.sheet.showed(name(seat))}
          seats={targets.filter((one): one is number => one !== null)}
          chosen={desk.view.choices[seat] ?? null}
          onPick={record}
        />
      )}
      <div class="row answers">
        {targets.includes(null) && (
          <Button kind="quiet" onPress={() => record(null)}>
            {c.sheet.nobody}
          </Button>
        )}
        {own.some(({ type }) => type === 'nightDone') && (
          <Button
            kind="quiet"
            onPress={async () => {
              onClose();
              await stage.ask({ type: 'master.recordNight', seat, command: { type: 'nightDone' } });
            }}
          >
            {c.sheet.done}
          </Button>
        )}
        {from === undefined && (
          <Button kind="bare" onPress={() => setSeat(undefined)}>
            {c.sheet.change}
          </Button>
        )}
      </div>
    </>
  );
}

function Wish({ desk, onClose }: SheetProps) {
  const { stage, may, c } = desk;
  const type = 'master.recordExtension';
  const record = async (seat: Seat) => {
    onClose();
    await stage.ask({ type, seat });
  };
  return (
    <>
      <p class="soft">{c.sheet.wishHelp}</p>
      <Whom desk={desk} label={c.sheet.wish} seats={allowed(may, type, 'seat')} onPick={record} />
    </>
  );
}

interface HeldProps extends SheetProps {
  readonly type: string;
  readonly label: string;
  readonly help: string;
  readonly hold: (name: string) => string;
  /** Something milder, where it is possible for this seat. */
  readonly instead?: (seat: Seat) => ComponentChildren;
}

/** What cannot be taken back is held. */
function Held({ desk, onClose, type, label, help, hold, instead }: HeldProps) {
  const { stage, may, c, name } = desk;
  const [seat, setSeat] = useState<Seat | null>(null);
  const record = async () => {
    onClose();
    await stage.ask({ type, seat });
  };
  return (
    <>
      <p class="soft">{help}</p>
      <Whom desk={desk} label={label} seats={allowed(may, type, 'seat')} chosen={seat} onPick={setSeat} />
      {seat !== null && (
        <div class="answers">
          {instead?.(seat)}
          <HoldButton big again={c.sheet.again} onHeld={record}>
            {hold(name(seat))}
          </HoldButton>
        </div>
      )}
    </>
  );
}

/** Whoever has put the phone away need not be out: a bot plays on, and the person can take the chair back. */
function Cover({ desk, onClose, seat }: SheetProps & { seat: Seat }) {
  const { stage, may, c, name } = desk;
  const type = 'room.cover';
  if (!allowed(may, type, 'seat').includes(seat)) return null;
  const cover = async () => {
    onClose();
    await stage.ask({ type, seat, bot: 'clever' });
  };
  return (
    <Button kind="quiet" big icon="robot" onPress={cover}>
      {c.sheet.cover(name(seat))}
    </Button>
  );
}

/** Real hands: all that are up, at once; recording again replaces what was recorded. */
function Hands({ desk, onClose, nominee }: SheetProps & { nominee: Seat }) {
  const { stage, may, c, name, view } = desk;
  const type = 'master.recordHands';
  const seats = allowed(may, type, 'seats');
  const [up, setUp] = useState<readonly Seat[]>(
    () => view.calls.at(-1)?.hands.filter((one) => seats.includes(one)) ?? [],
  );
  const toggle = (seat: Seat) => setUp(up.includes(seat) ? up.filter((one) => one !== seat) : [...up, seat]);
  const record = async () => {
    onClose();
    await stage.ask({ type, nominee, seats: up.filter((one) => seats.includes(one)) });
  };
  return (
    <>
      <Whom desk={desk} label={c.sheet.hands(name(nominee))} seats={seats} chosen={up} onPick={toggle} />
      <div class="answers">
        <Button kind="primary" big icon="check" onPress={record}>
          {c.sheet.handsDone(up.length)}
        </Button>
      </div>
    </>
  );
}

const MINUTE = 60;
/** A clock with hardly more left than is taken off it has less by the time the server is asked. */
const MARGIN = 5;

function Shorten({ desk, onClose }: SheetProps) {
  const { c, stage, may } = desk;
  const { min } = (offerOf(may, 'master.adjustClock')?.deltaSeconds ?? { min: 0 }) as { min: number };
  const by = (seconds: number) => async () => {
    onClose();
    await moveClock(desk, -seconds);
  };
  const end = async () => {
    onClose();
    await stage.ask({ type: 'master.advance' });
  };
  return (
    <>
      <p class="soft">{c.sheet.shortenHelp}</p>
      <div class="answers">
        {[MINUTE, 5 * MINUTE].map((seconds) => (
          <Button key={seconds} kind="quiet" big disabled={-min < seconds + MARGIN} onPress={by(seconds)}>
            {c.go.less(seconds)}
          </Button>
        ))}
        <Button kind="primary" big onPress={end}>
          {c.sheet.upNow}
        </Button>
      </div>
    </>
  );
}

export function Sheet({ desk, sheet, onClose }: SheetProps & { sheet: SheetName }) {
  const { c, view, name } = desk;
  const { sheet: words } = c;
  const props = { desk, onClose };
  const isOpen = mayStillNote(sheet, desk.may, view);
  const [title, inside] = ((): [string, ComponentChildren] => {
    switch (sheet.kind) {
      case 'nominate':
        return [c.go.nominate, <Nominate key="in" {...props} from={sheet.nominator} />];
      case 'gesture':
        return [
          sheet.seat === undefined ? words.gesture : words.showed(name(sheet.seat)),
          <GestureSheet key="in" {...props} from={sheet.seat} />,
        ];
      case 'wish':
        return [words.wish, <Wish key="in" {...props} />];
      case 'hands':
        return [words.hands(name(sheet.nominee)), <Hands key="in" {...props} nominee={sheet.nominee} />];
      case 'shorten':
        return [words.shorten, <Shorten key="in" {...props} />];
      case 'record':
        return [words.record, <TheRecord key="in" desk={desk} />];
      case 'unwell':
        return [
          words.unwell,
          <Held
            key="in"
            {...props}
            type="master.declareUnwell"
            label={words.unwell}
            help={isBeforeDayOne(view) ? words.unwellBefore : words.unwellHelp}
            hold={isBeforeDayOne(view) ? () => words.gatherHold : words.unwellHold}
          />,
        ];
      case 'remove':
        return [
          words.remove,
          <Held
            key="in"
            {...props}
            type="master.removeSeat"
            label={words.remove}
            help={isBeforeDayOne(view) ? words.unwellBefore : words.removeHelp}
            hold={isBeforeDayOne(view) ? () => words.gatherHold : words.removeHold}
            instead={(seat) => <Cover {...props} seat={seat} />}
          />,
        ];
    }
  })();
  return (
    <Drawer open onClose={onClose} title={title} close={words.close} class="is-console">
      {!isOpen && <p role="status">{words.tooLate}</p>}
      {/* What was chosen in it is kept: while it is asked whether anybody wants more time nothing is noted, then it is again. */}
      <div class="asked" hidden={!isOpen}>
        {inside}
      </div>
    </Drawer>
  );
}
