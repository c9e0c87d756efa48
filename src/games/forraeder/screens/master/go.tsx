/** Below the script: the one thing that goes on, in gold, and what holds the time. */
import { useState } from 'preact/hooks';
import type { Offer } from '../../../../kernel/offer.ts';
import { Button, offerOf, Steady, Stepper } from '../../../../web/kit/index.ts';
import { purseOf } from '../../content.ts';
import type { MissionId as Mission } from '../../missions/index.ts';
import { type Desk, nextVoter } from './desk.ts';

const MORE_SECONDS = 30;

function Clocks({ desk }: { desk: Desk }) {
  const { may, c, stage } = desk;
  return (
    <>
      {offerOf(may, 'room.pause') && (
        <Button icon="pause" label={c.go.pause} onPress={() => stage.ask({ type: 'room.pause' })} />
      )}
      {offerOf(may, 'gm.extend') && (
        <Button class="num" onPress={() => stage.ask({ type: 'gm.extend', seconds: MORE_SECONDS })}>
          {c.go.more(MORE_SECONDS)}
        </Button>
      )}
    </>
  );
}

function valuesOf(offer: Offer['command'] | undefined): readonly Mission[] {
  const field = offer?.mission as { values?: readonly Mission[] } | undefined;
  return field?.values ?? [];
}

function MissionChoice({ desk }: { desk: Desk }) {
  const { may, c, t, view, stage } = desk;
  const missions = valuesOf(offerOf(may, 'gm.chooseMission'));
  if (missions.length === 0) return null;
  return (
    <label class="fm-choose">
      <span>{c.nextMission}</span>
      <select
        class="fr-select"
        value={view.nextMission ?? ''}
        onChange={(event) =>
          event.currentTarget.value && void stage.ask({ type: 'gm.chooseMission', mission: event.currentTarget.value })
        }
      >
        <option value="">{c.anyMission}</option>
        {missions.map((mission) => (
          <option key={mission} value={mission}>
            {t.missions[mission].name}
          </option>
        ))}
      </select>
    </label>
  );
}

function Result({ desk }: { desk: Desk }) {
  const { view, c, stage, marked } = desk;
  const [silver, setSilver] = useState(0);
  return (
    <>
      <div class="fm-choose">
        <span>{c.silver}</span>
        <Stepper label={c.silver} value={silver} min={0} max={purseOf(view.options)} onChange={setSilver} />
      </div>
      <Button
        kind="primary"
        big
        onPress={() => stage.ask({ type: 'gm.missionResult', silver, access: view.isArmouryDay ? marked : [] })}
      >
        {c.go.result(silver)}
      </Button>
    </>
  );
}

function Gold({ desk }: { desk: Desk }) {
  const { view, c, may, stage, marked, name, isPaused } = desk;
  if (isPaused) {
    return (
      <Button
        kind="primary"
        big
        icon="next"
        disabled={!offerOf(may, 'room.resume')}
        onPress={() => stage.ask({ type: 'room.resume' })}
      >
        {c.go.goOn}
      </Button>
    );
  }
  const choice = offerOf(may, 'gm.chooseTraitors');
  if (choice) {
    const { min, max } = choice.seats as { min: number; max: number };
    const isSound = marked.length >= min && marked.length <= max;
    return (
      <Button
        kind="primary"
        big
        disabled={!isSound}
        onPress={() => stage.ask({ type: 'gm.chooseTraitors', seats: marked })}
      >
        {isSound ? c.go.choose(marked.length) : c.go.chooseHelp(min, max)}
      </Button>
    );
  }
  if (offerOf(may, 'gm.missionResult')) return <Result desk={desk} />;
  if (offerOf(may, 'gm.callVote')) {
    return (
      <Button kind="primary" big icon="voice" onPress={() => stage.ask({ type: 'gm.callVote' })}>
        {c.go.callVote}
      </Button>
    );
  }
  const next = view.phase === 'reveal' ? nextVoter(desk) : undefined;
  if (next !== undefined) {
    return (
      <Button kind="primary" big icon="next" onPress={() => stage.ask({ type: 'gm.nextVoter', seat: next })}>
        {c.callName(name(next))}
      </Button>
    );
  }
  // The last slate has nobody after it to call.
  if (view.phase === 'reveal' && offerOf(may, 'gm.moveOn')) {
    return (
      <Button kind="primary" big icon="next" onPress={() => stage.ask({ type: 'gm.moveOn' })}>
        {c.go.goOn}
      </Button>
    );
  }
  if (offerOf(may, 'gm.askIdentity')) {
    return (
      <>
        <Button kind="primary" big icon="voice" onPress={() => stage.ask({ type: 'gm.askIdentity', ask: true })}>
          {c.go.ask}
        </Button>
        <Button onPress={() => stage.ask({ type: 'gm.askIdentity', ask: false })}>{c.go.dontAsk}</Button>
      </>
    );
  }
  if (offerOf(may, 'gm.resume')) {
    return (
      <Button kind="primary" big icon="voice" onPress={() => stage.ask({ type: 'gm.resume' })}>
        {c.go.resume}
      </Button>
    );
  }
  return (
    <Button kind="primary" big disabled>
      {c.go.itself}
    </Button>
  );
}

export function Go({ desk }: { desk: Desk }) {
  const { day, phase, step, onStage, stage } = desk.view;
  return (
    <div class="fm-go">
      <MissionChoice desk={desk} />
      <div class="fm-gold">
        <Steady of={[day, phase, step, onStage, stage].join(' ')}>
          <Gold desk={desk} />
          <Clocks desk={desk} />
        </Steady>
      </div>
    </div>
  );
}
