/** Below the script: the one thing that goes on, in gold, and what holds the time. */
import type { ComponentChildren } from 'preact';
import { Button, HoldButton, offerOf, Steady, useTimeLeft } from '../../../../web/kit/index.ts';
import { nightSegments, nightZeroSegments, nominees, type View } from '../../state.ts';
import { type Desk, nextNominee, nextSpeaker } from './desk.ts';
import { briefOf } from './script.tsx';

/** Moves the running clock as far as it may be moved. */
export function moveClock({ stage }: Desk, seconds: number): Promise<unknown> | undefined {
  const range = offerOf(stage.offers(), 'master.adjustClock')?.deltaSeconds as { min: number; max: number } | undefined;
  if (!range) return undefined;
  return stage.ask({
    type: 'master.adjustClock',
    deltaSeconds: Math.max(range.min, Math.min(range.max, seconds)),
  });
}

function ClockButton({ desk, seconds }: { desk: Desk; seconds: number }) {
  const { go } = desk.c;
  if (!offerOf(desk.may, 'master.adjustClock')) return null;
  return (
    <Button kind="quiet" class="num" onPress={() => moveClock(desk, seconds)}>
      {seconds > 0 ? go.more(seconds) : go.less(-seconds)}
    </Button>
  );
}

function PauseButton({ desk }: { desk: Desk }) {
  if (!offerOf(desk.may, 'room.pause')) return null;
  return (
    <Button kind="quiet" icon="pause" onPress={() => desk.stage.ask({ type: 'room.pause' })}>
      {desk.c.go.pause}
    </Button>
  );
}

/** Nothing to press: it comes by itself. */
function Coming({ desk, what }: { desk: Desk; what: string }) {
  const left = useTimeLeft(desk.view.until, desk.stage.now);
  return (
    <Button kind="primary" big disabled>
      {desk.c.go.inSeconds(what, Math.ceil(left / 1000))}
    </Button>
  );
}

function Gold({ desk, type, icon = 'next', children }: GoldProps) {
  return (
    <Button kind="primary" big icon={icon} disabled={!offerOf(desk.may, type)} onPress={() => desk.stage.ask({ type })}>
      {children}
    </Button>
  );
}

interface GoldProps {
  readonly desk: Desk;
  readonly type: string;
  readonly icon?: 'next' | 'voice' | 'check';
  readonly children: ComponentChildren;
}

function segmentAfter(view: View): string | undefined {
  const list = view.phase === 'night-zero' ? nightZeroSegments(view) : nightSegments(view);
  return list[list.indexOf(view.segment!) + 1];
}

function BriefingGo({ desk }: { desk: Desk }) {
  const { c, card, stage } = desk;
  const isLast = card >= briefOf(desk).length - 1;
  // On every screen: 3.5.
  const turn = (by: 1 | -1) => () => stage.ask({ type: 'master.turnCard', card: card + 1 + by });
  return (
    <>
      {isLast ? (
        <Gold desk={desk} type="master.advance">
          {c.go.deal}
        </Gold>
      ) : (
        <Button kind="primary" big icon="next" onPress={turn(1)}>
          {c.go.nextCard}
        </Button>
      )}
      <Button kind="quiet" icon="left" disabled={card === 0} onPress={turn(-1)}>
        {c.go.back}
      </Button>
    </>
  );
}

function CallGo({ desk }: { desk: Desk }) {
  const { view, c, t, name, onSheet } = desk;
  const next = nextNominee(view);
  switch (view.step) {
    case 'waiting':
      return (
        <Gold desk={desk} type="master.callVote" icon="voice">
          {t.master.callVote(name(view.nominee!))}
        </Gold>
      );
    case 'countdown':
      return <Coming desk={desk} what={c.go.soon.now} />;
    case 'open':
      return <Coming desk={desk} what={c.go.soon.closing} />;
    default: {
      const mayRecord = offerOf(desk.may, 'master.recordHands') !== undefined;
      const isOpen = view.until === null;
      return (
        <>
          {isOpen ? (
            <Button
              kind="primary"
              big
              icon="pen"
              disabled={!mayRecord}
              onPress={() => onSheet({ kind: 'hands', nominee: view.nominee! })}
            >
              {c.go.hands}
            </Button>
          ) : (
            <Coming desk={desk} what={next === undefined ? c.go.soon.result : name(next)} />
          )}
          {mayRecord && !isOpen && (
            <Button kind="quiet" onPress={() => onSheet({ kind: 'hands', nominee: view.nominee! })}>
              {c.go.handsAgain}
            </Button>
          )}
        </>
      );
    }
  }
}

function Nominate({ desk }: { desk: Desk }) {
  return (
    <Button
      kind="primary"
      big
      icon="pen"
      disabled={!offerOf(desk.may, 'master.recordNomination')}
      onPress={() => desk.onSheet({ kind: 'nominate' })}
    >
      {desk.c.go.nominate}
    </Button>
  );
}

function PhaseGo({ desk }: { desk: Desk }) {
  const { view, c, t, name, stage, onSheet } = desk;
  const { go } = c;
  switch (view.phase) {
    case 'briefing':
      return <BriefingGo desk={desk} />;
    case 'deal':
      return (
        <>
          <Gold desk={desk} type="master.advance">
            {go.nightZero}
          </Gold>
          <ClockButton desk={desk} seconds={30} />
        </>
      );
    case 'night-zero':
    case 'night': {
      if (view.segment === null)
        return <Coming desk={desk} what={view.phase === 'night' ? go.soon.morning : `${go.soon.day} 1`} />;
      const after = segmentAfter(view) as keyof typeof t.roles | undefined;
      return (
        <Gold desk={desk} type="master.nextSegment">
          {after ? go.segment(t.roles[after].name) : go.morning}
        </Gold>
      );
    }
    case 'day-talk':
      return (
        <>
          <Nominate desk={desk} />
          <ClockButton desk={desk} seconds={60} />
        </>
      );
    case 'extension-offer':
      return (
        <>
          <Button kind="primary" big icon="hourglass" onPress={() => onSheet({ kind: 'wish' })}>
            {go.wish}
          </Button>
          <Button kind="quiet" onPress={() => stage.ask({ type: 'master.advance' })}>
            {go.nobody}
          </Button>
        </>
      );
    case 'last-nominations':
      return (
        <>
          <Nominate desk={desk} />
          <Button kind="quiet" icon="undo" onPress={() => stage.ask({ type: 'master.restartWindow' })}>
            {go.again}
          </Button>
        </>
      );
    case 'nominee-list': {
      const [first] = nominees(view);
      return (
        <Gold desk={desk} type="master.advance">
          {first === undefined ? go.sleep : go.speeches(name(first))}
        </Gold>
      );
    }
    case 'speech': {
      const next = nextSpeaker(view);
      return (
        <>
          <Gold desk={desk} type="master.advance">
            {next === undefined ? go.vote : go.speeches(name(next))}
          </Gold>
          <ClockButton desk={desk} seconds={30} />
        </>
      );
    }
    case 'vote-intro':
      return (
        <Gold desk={desk} type="master.advance">
          {view.ballot[0] === undefined ? go.on : go.calls(name(view.ballot[0]))}
        </Gold>
      );
    case 'vote-call':
      return <CallGo desk={desk} />;
    case 'vote-result':
      return <Coming desk={desk} what={go.soon.night} />;
    case 'dawn-break':
      return (
        <>
          <Gold desk={desk} type="master.advance">
            {go.news}
          </Gold>
          <ClockButton desk={desk} seconds={60} />
        </>
      );
    case 'declaration':
      return (
        <Gold desk={desk} type="master.advance">
          {go.on}
        </Gold>
      );
    default:
      return null;
  }
}

export function Go({ desk }: { desk: Desk }) {
  const { stage, c, may } = desk;
  if (desk.isPaused) {
    return (
      <>
        <Gold desk={desk} type="room.resume">
          {c.go.resume}
        </Gold>
        {offerOf(may, 'room.handOver') && (
          <HoldButton again={c.sheet.again} onHeld={() => stage.ask({ type: 'room.handOver' })}>
            {c.go.handOver}
          </HoldButton>
        )}
      </>
    );
  }
  const { day, phase, step, nominee, speaker, segment } = desk.view;
  if (phase === 'ended') return null;
  return (
    <Steady of={[day, phase, step, nominee, speaker, segment, desk.card].join(' ')}>
      <PhaseGo desk={desk} />
      <PauseButton desk={desk} />
    </Steady>
  );
}
