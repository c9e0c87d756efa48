/** Who that was: the card lies open on every phone for as long as on the table, in the light of the day that is over. (TR-35) */
import { useMemo } from 'preact/hooks';
import { Bar, Face, PhoneFrame, Picture } from '../../../../web/kit/index.ts';
import { turnedCard } from '../art/cards.ts';
import { Foot } from './parts.tsx';
import type { Play } from './play.ts';

export function Identity({ t, view, code, name, faces }: Play) {
  const gone = view.tables.at(-1)?.banished;
  const role = gone === undefined ? undefined : view.roles[gone];
  const art = useMemo(() => (role === undefined ? '' : turnedCard(role)), [role]);
  if (gone === undefined || role === undefined) return null;
  return (
    <PhoneFrame
      class="fr fr-identity"
      bar={<Bar room={code} icon="people" phase={t.phases.banishment} clock={null} />}
      thumb={<Foot>{t.phone.nothing}</Foot>}
    >
      <h1 aria-live="assertive">{t.log.identity[role](name(gone))}</h1>
      <div class={`fr-turned is-${role}`}>
        <Picture width={300} height={420} art={art} />
        <p>
          <Face seat={faces[gone]!} />
          {t.roles[role].name}
        </p>
      </div>
    </PhoneFrame>
  );
}
