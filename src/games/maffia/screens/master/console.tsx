/**
 * The console of a human game master (section 13): what to say now, what is pending, who has not acted, and the few
 * things that mend. It draws the master's own view; what may be pressed is what is offered.
 */
import './console.css';
import { useState } from 'preact/hooks';
import { Button, HoldButton, LineSign, MasterFrame, offerOf } from '../../../../web/kit/index.ts';
import type { Stage } from '../../../../web/stage.ts';
import type { State } from '../../state.ts';
import type { SheetName } from './asked.ts';
import { type Desk, deskOf } from './desk.ts';
import { Go } from './go.tsx';
import { PendingLine } from './pending.tsx';
import { SeatTable } from './rows.tsx';
import { Say } from './script.tsx';
import { Sheet } from './sheet.tsx';
import { Signals } from './signals.tsx';
import { headingOf, StepLine } from './steps.tsx';

function Phones({ desk }: { desk: Desk }) {
  const people = desk.faces.filter((face) => !face.bot);
  const here = people.filter((face) => face.connected).length;
  const isAll = here === people.length;
  return (
    <LineSign state={isAll ? 'ok' : 'weak'}>
      {people.length === 0 ? desk.c.onlyBots : desk.c.phones(here, people.length)}
    </LineSign>
  );
}

function Mend({ desk }: { desk: Desk }) {
  const { c, t, may, stage, onSheet, view } = desk;
  const { mend } = c;
  const has = (type: string) => offerOf(may, type) !== undefined;
  return (
    <>
      {has('master.removeSeat') && (
        <Button kind="quiet" icon="people" onPress={() => onSheet({ kind: 'remove' })}>
          {mend.remove}
        </Button>
      )}
      {has('master.declareUnwell') && (
        <Button kind="quiet" icon="heart" onPress={() => onSheet({ kind: 'unwell' })}>
          {mend.unwell}
        </Button>
      )}
      {view.phase !== 'briefing' && (
        <Button kind="quiet" icon="book" onPress={() => onSheet({ kind: 'record' })}>
          {mend.record}
        </Button>
      )}
      {has('room.say') && (
        <Button kind="quiet" icon="speech" onPress={() => stage.open('chat')}>
          {mend.say}
        </Button>
      )}
      {has('room.cancel') && (
        <HoldButton again={c.sheet.again} onHeld={() => stage.ask({ type: 'room.cancel' })}>
          {t.buttons.cancel}
        </HoldButton>
      )}
    </>
  );
}

export function Console(stage: Stage<State>) {
  const [sheet, onSheet] = useState<SheetName | null>(null);
  const desk = deskOf(stage, onSheet);
  return (
    <>
      <MasterFrame
        room={stage.code}
        title={headingOf(desk)}
        privacy={desk.t.master.onlyYou}
        status={<Phones desk={desk} />}
        game={stage.room.game}
        class="maffia-console"
        say={
          <>
            <StepLine desk={desk} />
            <Say desk={desk} />
          </>
        }
        go={<Go desk={desk} />}
        mend={<Mend desk={desk} />}
      >
        <PendingLine desk={desk} />
        <Signals desk={desk} />
        <SeatTable desk={desk} />
      </MasterFrame>
      {sheet && <Sheet key={sheet.kind} desk={desk} sheet={sheet} onClose={() => onSheet(null)} />}
    </>
  );
}
