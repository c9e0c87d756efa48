/** The day: talk and nominations, the hourglass, the silent seconds, the list. */
import { useRef, useState } from 'preact/hooks';
import type { Seat } from '../../../../kernel/game.ts';
import { allowed, Button, EdgeRing, Face, Icon, offerOf, SeatPicker, Switch, Tool } from '../../../../web/kit/index.ts';
import { legal } from '../../offers.ts';
import { nominees } from '../../state.ts';
import { Heard } from './heard.tsx';
import { Row, Screen, TalkTool, Tools, useBuzz } from './parts.tsx';
import { noteOf, ordersOf, outSeats, ownTarget, type Play } from './play.ts';
import { DayVillage, Drawn, Village } from './village.tsx';

/** Whom one may nominate; with a nomination standing, whom one could switch to (A10). */
function targetsOf({ view, me, may, now }: Play): readonly Seat[] {
  const own = ownTarget({ view, me });
  if (own === undefined) return allowed(may, 'nominate', 'target');
  const freed = { ...view, nominations: view.nominations.filter(({ nominator }) => nominator !== me) };
  return allowed<Seat>(legal(freed, me, now()), 'nominate', 'target').filter((seat) => seat !== own);
}

/** Tapped, not yet nominated. */
function useDraft(play: Play) {
  const [draft, setDraft] = useState<Seat | null>(null);
  const targets = targetsOf(play);
  const own = ownTarget(play);
  const chosen = draft !== null && targets.includes(draft) ? draft : null;
  const nominate = async () => {
    if (chosen === null) return;
    if (own !== undefined) {
      const answer = await play.ask({ type: 'withdrawNomination', target: own });
      if (answer.refused) return;
    }
    await play.ask({ type: 'nominate', target: chosen });
    setDraft(null);
  };
  return { own, targets, chosen, nominate, tap: (seat: Seat) => setDraft(seat === chosen ? null : seat) };
}

type Draft = ReturnType<typeof useDraft>;

function Square({ play, draft, label }: { play: Play; draft: Draft; label: string }) {
  return (
    <SeatPicker
      label={label}
      faces={play.faces}
      allowed={draft.targets}
      chosen={draft.chosen}
      orders={ordersOf(play)}
      out={outSeats(play)}
      mine={play.me}
      note={(seat) => noteOf(play, seat)}
      below={(seat) => play.faces[seat]!.bot && <Icon id="robot" class="mf-bot" />}
      onPick={draft.tap}
    />
  );
}

function NominateButton({ play, draft }: { play: Play; draft: Draft }) {
  const { t, name } = play;
  const { chosen, own } = draft;
  const words = own === undefined ? t.buttons.nominate : t.buttons.switch;
  return (
    <Button kind="primary" big disabled={chosen === null} onPress={draft.nominate}>
      {chosen === null ? t.phone.tapName : words(name(chosen))}
    </Button>
  );
}

function Own({ play, draft }: { play: Play; draft: Draft }) {
  const { t, name, faces, ask } = play;
  if (draft.own === undefined) return null;
  const target = draft.own;
  const [before, after = ''] = t.day.youNominated('\n').split('\n');
  return (
    <section class="mf-own">
      <Face seat={faces[target]!} />
      <span>
        {before}
        <b>{name(target)}</b>
        {after}
      </span>
      <Button onPress={() => ask({ type: 'withdrawNomination', target })}>{t.phone.takeBack}</Button>
    </section>
  );
}

export function DayTalk(play: Play) {
  const { t, view, me, ask, show } = play;
  const draft = useDraft(play);
  const isReady = view.ready.seats[me] === true;
  const wasOffered = useRef(view.extensionUsed);
  const [isSeen, setSeen] = useState(wasOffered.current);
  if (view.extensionUsed && !isSeen) return <Turned play={play} onBack={() => setSeen(true)} />;
  return (
    <Screen
      play={play}
      bleed
      class="mf-day"
      thumb={
        <>
          <NominateButton play={play} draft={draft} />
          {view.options.earlyDayEnd && (
            // biome-ignore lint/a11y/noLabelWithoutControl: the switch in it is a button, which a label presses
            <label class="mf-ready">
              <Switch on={isReady} label={t.buttons.ready} onChange={(ready) => ask({ type: 'readyToVote', ready })} />
              <span aria-hidden="true">{t.buttons.ready}</span>
              <small role="status">{t.phone.of(view.ready.count, view.living.length)}</small>
            </label>
          )}
          <Tools play={play}>
            <TalkTool play={play} />
            <Tool icon="words" onPress={() => show('say')}>
              {t.phone.say}
            </Tool>
          </Tools>
        </>
      }
    >
      <DayVillage play={play} height={150} />
      <Heard play={play} />
      <div class="mf-body">
        <Own play={play} draft={draft} />
        <h1>{draft.own === undefined ? t.phone.who : t.phone.whoElse}</h1>
        <Square play={play} draft={draft} label={t.day.talk} />
      </div>
      {nominees(view).length === 0 && <p class="vh">{t.day.nobodyYet}</p>}
    </Screen>
  );
}

/** The hourglass was turned: shown once, with the name of whoever did it. */
function Turned({ play, onBack }: { play: Play; onBack: () => void }) {
  const { t, view } = play;
  return (
    <Screen
      play={play}
      class="mf-extension grain"
      thumb={
        <>
          <Button kind="primary" big onPress={onBack}>
            {t.phone.toSquare}
          </Button>
          <Stock play={play} />
        </>
      }
    >
      <h1>{t.phone.turned}</h1>
      <p class="mf-sub" role="status">
        {play.told().findLast((line) => view.bots.some((_, seat) => line === takenLine(play, seat)))}
      </p>
      <Drawn name="glassFull" class="mf-glass" />
    </Screen>
  );
}

const takenLine = ({ t, view, name }: Play, seat: Seat) => t.log.extended(name(seat), view.options.extensionSeconds);

function Stock({ play: { t, view } }: { play: Play }) {
  return (
    <p class="mf-stock">
      {Array.from({ length: view.extensionsLeft }, (_, index) => (
        <Icon key={index} id="hourglass" />
      ))}
      {view.extensionsLeft > 0 ? t.panel.extensions(view.extensionsLeft) : t.panel.noExtensions}
    </p>
  );
}

export function ExtensionOffer(play: Play) {
  const { t, view, ask, may } = play;
  useBuzz(true);
  return (
    <Screen
      play={play}
      class="mf-extension is-shaking grain"
      thumb={
        <>
          <Button
            kind="primary"
            big
            class="mf-more"
            disabled={offerOf(may, 'useExtension') === undefined}
            onPress={() => ask({ type: 'useExtension' })}
          >
            {t.buttons.moreTime(view.options.extensionSeconds)}
          </Button>
          <Stock play={play} />
          <Tools play={play} />
        </>
      }
    >
      <h1>{t.day.moreTime}</h1>
      <p class="mf-sub">
        {t.day.moreTimeHelp} {t.phone.noTap}
      </p>
      <Drawn name="glassEmpty" class="mf-glass" />
    </Screen>
  );
}

export function LastNominations(play: Play) {
  const { t, view, me, now } = play;
  const draft = useDraft(play);
  const left = view.options.maxLastActs - view.lastActs[me]!;
  return (
    <Screen
      play={play}
      bleed
      class="mf-day mf-last"
      clock={null}
      thumb={
        <>
          <NominateButton play={play} draft={draft} />
          <p class="small quiet-text centred">{t.day.actsLeft(Math.max(0, left))}</p>
          <Tools play={play} />
        </>
      }
    >
      <EdgeRing until={view.until} now={now} ms={view.options.lastNominationWindowMs} class="mf-edge" />
      <div class="mf-body">
        <h1>{t.day.silence}</h1>
        <p class="mf-sub">{t.day.silenceHelp}</p>
        <Heard play={play} />
        <Own play={play} draft={draft} />
        <Square play={play} draft={draft} label={t.day.silence} />
      </div>
    </Screen>
  );
}

export function NomineeList(play: Play) {
  const { t, view } = play;
  const standing = nominees(view);
  if (standing.length === 0) return <EmptyList {...play} />;
  return (
    <Screen
      play={play}
      class="mf-list grain"
      thumb={
        <>
          <p class="quiet-text">{t.day.listHelp}</p>
          <Tools play={play} />
        </>
      }
    >
      <h1>{t.day.onTheSquare(standing.length)}</h1>
      <Listed play={play} />
    </Screen>
  );
}

/** MF-76: no speeches, no vote. */
function EmptyList(play: Play) {
  const { t } = play;
  return (
    <Screen play={play} bleed class="mf-result" thumb={<Tools play={play} />}>
      <Village play={play} light="lost" height={230} />
      <div class="mf-body">
        <h1>{t.phone.emptyList}</h1>
        <p class="mf-sub">{t.phone.emptyListHelp}</p>
        <Listed play={play} />
      </div>
    </Screen>
  );
}

/** Everybody who stood on the square today, the struck ones too. */
export function Listed({ play }: { play: Play }) {
  const { t, view, faces, names } = play;
  const orders = ordersOf(play);
  const standing = nominees(view);
  const struck = view.order.filter((seat) => orders[seat] === undefined);
  return (
    <ol class="mf-rows">
      {standing.map((seat) => {
        const by = view.nominations.filter(({ target }) => target === seat).map(({ nominator }) => nominator);
        const order = orders[seat]!;
        return (
          <Row key={seat} face={faces[seat]!} order={order} small={<small>{t.panel.nominatedBy(names(by))}</small>} />
        );
      })}
      {struck.map((seat, index) => (
        <Row
          key={seat}
          face={faces[seat]!}
          order={standing.length + index + 1}
          class="is-struck"
          small={<small>{t.phone.withdrawn}</small>}
        />
      ))}
    </ol>
  );
}
