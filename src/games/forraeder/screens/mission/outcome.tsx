/** What came of a mission, as everybody may know it, and beside it what one answered oneself. (M1 to M6) */
import type { Play } from '../phone/play.ts';

export function Outcome(play: Play) {
  const { t, view } = play;
  switch (view.mission) {
    case 'silver-chest':
      return view.chest && <p>{t.mission.keys(view.chest.carried, view.chest.keys)}</p>;
    case 'coats-of-arms':
      return <p>{armsWords(play)}</p>;
    case 'raven-tower':
      return <Rounds {...play} />;
    case 'rope-bridge':
      return <p>{bridgeWords(play)}</p>;
    default:
      return null;
  }
}

function armsWords({ t, view, me }: Play): string {
  const { arms } = t.phone.mission;
  const asked = view.armsAsked[me];
  const right = asked && view.arms[asked.position - 1];
  const all = view.armsRight === null ? '' : t.log.arms(view.armsRight, view.living.length);
  if (!asked || !right) return all;
  const own = view.armsAnswers[me] === right ? arms.right : arms.wrong;
  return `${all} ${arms.say(t.arms[right], asked.position)}. ${own}`;
}

function bridgeWords({ t, view: { bridge } }: Play): string {
  if (!bridge) return '';
  const dared = `${t.phone.mission.bridge.crossing(bridge.group)}.`;
  return bridge.crossed < bridge.group ? `${dared} ${t.log.broke(bridge.crossed + 1)}` : dared;
}

/** The rounds that are over: ravens, what the group said, and one's own guess. */
export function Rounds({ t, view, me }: Play) {
  const { rows } = t.phone.mission.ravens;
  const { counted, estimates } = view.ravens;
  if (counted.length === 0) return null;
  const own = estimates[me];
  const row = (what: string, values: readonly (number | null | undefined)[]) => (
    <tr>
      <th scope="row">{what}</th>
      {values.map((value, k) => (
        <td key={k}>{value ?? '–'}</td>
      ))}
    </tr>
  );
  return (
    <table class="fr-rounds num">
      <thead>
        <tr>
          <th scope="col">{rows.round}</th>
          {counted.map((_, k) => (
            <th key={k} scope="col">
              {k + 1}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {row(
          rows.ravens,
          counted.map(({ count }) => count),
        )}
        {row(
          rows.middle,
          counted.map(({ group }) => group),
        )}
        {own &&
          row(
            rows.you,
            counted.map((_, k) => own[k + 1]),
          )}
      </tbody>
    </table>
  );
}
