/** Who goes, and what the card says if it is asked for. */
import { Button, Face, HoldButton, offerOf } from '../../../../web/kit/index.ts';
import { isRemote } from '../../state.ts';
import { Foot, Screen, Tools } from './parts.tsx';
import type { Play } from './play.ts';
import { RoleCard } from './setup.tsx';
import { Tally } from './slate.tsx';

export function Banishment(play: Play) {
  const { t, view, me, may, ask, name, faces } = play;
  const gone = view.banished;
  if (gone === null) return null;
  const votes = view.out[gone]?.votes ?? 0;
  const role = view.identified.includes(gone) ? view.roles[gone] : undefined;
  if (gone !== me) {
    return (
      <Screen play={play} class="fr-banish" thumb={<Tools play={play} />}>
        <h1>{t.phone.banish.title(name(gone))}</h1>
        <p class="fr-sub">{t.phone.banish.votes(votes)}</p>
        <div class="fr-gone">
          <Face seat={faces[gone]!} />
          {role && <b class={`is-${role}`}>{t.log.identity[role](name(gone))}</b>}
        </div>
        <p class="fr-sub" role="status">
          {role
            ? ''
            : view.asked === false
              ? t.phone.banish.unasked
              : view.asked
                ? t.phone.banish.asked
                : t.phone.banish.words}
        </p>
        <Tally play={play} />
      </Screen>
    );
  }
  const isAsked = offerOf(may, 'identity.reveal') !== undefined;
  const isSpeaking = offerOf(may, 'words.done') !== undefined;
  return (
    <Screen
      play={play}
      class="fr-deal fr-banish"
      phase={t.phone.banish.you}
      thumb={
        <>
          {isSpeaking && (
            <Button kind="primary" big onPress={() => ask({ type: 'words.done' })}>
              {t.phone.slate.said}
            </Button>
          )}
          {isAsked ? (
            <HoldButton big again={t.phone.banish.again} onHeld={() => ask({ type: 'identity.reveal' })}>
              {t.phone.banish.hold}
            </HoldButton>
          ) : null}
          <Foot>
            {isAsked ? t.phone.banish.itself : view.asked === false ? t.phone.banish.unasked : t.phone.slate.floor}
          </Foot>
          {isSpeaking && isRemote(view) && <Tools play={play} />}
        </>
      }
    >
      <h1>{t.phone.banish.stand(name(me))}</h1>
      <p class="fr-sub">{t.phone.banish.youVotes(votes)}</p>
      <RoleCard play={play} label={t.phone.card.hold} />
    </Screen>
  );
}
