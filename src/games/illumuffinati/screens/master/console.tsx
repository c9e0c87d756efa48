/**
 * The console of a human game master (section 13): what to say now, what is pending, and the few things that mend. It
 * perceives exactly what the table perceives: no card more.
 */
import '../game.css';
import './console.css';
import type { Seat } from '../../../../kernel/game.ts';
import {
  allowed,
  Button,
  Face as Head,
  HoldButton,
  Icon,
  LineSign,
  MasterFrame,
  offerOf,
  Script,
  seatFaces,
  TimerRing,
} from '../../../../web/kit/index.ts';
import type { Stage } from '../../../../web/stage.ts';
import { type Phase, roundCount, type State } from '../../state.ts';
import { Backs, Bot, Card, Sign, Sprite, Tokens } from '../cards.tsx';
import { wholeMs } from '../clock.ts';
import type { WallTexts } from '../wall.ts';
import { type Desk, pendingOf, scriptOf } from './desk.ts';

const EXTEND_SECONDS = 30;
const BARGAINING: readonly Phase[] = ['negotiate', 'takeback', 'inspect'];

export function Console({ stage, t, aloud }: { stage: Stage<State>; t: WallTexts; aloud: WallTexts }) {
  const { view, room } = stage;
  const faces = seatFaces(room);
  const desk: Desk = {
    stage,
    view,
    t,
    aloud,
    faces,
    may: stage.offers(),
    name: (seat) => faces[seat]?.name ?? '?',
    isPaused: room.pause !== null && room.phase === 'playing',
  };
  const isOn = room.phase === 'playing';
  const { lines, next, note } = scriptOf(desk);
  return (
    <>
      <Sprite />
      <MasterFrame
        room={stage.code}
        title={t.console.heading(t.panel.round(view.round + 1, roundCount(view)), t.phases[view.phase])}
        privacy={t.console.sees}
        status={<Phones desk={desk} />}
        game="illumuffinati"
        class="ic"
        say={
          <>
            <Steps desk={desk} />
            <Script lead={t.console.sayNow} note={note}>
              {lines.map((line) => (
                <p key={line}>{line}</p>
              ))}
              {next && <p class="then">{next}</p>}
            </Script>
          </>
        }
        // When it is over, what leads on stands there.
        go={isOn && <Go desk={desk} />}
        mend={isOn && <Mend desk={desk} />}
      >
        <Waiting desk={desk} />
        <Seats desk={desk} />
      </MasterFrame>
    </>
  );
}

function Phones({ desk: { faces, t } }: { desk: Desk }) {
  const people = faces.filter((face) => !face.bot);
  const here = people.filter((face) => face.connected).length;
  return (
    <LineSign state={here === people.length ? 'ok' : 'weak'}>
      {people.length === 0 ? t.console.onlyBots : t.console.phones(here, people.length)}
    </LineSign>
  );
}

const STEPS = ['bake', 'hide', 'open', 'negotiate', 'accusation', 'earnings'] as const;
const AT: { readonly [P in Phase]?: (typeof STEPS)[number] } = {
  bake: 'bake',
  hide: 'hide',
  open: 'open',
  negotiate: 'negotiate',
  takeback: 'negotiate',
  inspect: 'negotiate',
  accusation: 'accusation',
  earnings: 'earnings',
  'round-end': 'earnings',
};

function Steps({ desk: { view, t } }: { desk: Desk }) {
  const now = AT[view.phase];
  const at = now ? STEPS.indexOf(now) : -1;
  return (
    <ol class="ic-steps" aria-label={t.console.stepsLabel}>
      {STEPS.map((step, k) => (
        <li key={step} class={k === at ? 'is-on' : ''} aria-current={k === at ? 'step' : undefined}>
          {k < at && <Icon id="check" />}
          {t.console.steps[step]}
        </li>
      ))}
    </ol>
  );
}

function Go({ desk: { may, stage, t, isPaused } }: { desk: Desk }) {
  const has = (type: string) => offerOf(may, type) !== undefined;
  return (
    <>
      {isPaused ? (
        <Button
          kind="primary"
          icon="play"
          disabled={!has('room.resume')}
          onPress={() => stage.ask({ type: 'room.resume' })}
        >
          {t.console.resume}
        </Button>
      ) : (
        <Button
          kind="primary"
          icon="pause"
          disabled={!has('room.pause')}
          onPress={() => stage.ask({ type: 'room.pause' })}
        >
          {t.console.pause}
        </Button>
      )}
      <Button
        class="num"
        disabled={!has('master.extend')}
        onPress={() => stage.ask({ type: 'master.extend', seconds: EXTEND_SECONDS })}
      >
        {t.console.more}
      </Button>
    </>
  );
}

function Waiting({ desk }: { desk: Desk }) {
  const { view, stage, t, isPaused, may, name } = desk;
  const { title, help } = pendingOf(desk);
  const isTimed = view.options.timers !== 'off' && view.endsAt !== null;
  const firsts = allowed(may, 'master.setFirstInspector', 'seat');
  const verdicts = allowed(may, 'master.noseVerdict', 'seat');
  return (
    <div class="ic-pending">
      {isTimed && (
        <TimerRing
          until={view.endsAt}
          now={stage.now}
          ms={wholeMs(view)}
          paused={isPaused}
          size="5.6rem"
          class="ic-ring"
        />
      )}
      <div>
        <h2>{isPaused ? t.panel.paused : title}</h2>
        <p>{view.hasGonged ? t.panel.gong : help}</p>
        {firsts.length + verdicts.length > 0 && (
          <div class="ic-names">
            {firsts.map((seat) => (
              <Button key={seat} onPress={() => stage.ask({ type: 'master.setFirstInspector', seat })}>
                {t.buttons.nameInspector(name(seat))}
              </Button>
            ))}
            {verdicts.map((seat) => (
              <Button key={seat} onPress={() => stage.ask({ type: 'master.noseVerdict', seat })}>
                {t.buttons.verdict(name(seat))}
              </Button>
            ))}
          </div>
        )}
      </div>
      <p class="ic-pot">
        <b class="num">{view.pile}</b>
        {t.console.pile}
      </p>
    </div>
  );
}

function Seats({ desk }: { desk: Desk }) {
  const { view, t, faces } = desk;
  const { table } = t.console;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table scrolls, and must do so without a mouse.
    <section class="ic-scroll" tabIndex={0} aria-label={table.seat}>
      <table>
        <thead>
          <tr>
            <th scope="col">{table.seat}</th>
            <th scope="col">{table.row}</th>
            <th scope="col">{table.bribe}</th>
            <th scope="col">{table.purse}</th>
            <th scope="col">{table.tokens}</th>
            <th scope="col">
              <span class="vh">{table.help}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {faces.map((_, seat) => (
            <Row key={seat} desk={desk} seat={seat} />
          ))}
        </tbody>
      </table>
      {view.options.memoryAid && view.used.length > 0 && (
        <p class="ic-used">
          <span>{t.things.usedPile}</span>
          {view.used.map((face, k) => (
            <Card key={k} face={face} t={t} jewelGold={view.options.jewelGold} mini />
          ))}
        </p>
      )}
    </section>
  );
}

function Row({ desk, seat }: { desk: Desk; seat: Seat }) {
  const { view, t, faces, name, may, stage } = desk;
  const face = faces[seat]!;
  const isAway = !face.connected && !face.bot;
  const isHome = view.home.includes(seat);
  const open = view.open[seat];
  const isInspector = seat === view.inspector && view.phase !== 'first-inspector';
  const covers = may.some(({ command }) => command.type === 'room.cover');
  return (
    <tr class={`${isAway ? 'is-away' : ''}${isHome ? ' is-home' : ''}`}>
      <th scope="row">
        <span class="ic-who">
          <Head seat={face} size="2.5rem" />
          {name(seat)}
          {face.bot && <Bot t={t} />}
          {isAway && <Icon id="handset" class="ic-away" label={t.panel.away} />}
          {isInspector && <Sign id="hat" label={t.roles.inspector} class="ic-hat" />}
        </span>
      </th>
      <td>
        {isInspector ? (
          <span class="quiet-text">{t.console.inspector}</span>
        ) : isHome ? (
          <span class="ic-shop">
            <Sign id="shop" />
            {t.console.homeWith(view.counts[seat]!)}
          </span>
        ) : (
          <span class="ic-cards">
            {open !== null && open !== undefined && <Card face={open} t={t} jewelGold={view.options.jewelGold} mini />}
            <Backs n={Math.max(0, view.counts[seat]! - (open === null ? 0 : 1))} />
          </span>
        )}
      </td>
      <td class="ic-n">
        {view.room.includes(seat) && BARGAINING.includes(view.phase) && (
          <>
            <Sign id="coin" class="ic-narrow" />
            {view.bribes[seat]}
          </>
        )}
      </td>
      <td class="ic-p">
        {view.options.purses === 'open' && (
          <>
            <Sign id="purse" class="ic-narrow" />
            {view.gold[seat]}
          </>
        )}
      </td>
      <td class="ic-t">
        <span class="ic-tk">
          <Tokens shop={view.openShop[seat]!} suspicious={view.suspicious[seat]!} t={t} />
        </span>
      </td>
      <td class="ic-end">
        {isAway && covers && (
          <Button onPress={() => stage.ask({ type: 'room.cover', seat, bot: 'clever' })}>{t.console.cover}</Button>
        )}
      </td>
    </tr>
  );
}

function Mend({ desk: { may, stage, t } }: { desk: Desk }) {
  const has = (type: string) => offerOf(may, type) !== undefined;
  return (
    <>
      <span class="ic-fix">
        <Button disabled={!has('master.playDefault')} onPress={() => stage.ask({ type: 'master.playDefault' })}>
          {t.console.default}
        </Button>
        <small>{t.console.afterGong}</small>
      </span>
      <Button icon="log" onPress={() => stage.open('log')}>
        {t.console.log}
      </Button>
      {has('room.say') && (
        <Button icon="speech" onPress={() => stage.open('chat')}>
          {t.phone.say}
        </Button>
      )}
      {has('master.voidRound') && (
        <span class="ic-fix is-end">
          <HoldButton again={t.phone.pressAgain} onHeld={() => stage.ask({ type: 'master.voidRound' })}>
            {t.console.void}
          </HoldButton>
          <small>{t.console.voidHelp}</small>
        </span>
      )}
      {has('room.cancel') && (
        <HoldButton again={t.phone.pressAgain} onHeld={() => stage.ask({ type: 'room.cancel' })}>
          {t.console.cancel}
        </HoldButton>
      )}
    </>
  );
}
