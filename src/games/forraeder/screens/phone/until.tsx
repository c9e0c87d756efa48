/** In the days pace a clock says when, not how long: 19:00, or the weekday if it is not today. */
import { useTimeLeft } from '../../../../web/kit/index.ts';
import type { Play } from './play.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

export function timeIn(language: Play['language'], at: number, now = at): string {
  const locale = language === 'en' ? 'en-GB' : language;
  const isFar = at - now > DAY_MS;
  const weekday = isFar ? ({ weekday: 'short' } as const) : {};
  return new Date(at).toLocaleString(locale, { ...weekday, hour: '2-digit', minute: '2-digit' });
}

/** The last minutes of an hour are counted all the same. */
export function Until({ play: { view, now, language, t } }: { play: Play }) {
  const left = useTimeLeft(view.until, now, 60_000);
  if (view.until === null) return null;
  const time = timeIn(language, view.until, view.until - left);
  return <span class="num">{t.phone.until(time)}</span>;
}
