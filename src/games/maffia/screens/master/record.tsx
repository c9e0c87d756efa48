/** The master's book: who is what, and what lay behind every night. (MF-17, MF-44, MF-116) */
import { Face } from '../../../../web/kit/index.ts';
import { behindNight } from './behind.ts';
import type { Desk } from './desk.ts';
import { newsLines } from './script.tsx';

function Specials({ desk }: { desk: Desk }) {
  const { view, t, faces, c } = desk;
  const special = view.bots.flatMap((_, seat) => {
    const role = view.roles[seat];
    return role && role !== 'villager' ? [{ seat, role }] : [];
  });
  if (special.length === 0) return null;
  return (
    <section>
      <h3>{c.sheet.special}</h3>
      <ul class="specials">
        {special.map(({ seat, role }) => (
          <li key={seat} class={view.out[seat] ? 'is-out' : ''}>
            <Face seat={faces[seat]!} size="2.2rem" />
            <span>
              <b>{faces[seat]!.name}</b>
              <span class={role === 'mafia' ? 'is-mafia' : 'soft'}>{t.roles[role].name}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function TheRecord({ desk }: { desk: Desk }) {
  const { view, t, c, name } = desk;
  // What the end opens is opened to all, and whoever was not well is not among it. (MF-24, MF-128)
  const isOver = view.phase === 'ended';
  const checks = Object.values(view.checks).flat();
  return (
    <div class="book">
      <Specials desk={desk} />
      <section>
        <h3>{t.end.nights}</h3>
        {view.nights.length === 0 && <p class="soft">{c.sheet.noNights}</p>}
        <ol>
          {view.nights.map((night) => (
            <li key={night.day}>
              <b>{t.panel.night(night.day)}</b>
              <p>{newsLines(desk, night.deaths, night.attempt, night.day).join(' ')}</p>
              <p class="soft">
                {isOver ? '' : `${behindNight(desk, night).join(' ')} `}
                {checks
                  .filter(({ day }) => day === night.day)
                  .map(({ target, team }) => `${t.end.checked[team](name(target))}.`)
                  .join(' ')}
              </p>
            </li>
          ))}
        </ol>
      </section>
    </div>
  );
}
