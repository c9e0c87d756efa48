/** The button that begins, or says in a few words why it does not, with the way out beside it. */
import './lobby.css';
import { heirOf } from '../kernel/room/lead.ts';
import { Button, beat, HoldButton, Icon } from './kit/index.ts';
import { fillWithBots, isHost, type Lobby, lengthIn, namesOf, refusalText, settingsOf, usualBot } from './lobby.ts';
import { doorsOf } from './memory.ts';
import { laterWords } from './texts/later/index.ts';

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
export function leadHelp({ room, me, language }: Lobby): string {
  const help = laterWords(language).hosts.leadHelp;
  if (me === null || me !== room.host) return help(undefined);
  const seats = room.seats.filter((_, seat) => seat !== me);
  const heir = heirOf({ ...room, seats }, me - 1);
  return help(heir === undefined ? undefined : seats[heir]!.name);
}

/** Whoever leads has no chair: it becomes free for good, and this page becomes the console. */
export function Lead({ lobby: { code, words, language, ask } }: { lobby: Lobby }) {
  const lead = async () => {
    if (!(await ask({ type: 'room.leave' })).refused) location.assign(`/${code}/master`);
  };
  return (
    <HoldButton class="grow" again={words.drawers.pressAgain} onHeld={lead}>
      {laterWords(language).hosts.lead}
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
      <Newcomers lobby={lobby} />
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

/** Who is new, for whoever begins: they may want a word, or to know how long it takes. Nobody waits for them. */
function Newcomers({ lobby: { room, me, about, game, words, language } }: { lobby: Lobby }) {
  const newcomers = room.seats.filter((seat, index) => seat.isNew && index !== me);
  if (newcomers.length === 0) return null;
  const names = newcomers.map(({ name }) => name);
  const minutes = about.minutes(room.seats.length, settingsOf({ game, room }));
  return (
    <p class="newcomers" role="status">
      <Icon id="speech" />
      <span>
        {words.lobby.areNew(namesOf(names, language), names.length)}{' '}
        {newcomers.some(({ hasTime }) => !hasTime) && words.lobby.askTime(lengthIn(minutes, language))}
      </span>
    </p>
  );
}

function NotYet({ lobby, code, onOptions }: { lobby: Lobby; code: string; onOptions?: () => void }) {
  const { words, game, about, room, ask, me, open } = lobby;
  const missing = game.seats.min - room.seats.length;
  const short = words.lobby.whyNot[code] ?? words.lobby.cannotStart;
  const mayLead = code === 'master-missing' && isHost(lobby) && me !== null && doorsOf(lobby.code) !== undefined;
  return (
    <div class="start">
      <p class="notyet" role="status">
        <Icon id={code === 'too-few-players' ? 'chair' : 'cross'} />
        <span>
          {code === 'too-few-players'
            ? words.lobby.missing(missing, game.seats.min)
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
      {code === 'master-missing' && isHost(lobby) && (
        <div class="row">
          {mayLead ? (
            <Lead lobby={lobby} />
          ) : (
            me !== null && (
              <Button kind="quiet" class="grow" onPress={() => open('lead')}>
                {laterWords(lobby.language).hosts.screens.master.title}
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
        {short}
      </Button>
    </div>
  );
}
