/** Every chair is taken: what a visitor sees who comes too late. */
import { go } from './address.ts';
import { Bar, Button, PhoneFrame } from './kit/index.ts';
import type { Lobby } from './lobby.ts';
import { Scene } from './scene.tsx';

export function Full(lobby: Lobby) {
  const { room, words, code, about, language, faces, game } = lobby;
  return (
    <PhoneFrame
      class="grain"
      bleed
      bar={<Bar room={code} icon="people" phase={about.title(language)} clock={String(room.seats.length)} />}
      thumb={
        <Button kind="quiet" href="/" onPress={() => go('/')}>
          {words.errors.home}
        </Button>
      }
    >
      <Scene height={210} top={168} guests={faces.slice(0, 7)} cx={170} candleK={0.6} />
      <div class="pad">
        <h1>{words.join.full(room.seats.length)}</h1>
        <p>{words.join.fullHelp(about.title(language), game.seats.min, game.seats.max)}</p>
      </div>
    </PhoneFrame>
  );
}
