/** The lamp is out. The table stays to be seen, and whose phone is gone; who asked for the pause is said nowhere. */
import './pause.css';
import type { Seat } from '../../../../kernel/game.ts';
import { Icon } from '../../../../web/kit/index.ts';
import { listIn } from '../../texts/index.ts';
import { Backdrop, Panel, type Scene } from './parts.tsx';
import { roomLamp } from './room-art.ts';

const awayIn = ({ faces }: Scene): Seat[] => faces.flatMap((face, seat) => (face.connected || face.bot ? [] : [seat]));
export const isAnyAway = (scene: Scene): boolean => awayIn(scene).length > 0;

export function Away({ scene }: { scene: Scene }) {
  const { t, view, name, stage } = scene;
  const away = awayIn(scene);
  return (
    <Panel class="it-gone">
      <Icon id="link" />
      <div>
        <b>{t.pause.gone(listIn(stage.language, away.map(name)), away.length)}</b>
        <span>{view.master === 'human' ? t.paused.byMaster : t.paused.byHost}</span>
      </div>
    </Panel>
  );
}

/** Over every scene but the room from above, which has a lamp of its own to put out. */
export function Halt({ scene }: { scene: Scene }) {
  const { t } = scene;
  return (
    <div class="it-halt">
      <Backdrop art={() => roomLamp(false)} of="out" />
      {isAnyAway(scene) ? (
        <Away scene={scene} />
      ) : (
        <Panel class="it-gone">
          <Icon id="pause" />
          <div>
            <b>{t.pause.title}</b>
            <span>{t.paused.stands}</span>
          </div>
        </Panel>
      )}
    </div>
  );
}
