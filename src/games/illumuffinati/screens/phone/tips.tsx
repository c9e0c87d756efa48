/** Bluffing tips: collapsed, the same for every seat of a role, and they never know a card. (IM-125) */
import { Icon } from '../../../../web/kit/index.ts';
import type { Texts } from '../../texts/en.ts';
import type { Play } from './play.ts';

export type TipId = Exclude<keyof Texts['tips'], 'title'>;

export function Tip({ play, of }: { play: Play; of: TipId }) {
  const { t, view } = play;
  if (!view.options.tips) return null;
  return (
    <details class="im-tip">
      <summary>
        <Icon id="speech" />
        {t.tips.title}
      </summary>
      <p>{t.tips[of]}</p>
    </details>
  );
}
