/** In the days pace a clock says when, not how long: 19:00, or the weekday if it is not today. */
import { useTimeLeft } from '../../../../web/kit/index.ts';
import type { Play } from './play.ts';

type Language = Play['language'];

const localeOf = (language: Language): string => (language === 'en' ? 'en-GB' : language);
const isToday = (at: number, now: number): boolean => new Date(at).toDateString() === new Date(now).toDateString();

/** "19:00", "Thu 08:00". */
export function timeIn(language: Language, at: number, now: number): string {
  const locale = localeOf(language);
  const time = new Date(at).toLocaleString(locale, { hour: '2-digit', minute: '2-digit' });
  // Not in one go: Norwegian puts a "kl." between, for which there is no room.
  return isToday(at, now) ? time : `${new Date(at).toLocaleString(locale, { weekday: 'short' })} ${time}`;
}

/** The same in a sentence: "at 19:00", "on Thursday at 08:00". */
export function momentIn({ t, language, now }: Play, at: number): string {
  const day = new Date(at).toLocaleString(localeOf(language), { weekday: 'long' });
  return t.phone.clock(timeIn(language, at, at), isToday(at, now()) ? '' : day);
}

/** The last minutes of an hour are counted all the same. */
export function Until({ play: { view, now, language, t } }: { play: Play }) {
  const left = useTimeLeft(view.until, now, 60_000);
  if (view.until === null) return null;
  const time = timeIn(language, view.until, view.until - left);
  return <span class="num">{t.phone.until(time)}</span>;
}
