/** The bags are opened: first the last two cards lie there for all, as on the table; then every lowest card at once. */
import { MS } from '../../content.ts';
import { lastBakerOf } from '../../state.ts';
import { Card } from '../cards.tsx';
import { FIRST_MS } from '../clock.ts';
import { Negotiate } from './baker.tsx';
import { Screen, Tools } from './parts.tsx';
import { type Play, useEarly } from './play.ts';

export function OpenBags(play: Play) {
  const isEarly = useEarly(play, FIRST_MS.laid, MS.open);
  return isEarly && play.view.used.length > 0 ? <Laid {...play} /> : <Negotiate {...play} />;
}

function Laid(play: Play) {
  const { t, view, name, cards } = play;
  const { jewelGold } = view.options;
  const two = view.used.slice(-2);
  return (
    <Screen play={play} sign="eye" class="im-laid" thumb={<Tools play={play} />}>
      <h1>{t.phone.twoOnTable}</h1>
      <p class="quiet-text">{t.log.discarded(name(lastBakerOf(view)), cards(two))}</p>
      <div class="im-cards">
        {two.map((face, k) => (
          <Card key={k} face={face} t={t} jewelGold={jewelGold} />
        ))}
      </div>
    </Screen>
  );
}
