/**
 * The own card again, after the ceremony: in the menu and on the sheet of notes, for everybody who lives, whatever it
 * says. Its strip is of one size, at rest and held, so that nobody reads a role off its height. (TR-8)
 */
import { HoldToLook } from '../../../../web/kit/index.ts';
import type { Stage } from '../../../../web/stage.ts';
import { isOut, type State } from '../../state.ts';
import { type Play, playOf } from './play.ts';

/** Who is with a traitor is known from the first council on, or from the ceremony. (TR-9) */
function circleOf({ t, view, me, names }: Play): string {
  if (view.roles[me] !== 'traitor' || !view.conclave) return t.phone.card.knows[view.roles[me]!];
  const fellows = view.conclave.filter((seat) => seat !== me && !isOut(view, seat));
  return fellows.length > 0 ? t.phone.card.fellows(names(fellows)) : t.phone.night3.alone;
}

export function OwnCard({ play }: { play: Play }) {
  const { t, view, me } = play;
  const role = view.roles[me];
  if (role === undefined || isOut(view, me)) return null;
  return (
    <HoldToLook
      class="fr-own"
      shape="strip"
      label={t.phone.card.hold}
      title={t.roles[role].name}
      lines={[circleOf(play)]}
      hint={
        <>
          {t.phone.sheet.card}
          <small>{t.phone.card.how}</small>
        </>
      }
    />
  );
}

export const Card = (stage: Stage<State>) =>
  stage.me === null ? null : <OwnCard play={playOf(stage, stage.me, () => {})} />;
