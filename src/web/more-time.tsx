/** What the host of an automatic evening has beside the clock of every game: a press, and everybody has more time. */
import type { ComponentChildren } from 'preact';
import { BarTool, Button, offerOf } from './kit/index.ts';
import type { Lobby } from './lobby.ts';

export const WithMoreTime = ({ lobby, children }: { lobby: Lobby; children: ComponentChildren }) => (
  <BarTool.Provider value={<MoreTime {...lobby} />}>{children}</BarTool.Provider>
);

function MoreTime({ words, offers, ask }: Lobby) {
  const offer = offerOf(offers(), 'room.extend');
  if (!offer) return null;
  return (
    <Button class="more-time num" onPress={() => ask(offer)}>
      {words.moreTime.short(Number(offer.seconds))}
      <span class="vh">{words.moreTime.long}</span>
    </Button>
  );
}
