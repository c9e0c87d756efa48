/** The players' own reference: trumps, criminals, evidence, pieces, dice. All of it is known to everybody. */
import './cards.css';
import { Drawer } from '../../../../web/kit/index.ts';
import { colours, criminalCards, faces, pieces, trumps } from '../../content.ts';
import { Die, Ev, GwDie, Pc } from '../bits.tsx';
import { gwDieOf } from '../view.ts';
import { Poster } from './moments.tsx';
import type { Play } from './play.ts';
import { TrumpPicture } from './trumps.tsx';

export function Cards({ play, onClose }: { play: Play; onClose: () => void }) {
  const { w, t } = play;
  const { cardsSheet: words } = w;
  return (
    <Drawer open onClose={onClose} title={words.title} close={w.tools.close} class="gb-sheet">
      <p class="quiet-text">{words.lead}</p>
      <h3>{words.trumps}</h3>
      <ul class="gb-tlist">
        {trumps.map((trump) => (
          <li key={trump} class="gb-tcard">
            <TrumpPicture trump={trump} />
            <span>
              <b>{t.trumps[trump].name}</b>
              <span>{t.trumps[trump].about}</span>
            </span>
          </li>
        ))}
      </ul>
      <h3>{words.criminals}</h3>
      <div class="gb-posters">
        {criminalCards.map((criminal) => (
          <Poster key={criminal} play={play} criminal={criminal} crime class="is-small" />
        ))}
      </div>
      <h3>{words.evidence}</h3>
      <ul class="gb-set">
        {colours.map((colour) => (
          <li key={colour}>
            <Ev colour={colour} />
            <span>
              {t.kinds[colour]}
              <small>{t.colours[colour]}</small>
            </span>
          </li>
        ))}
      </ul>
      <h3>{words.pieces}</h3>
      <ul class="gb-set">
        {pieces.map((piece) => (
          <li key={piece}>
            <Pc id={piece} />
            <span>{t.pieces[piece]}</span>
          </li>
        ))}
      </ul>
      <h3>{words.dice}</h3>
      <ul class="gb-set">
        {faces.map((face) => (
          <li key={face}>
            <Die face={face} />
            <span>{face === 'gw' ? words.locked : face === 'arrow' ? words.arrow : face}</span>
          </li>
        ))}
        <li>
          <GwDie face={3} />
          <span>
            GW
            <small>{gwDieOf(play.view).join(' ')}</small>
          </span>
        </li>
      </ul>
    </Drawer>
  );
}
