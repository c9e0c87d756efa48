/** What is drawn up from below: notes, talk between those who are apart, and over days what the castle does today. */
import './sheets.css';
import { useState } from 'preact/hooks';
import { Button, Drawer, Icon } from '../../../../web/kit/index.ts';
import type { Phase } from '../../state.ts';
import { isNight, nightsLeft } from '../../state.ts';
import { type InsideProps, keep, keyOf, type Play, recalled, type SheetName } from './play.ts';
import { Said } from './said.tsx';
import { newLines } from './since.ts';
import { Votes } from './talk.tsx';
import { timeIn } from './until.tsx';

export function Sheet({ play, name, onClose }: { play: Play; name: SheetName; onClose: () => void }) {
  const { t, view } = play;
  const titles = { notes: t.phone.notes, today: t.phone.days.title, said: t.phone.chat };
  const Inside = { notes: Notes, today: Today, said: Said }[name];
  return (
    <Drawer
      open
      onClose={onClose}
      title={titles[name]}
      close={t.phone.close}
      class={`fr-sheet${isNight(view) ? ' fr-dark' : ''}`}
    >
      <Inside play={play} onClose={onClose} />
    </Drawer>
  );
}

function Notes({ play }: InsideProps) {
  const { t } = play;
  const key = keyOf(play, 'notes');
  const [text, setText] = useState(() => recalled(key));
  return (
    <div class="fr-notes">
      <label class="label" for="fr-notes">
        {t.phone.sheet.notes}
      </label>
      <textarea
        id="fr-notes"
        class="field"
        rows={6}
        maxLength={2000}
        value={text}
        onInput={(event) => {
          setText(event.currentTarget.value);
          keep(key, event.currentTarget.value);
        }}
      />
      <Votes play={play} />
    </div>
  );
}

/** The day as a thread: the same hours for everybody, whatever they hide. */
const HOURS: readonly (readonly Phase[])[] = [
  ['breakfast'],
  ['mission'],
  ['armoury'],
  ['discussion'],
  ['ballot', 'reveal', 'defence', 'minute', 'lot', 'banishment'],
  ['council', 'letters', 'deed'],
];

function Today({ play, onClose }: InsideProps) {
  const { t, view, language } = play;
  const lines = newLines(play);
  const at = HOURS.findIndex((phases) => phases.includes(view.phase));
  const nights = nightsLeft(view);
  return (
    <div class="fr-today">
      <p class="fr-facts">
        <span>{t.status.day(Math.max(1, view.day), view.finale)}</span>
        <span>{t.phone.days.left(view.living.length)}</span>
        <span>{t.phone.days.silver(view.pile)}</span>
        {nights > 0 && <span>{t.phone.days.nights(nights)}</span>}
      </p>
      <h3>{t.phone.days.since}</h3>
      {lines.length === 0 ? (
        <p class="quiet-text">{t.phone.days.nothingNew}</p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a long tale scrolls, and must do so without a finger
        <section class="fr-since" tabIndex={0} aria-label={t.phone.days.since}>
          <ul>
            {lines.map((line, k) => (
              <li key={k}>{line}</li>
            ))}
          </ul>
        </section>
      )}
      <ol class="fr-hours">
        {HOURS.map(([first, ...rest], k) => (
          <li
            key={first}
            class={k < at ? 'is-done' : k === at ? 'is-now' : ''}
            aria-current={k === at ? 'step' : undefined}
          >
            <i>{k < at && <Icon id="check" />}</i>
            <span>
              <b>{t.phases[k === at ? view.phase : first!]}</b>
              {k === at && view.until !== null && <small>{t.phone.until(timeIn(language, view.until))}</small>}
              {k !== at && rest.length > 0 && (
                <small>
                  {rest
                    .slice(0, 2)
                    .map((phase) => t.phases[phase])
                    .join(', ')}
                </small>
              )}
            </span>
          </li>
        ))}
      </ol>
      {view.until !== null && <p class="quiet-text">{t.phone.days.next(timeIn(language, view.until))}</p>}
      <Button kind="primary" big onPress={onClose}>
        {t.phone.days.toTable}
      </Button>
    </div>
  );
}
