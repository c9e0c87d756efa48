/** A game over days, for whoever is not looking: whether this phone is called, and the dates as a file for its calendar. */
import { saveAs } from './after/file.ts';
import { type CalendarEntry, calendarFile } from './calendar.ts';
import { type Standing, useStanding } from './called.ts';
import { Button } from './kit/index.ts';

export interface DatesProps {
  readonly code: string;
  /** What is public: the same dates for everybody. */
  readonly entries: () => readonly CalendarEntry[];
  /** What becomes of somebody who does not look, by how their phone stands: no call is promised that does not come. */
  readonly called: { readonly [standing in Exclude<Standing, 'looking'>]: string };
  /** The button's words, and the name of the file. */
  readonly label: string;
  readonly file: string;
  readonly class?: string;
}

export function Dates({ code, entries, called, label, file, class: name = '' }: DatesProps) {
  const standing = useStanding(code);
  const save = () => saveAs(file, new Blob([calendarFile(entries(), Date.now())], { type: 'text/calendar' }));
  return (
    <div class={name}>
      <p class="quiet-text">{standing === 'looking' ? '' : called[standing]}</p>
      <Button icon="hourglass" onPress={save}>
        {label}
      </Button>
    </div>
  );
}
