/** The button that begins, or says in a few words why it does not, with the way out beside it. */
import './lobby.css';
import { heirOf } from '../kernel/room/lead.ts';
import { Button, beat, HoldButton, Icon } from './kit/index.ts';
import { fillWithBots, isHost, type Lobby, namesOf, refusalText, usualBot } from './lobby.ts';
import { doorsOf } from './memory.ts';

/** Whole minutes since 1970: what shows the time of day is drawn again when it changes. */
export function minuteNow(): number {
  beat.value;
  return Math.floor(Date.now() / 60_000);
}

/** People whom everybody waits for: whoever begins, the host or their stand-in, is not waited for. */
export const waitingFor = ({ room }: Pick<Lobby, 'room'>): string[] =>
  room.seats.flatMap((seat, index) =>
    seat.isReady || seat.bot || index === room.host || index === room.standIn?.seat ? [] : [seat.name],
  );

/** What it costs to lead: the chair; and if it was the host's, whoever is next by the rules is host then. */
export function leadHelp({ room, me, words }: Lobby): string {
  if (me === null || me !== room.host) return words.lobby.leadHelp(undefined);
  const seats = room.seats.filter((_, seat) => seat !== me);
  const heir = heirOf({ ...room, seats }, me - 1);
  return words.lobby.leadHelp(heir === undefined ? undefined : seats[heir]!.name);
}

/** Whoever leads has no chair: it becomes free for good, and this page becomes the console. */
export function Lead({ lobby: { code, words, ask } }: { lobby: Lobby }) {
  const lead = async () => {
    if (!(await ask({ type: 'room.leave' })).refused) location.assign(`/${code}/master`);
  };
  return (
    <HoldButton class="grow" again={words.drawers.pressAgain} onHeld={lead}>
      {words.lobby.lead}
    </HoldButton>
  );
}

export function Start({ lobby, onOptions }: { lobby: Lobby; onOptions?: () => void }) {
  const { why, words, ask, language, room } = lobby;
  const refusal = why({ type: 'room.start' });
  const waiting = waitingFor(lobby);
  if (refusal) return <NotYet lobby={lobby} code={refusal} {...(onOptions && { onOptions })} />;
  return (
    <div class="start">
      {waiting.length > 0 && (
        <p class="notyet" role="status">
          <Icon id="people" />
          <span>{words.lobby.notReadyYet(namesOf(waiting, language), waiting.length)}</span>
        </p>
      )}
      <Button
        kind={waiting.length > 0 || room.asking?.length ? 'quiet' : 'primary'}
        big
        onPress={() => ask({ type: 'room.start' })}
      >
        {waiting.length > 0 ? words.lobby.startAnyway : words.lobby.start}
      </Button>
    </div>
  );
}

function NotYet({ lobby, code, onOptions }: { lobby: Lobby; code: string; onOptions?: () => void }) {
  const { words, game, about, room, ask, me, open } = lobby;
  const missing = game.seats.min - room.seats.length;
  const short = words.lobby.whyNot[code] ?? words.lobby.cannotStart;
  const newcomers = room.seats.filter((seat) => seat.isNew && !seat.hasTime);
  const isOwn = me !== null && room.seats[me]!.isNew && !room.seats[me]!.hasTime;
  const mayLead = code === 'master-missing' && isHost(lobby) && me !== null && doorsOf(lobby.code) !== undefined;
  return (
    <div class="start">
      <p class="notyet" role="status">
        <Icon id={code === 'too-few-players' ? 'chair' : code === 'time-not-confirmed' ? 'hourglass' : 'cross'} />
        <span>
          {code === 'too-few-players'
            ? words.lobby.missing(missing, game.seats.min)
            : code === 'time-not-confirmed'
              ? isOwn
                ? words.lobby.newcomer
                : words.lobby.newcomers(
                    namesOf(
                      newcomers.map((seat) => seat.name),
                      lobby.language,
                    ),
                  )
              : mayLead
                ? leadHelp(lobby)
                : refusalText(lobby, code)}
        </span>
      </p>
      {code === 'too-few-players' && (
        <Button kind="quiet" icon="robot" onPress={() => fillWithBots(lobby, usualBot({ about }), game.seats.min)}>
          {words.lobby.fillBots(missing)}
        </Button>
      )}
      {code === 'time-not-confirmed' && isOwn && (
        <Button kind="quiet" icon="hourglass" onPress={() => ask({ type: 'room.confirmTime' })}>
          {words.join.time}
        </Button>
      )}
      {code === 'master-missing' && isHost(lobby) && (
        <div class="row">
          {mayLead ? (
            <Lead lobby={lobby} />
          ) : (
            me !== null && (
              <Button kind="quiet" class="grow" onPress={() => open('lead')}>
                {words.lobby.screens.master.title}
              </Button>
            )
          )}
          <Button
            kind="quiet"
            class="grow"
            onPress={() => ask({ type: 'room.setOption', name: 'gameMaster', value: 'auto' })}
          >
            {words.lobby.softwareLeads}
          </Button>
        </div>
      )}
      {onOptions && !words.lobby.whyNot[code] && (
        <Button kind="quiet" icon="gear" onPress={onOptions}>
          {words.lobby.toOptions}
        </Button>
      )}
      <Button kind="primary" big disabled>
        {code === 'time-not-confirmed' && isOwn ? words.lobby.answerFirst : short}
      </Button>
    </div>
  );
}
