/**
 * The console of a human game master (section 13): what to say now, what is pending, who has not acted, and the few
 * things that only the master does. It draws the master's own view, which sees roles and shields and no ballot before
 * the table does; what may not be done now stays in its place, with the reason under it.
 */
import '../phone/phone.css';
import './console.css';
import { useEffect, useState } from 'preact/hooks';
import type { Seat } from '../../../../kernel/game.ts';
import { HoldButton, Icon, LineSign, MasterFrame, offerOf, Script } from '../../../../web/kit/index.ts';
import type { Stage } from '../../../../web/stage.ts';
import { refuse } from '../../door.ts';
import { isNight, type Phase, type State } from '../../state.ts';
import { narrationOf } from '../table/narration.ts';
import { propsOf } from '../table/props.ts';
import type { TableTexts } from '../table/words/en.ts';
import { type Desk, deskOf } from './desk.ts';
import { Go } from './go.tsx';
import { Conclave, PendingLine } from './pending.tsx';
import { Seats } from './rows.tsx';
import type { DeskTexts } from './words/en.ts';

const STEPS: { readonly [step in keyof DeskTexts['steps']]: readonly Phase[] } = {
  morning: ['breakfast', 'arrival', 'ceremony'],
  mission: ['mission', 'armoury'],
  talk: ['discussion', 'pause', 'endVote'],
  write: ['ballot', 'defence', 'minute'],
  turn: ['reveal', 'lot'],
  banish: ['banishment'],
  night: ['council', 'letters', 'deed'],
};

function StepLine({ c, view }: Desk) {
  const steps = Object.keys(STEPS) as (keyof typeof STEPS)[];
  const at = steps.findIndex((step) => STEPS[step].includes(view.phase));
  return (
    <ol class="fm-steps" aria-label={c.order}>
      {steps.map((step, k) => (
        <li key={step} class={k === at ? 'is-on' : ''} aria-current={k === at ? 'step' : undefined}>
          {k < at && <Icon id="check" />}
          {c.steps[step]}
        </li>
      ))}
    </ol>
  );
}

function Phones({ faces, c }: Desk) {
  const people = faces.filter((face) => !face.bot);
  const here = people.filter((face) => face.connected).length;
  return (
    <LineSign state={here === people.length ? 'ok' : 'weak'}>
      {people.length === 0 ? c.onlyBots : c.phones(here, people.length)}
    </LineSign>
  );
}

function titleOf({ t, c, view, isPaused }: Desk): string {
  if (isPaused) return c.paused.title;
  if (view.day === 0 || view.phase === 'finished') return t.phases[view.phase];
  const what = t.phases[view.phase];
  const when = isNight(view) ? t.phone.night(view.day) : t.status.day(view.day, view.finale);
  return t.phone.at(when, what.charAt(0).toLowerCase() + what.slice(1));
}

interface DeedProps {
  readonly desk: Desk;
  readonly command: { readonly type: string; readonly [field: string]: unknown };
  readonly label: string;
  readonly help: string;
}

/** One of the things that only a master does: dashed while it may not be done, and why. */
function Deed({ desk, command, label, help }: DeedProps) {
  const { stage, view, t } = desk;
  const refusal = refuse(view, command as never, 'master', stage.now());
  return (
    <div>
      <button
        type="button"
        class="btn btn-quiet"
        disabled={refusal !== undefined}
        onClick={() => void stage.ask(command)}
      >
        {label}
      </button>
      <small>{refusal === undefined ? help : t.refusals[refusal as 'wrong-phase']}</small>
    </div>
  );
}

function Mend({ desk }: { desk: Desk }) {
  const { c, view, may, stage } = desk;
  const earlier = Math.max(view.day, view.options.ceremonyDay) + 1;
  return (
    <div class="fm-mend">
      <Deed
        desk={desk}
        command={{ type: 'gm.orderDeathList' }}
        label={c.mend.list}
        help={view.orders.includes(view.day) ? c.mend.listOrdered : c.mend.listsUsed(view.orders.length)}
      />
      <Deed
        desk={desk}
        command={{ type: 'gm.setFinale', day: Math.min(earlier, view.finale) }}
        label={c.mend.finale(Math.min(earlier, view.finale))}
        help={c.mend.finaleHelp}
      />
      <Deed
        desk={desk}
        command={{ type: 'gm.promptEnd' }}
        label={c.mend.end}
        help={view.isEndPrompted ? c.mend.endAsked : ''}
      />
      {offerOf(may, 'room.say') && (
        <div>
          <button type="button" class="btn btn-quiet" onClick={() => stage.open('chat')}>
            <Icon id="speech" />
            {c.mend.announce}
          </button>
        </div>
      )}
      <div class="fm-last">
        <HoldButton
          again={c.mend.again}
          disabled={!offerOf(may, 'room.handOver')}
          onHeld={() => stage.ask({ type: 'room.handOver' })}
        >
          {c.mend.handOver}
        </HoldButton>
        <small>{c.mend.handOverHelp}</small>
      </div>
    </div>
  );
}

export function Console({ stage, c, w }: { stage: Stage<State>; c: DeskTexts; w: TableTexts }) {
  const [marked, setMarked] = useState<readonly Seat[]>([]);
  const { view, room } = stage;
  useEffect(() => setMarked([]), [view.phase, view.day]);
  const mark = (seat: Seat) =>
    setMarked(marked.includes(seat) ? marked.filter((one) => one !== seat) : [...marked, seat]);
  const desk = deskOf(stage, c, marked, mark);
  const isOver = view.phase === 'finished';
  const line = narrationOf(propsOf({ ...stage, language: room.language }, w), null);
  return (
    <MasterFrame
      room={stage.code}
      title={titleOf(desk)}
      status={<Phones {...desk} />}
      privacy={c.onlyYou}
      game="forraeder"
      class="fm"
      say={
        <>
          <StepLine {...desk} />
          <Script lead={c.sayNow} note={isOver ? undefined : c.note}>
            <span lang={room.language}>{desk.isPaused ? w.paused : line || '…'}</span>
          </Script>
        </>
      }
      go={!isOver && <Go desk={desk} />}
      mend={!isOver && <Mend desk={desk} />}
    >
      <PendingLine {...desk} />
      <Conclave {...desk} />
      <Seats desk={desk} />
    </MasterFrame>
  );
}
