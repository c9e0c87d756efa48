/** Who leads: a line that everybody reads, what is told when it changes, and the vote while the host is away for long. */
import './lead.css';
import { useEffect, useState } from 'preact/hooks';
import type { AnyGame } from '../kernel/game.ts';
import { voicesFor, voicesNeeded, voteOpensAt, votersOf } from '../kernel/room/lead.ts';
import { Button, Face, Icon } from './kit/index.ts';
import { type Lobby, lengthIn } from './lobby.ts';
import { Strap } from './opening.tsx';
import type { DoorWords } from './texts/door/en.ts';
import { useDoorWords } from './texts/door/index.ts';

type Words = DoorWords['lead'];

const MINUTE = 60_000;
const TOLD_MS = 7_000;
const OWN_MS = 14_000;

const gamesOf = ({ room, game }: Lobby): { readonly [id: string]: AnyGame } => ({ [room.game]: game });
const nameAt = ({ room }: Lobby, seat: number | null | undefined): string =>
  (seat === null || seat === undefined ? undefined : room.seats[seat]?.name) ?? '?';

const mayVote = (lobby: Lobby): boolean => {
  const opensAt = voteOpensAt(gamesOf(lobby), lobby.room);
  return opensAt !== undefined && lobby.wall() >= opensAt;
};

/** Everybody sees who hosts, and who stands in; with what they may do about it. */
export function Leading({ lobby }: { lobby: Lobby }) {
  const { room, language, me, ask } = lobby;
  const words = useDoorWords(language)?.lead;
  if (!words || room.host === null) return null;
  const host = nameAt(lobby, room.host);
  const isThere = room.seats[room.host]?.connected ?? false;
  const said = room.standIn
    ? words.standsIn(nameAt(lobby, room.standIn.seat), host)
    : isThere
      ? words.hosts(host)
      : words.isAway(host);
  return (
    <section class="leading">
      <p>
        <Icon id="crown" />
        <span>
          <b>{said}</b>
          {room.standIn && <small>{words.standsInHelp}</small>}
        </span>
      </p>
      {me !== null && me === room.earlierHost && (
        <Button kind="primary" onPress={() => ask({ type: 'room.takeLead' })}>
          {words.takeBack}
        </Button>
      )}
      {me !== null && !room.seats[me]?.isLate && mayVote(lobby) && <Vote lobby={lobby} words={words} />}
      {me !== null && me === room.host && room.phase !== 'lobby' && <GiveOn lobby={lobby} words={words} />}
    </section>
  );
}

/** In the lobby the host does it at the chairs. */
function GiveOn({ lobby, words }: { lobby: Lobby; words: Words }) {
  const { room, me, ask, why } = lobby;
  const others = [...room.seats.keys()].filter((seat) => seat !== me && !why({ type: 'room.makeHost', seat }));
  if (others.length === 0) return null;
  return (
    <details class="give-on">
      <summary>{words.giveOn}</summary>
      {others.map((seat) => (
        <Button key={seat} kind="quiet" onPress={() => ask({ type: 'room.makeHost', seat })}>
          {words.voiceFor(nameAt(lobby, seat))}
        </Button>
      ))}
    </details>
  );
}

/** Whoever would lead says so; the others say whom they would have. Open, as hands are. */
function Vote({ lobby, words }: { lobby: Lobby; words: Words }) {
  const { room, faces, me, ask } = lobby;
  const voters = votersOf(gamesOf(lobby), room, lobby.wall());
  const needed = voicesNeeded(voters.length);
  const own = room.seats[me!]?.voice;
  const willing = room.seats.flatMap(({ voice }, seat) => (voice === seat ? [seat] : []));
  const choose = (seat: number | null) => ask({ type: 'room.chooseHost', seat });
  return (
    <div class="vote-host">
      <h3>{words.may(nameAt(lobby, room.host))}</h3>
      <p class="small soft">{words.mayHelp(needed)}</p>
      {willing.length === 0 && <p class="small soft">{words.nobodyYet}</p>}
      <ul>
        {willing.map((seat) => (
          <li key={seat}>
            <Face seat={faces[seat]!} size="2.6rem" />
            <span>
              <b>{faces[seat]!.name}</b>
              <small>{words.voices(voicesFor(room, voters, seat), needed)}</small>
            </span>
            {seat !== me && (
              <Button kind={own === seat ? 'bare' : 'quiet'} onPress={() => choose(own === seat ? null : seat)}>
                {own === seat ? words.voiceBack(faces[seat]!.name) : words.voiceFor(faces[seat]!.name)}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <Button kind={own === me ? 'bare' : 'quiet'} icon="crown" onPress={() => choose(own === me ? null : me)}>
        {own === me ? words.standDown : words.stand}
      </Button>
    </div>
  );
}

interface News {
  /** Changes with each piece of news. */
  readonly key: string;
  readonly title: string;
  readonly text: string;
  readonly isOwn?: boolean;
  /** What can be done about it. */
  readonly act?: { readonly label: string; readonly press: () => unknown };
}

/** `newly`: which change of hosts is to be told, 0 for none. */
function newsOf(lobby: Lobby, words: Words, newly: number): News | undefined {
  const { room, me, wall, ask, open } = lobby;
  const { host, standIn, stoodIn, earlierHost } = room;
  const [hostName, standInName] = [nameAt(lobby, host), nameAt(lobby, standIn?.seat)];
  if (mayVote(lobby)) {
    const key = `vote ${host}`;
    const act = me === null || room.seats[me]?.isLate ? undefined : { label: words.choose, press: () => open('menu') };
    const needed = voicesNeeded(votersOf(gamesOf(lobby), room, wall()).length);
    return { key, title: words.may(hostName), text: words.mayHelp(needed), isOwn: true, ...(act && { act }) };
  }
  if (standIn) {
    const key = `stands in ${standIn.seat}`;
    if (me === standIn.seat) return { key, title: words.youStandIn, text: words.youStandInHelp(hostName), isOwn: true };
    return { key, title: words.standsIn(standInName, hostName), text: words.standsInHelp };
  }
  if (newly > 0 && earlierHost === undefined) {
    const key = `host ${room.number} ${newly}`;
    if (me === host) return { key, title: words.youHost, text: words.youHostHelp, isOwn: true };
    return { key, title: words.hostsNow(hostName), text: '' };
  }
  if (stoodIn && wall() - stoodIn.until < MINUTE) {
    const key = `back ${stoodIn.until}`;
    const minutes = Math.max(1, Math.round((stoodIn.until - stoodIn.since) / MINUTE));
    const isCovered = me !== null && room.seats[me]?.coveredBy != null;
    const did = stoodIn.did
      .map((deed) => (deed === 'covered' && isCovered ? words.ownCovered : words.did[deed]))
      .join(' ');
    const since = words.youAgainHelp(lengthIn(minutes, lobby.language), nameAt(lobby, stoodIn.seat));
    if (me === host) return { key, title: words.youAgain, text: `${since} ${did}`, isOwn: true };
    return { key, title: words.again(hostName), text: me === stoodIn.seat ? words.againHelp : '' };
  }
  if (earlierHost === undefined) return undefined;
  const key = `chosen ${host}`;
  if (me === host) return { key, title: words.youChosen, text: words.youChosenHelp, isOwn: true };
  const act = { label: words.takeBack, press: () => ask({ type: 'room.takeLead' }) };
  if (me === earlierHost)
    return { key, title: words.youReplaced(hostName), text: words.youReplacedHelp, isOwn: true, act };
  return { key, title: words.chosen(hostName), text: words.chosenHelp(hostName) };
}

/** For a while after it has changed, on every screen. */
export function LeadNews({ newly = 0, ...lobby }: Lobby & { readonly newly?: number }) {
  const words = useDoorWords(lobby.language)?.lead;
  const [seen, setSeen] = useState('');
  const news = words && newsOf(lobby, words, newly);
  const key = news?.key ?? '';
  useEffect(() => {
    if (key === '') return;
    const timer = setTimeout(() => setSeen(key), news?.isOwn ? OWN_MS : TOLD_MS);
    return () => clearTimeout(timer);
  }, [key]);
  if (!news || seen === key) return null;
  const { act } = news;
  return (
    <Strap kind="ok" icon="crown" title={news.title} text={news.text}>
      {act && lobby.surface !== 'table' && (
        <Button
          kind="quiet"
          onPress={() => {
            setSeen(key);
            return act.press();
          }}
        >
          {act.label}
        </Button>
      )}
    </Strap>
  );
}
