/** The host's way with the seats: pick one up and move it, hand over, bots for empty chairs. */
import './lobby.css';
import { useState } from 'preact/hooks';
import { Button, Face, HoldButton, Icon, Segments, Stepper } from './kit/index.ts';
import { addBot, intoView, isHost, type Lobby, mayLead, usualBot } from './lobby.ts';
import { Empty, Lock } from './lock.tsx';
import { moved, SeatRing } from './ring.tsx';
import { useDoorWords } from './texts/door/index.ts';

export function Seats({ lobby }: { lobby: Lobby }) {
  const [picked, setPicked] = useState<number | null>(null);
  const { room, about, ask } = lobby;
  const [chosen, setChosen] = useState<string>();
  const seated = room.seats.find(({ bot }) => bot !== null)?.bot;
  const level = [seated, chosen].find((bot) => bot && about.bots.includes(bot)) ?? usualBot(lobby);
  const setLevel = (bot: string) => {
    setChosen(bot);
    if (seated) void ask({ type: 'room.setBots', bot });
  };
  const seat = picked !== null && picked < room.seats.length ? picked : null;
  const mayAdd = mayLead(lobby) && room.seats.length < lobby.game.seats.max;
  return (
    <div class="seats">
      <SeatRing
        lobby={lobby}
        picked={seat}
        onPick={setPicked}
        {...(mayAdd && { onFree: () => void addBot(lobby, level) })}
      />
      {lobby.about.Seating && <lobby.about.Seating {...lobby} />}
      {seat !== null ? (
        <PickedUp lobby={lobby} seat={seat} onPick={setPicked} />
      ) : mayLead(lobby) ? (
        <>
          {isHost(lobby) && <Lock lobby={lobby} />}
          <Bots lobby={lobby} level={level} onLevel={setLevel} />
          {isHost(lobby) && <Empty lobby={lobby} />}
        </>
      ) : null}
    </div>
  );
}

function PickedUp({ lobby, seat, onPick }: { lobby: Lobby; seat: number; onPick: (seat: number | null) => void }) {
  const { room, words, faces, ask, why, language } = lobby;
  const count = room.seats.length;
  const face = faces[seat]!;
  const beside = (step: number) => faces[(seat + step + count) % count]!.name;
  const move = (step: number) => {
    const to = (seat + step + count) % count;
    onPick(to);
    return ask({ type: 'room.order', seats: moved(count, seat, to) });
  };
  const remove = async (type = 'room.kick') => {
    onPick(null);
    await ask({ type, seat });
  };
  const mayRemove = why({ type: 'room.kick', seat }) === undefined;
  const mayKeepAway = why({ type: 'room.keepAway', seat }) === undefined;
  const door = useDoorWords(language)?.inside;
  return (
    <div class="pickup" ref={intoView}>
      <div class="row">
        <Face seat={face} size="3.1rem" />
        <p>
          <b>{face.name}</b>
          {face.bot && <Icon id="robot" class="bot" label={words.lobby.bot} />}
          <br />
          <span class="small soft">
            {[face.pronouns, count > 2 ? words.lobby.between(seat + 1, beside(-1), beside(1)) : '']
              .filter(Boolean)
              .join(' · ')}
          </span>
        </p>
      </div>
      {isHost(lobby) && (
        <>
          <div class="moves">
            <Button kind="quiet" icon="left" onPress={() => move(-1)}>
              {words.lobby.moveBack}
            </Button>
            <Button kind="quiet" icon="right" onPress={() => move(1)}>
              {words.lobby.moveOn}
            </Button>
          </div>
          <div class="moves">
            {!face.bot && room.host !== seat && (
              <Button kind="bare" onPress={() => ask({ type: 'room.makeHost', seat })}>
                {words.lobby.makeHost}
              </Button>
            )}
            {mayRemove && (
              <Button kind="bare" onPress={() => remove()}>
                {face.bot ? words.lobby.removeBot : words.lobby.remove(face.name)}
              </Button>
            )}
          </div>
          {mayKeepAway && door && (
            <div class="away">
              <HoldButton again={words.drawers.pressAgain} onHeld={() => remove('room.keepAway')}>
                {door.keepAway}
              </HoldButton>
              <p class="small soft">{door.keepAwayHelp}</p>
            </div>
          )}
        </>
      )}
      {!isHost(lobby) && face.bot && mayRemove && (
        <Button kind="bare" onPress={() => remove()}>
          {words.lobby.removeBot}
        </Button>
      )}
    </div>
  );
}

function Bots({ lobby, level, onLevel }: { lobby: Lobby; level: string; onLevel: (level: string) => void }) {
  const { room, words, about, game, ask } = lobby;
  const bots = room.seats.flatMap((seat, index) => (seat.bot === null ? [] : [index]));
  const people = room.seats.length - bots.length;
  const set = async (count: number) => {
    if (count > bots.length) await addBot(lobby, level);
    else await ask({ type: 'room.kick', seat: bots.at(-1)! });
  };
  return (
    <div class="bots">
      <div class="opt">
        <span class="nm">
          {words.lobby.bots}
          <small>{words.lobby.botsHelp}</small>
        </span>
        <Stepper label={words.lobby.bots} value={bots.length} min={0} max={game.seats.max - people} onChange={set} />
      </div>
      <div class="opt is-wide">
        <span class="nm">{words.lobby.botLevel}</span>
        <Segments
          label={words.lobby.botLevel}
          value={level}
          onChange={onLevel}
          options={about.bots.map((bot) => ({ value: bot, label: words.lobby.botKinds[bot] ?? bot }))}
        />
      </div>
    </div>
  );
}
