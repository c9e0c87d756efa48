/** The end: who has won, every card, what happened day by day, and how everybody is. */
import { useEffect, useState } from 'preact/hooks';
import { Face, type FaceOf, Icon } from '../../../../web/kit/index.ts';
import type { Stage } from '../../../../web/stage.ts';
import type { Outcome, Reason } from '../../facts.ts';
import type { State, View } from '../../state.ts';
import { type MaffiaTexts, namesIn } from '../../texts/index.ts';
import type { MiddleProps } from './middle.tsx';
import { allTurnedMs } from './tags.tsx';

const APPLAUSE_MS = 9_000;

/** First the outcome; when all cards lie open and have been looked at, the question that matters. */
export function useDebrief(view: View): boolean {
  const [isOn, setOn] = useState(false);
  const isEnded = view.phase === 'ended';
  useEffect(() => {
    if (!isEnded) return setOn(false);
    const timer = setTimeout(() => setOn(true), allTurnedMs(view.bots.length) + APPLAUSE_MS);
    return () => clearTimeout(timer);
  }, [isEnded]);
  return isOn;
}

export function Verdict({ stage, t, layout, isDebrief }: MiddleProps & { isDebrief: boolean }) {
  const result = stage.view.result;
  if (!result) return null;
  const outcome = t.outcomes[result.outcome as Outcome] ?? '';
  const style = { '--x': `${layout.ring.cx}px`, '--y': `${layout.ring.cy}px` };
  if (isDebrief) {
    return (
      <section class="mt-middle mt-end is-debrief" style={style}>
        <h1>{outcome}</h1>
        <h2>{t.debrief.title}</h2>
        <p>{t.debrief.text}</p>
        <p>{t.debrief.care}</p>
      </section>
    );
  }
  return (
    <section class="mt-middle mt-end" style={style}>
      <h1>{outcome}</h1>
      <p>{t.reasons[result.reason as Reason]}</p>
    </section>
  );
}

/** Not scored, for fun. */
export function Awards({ stage, t, faces }: Pick<MiddleProps, 'stage' | 't' | 'faces'>) {
  const { awards } = stage.view;
  if (!awards) return null;
  return (
    <div class="mt-awards">
      <Noses {...{ stage, t, faces }} />
      <ul class="mt-honours">
        <li>
          <b>{t.table.days(stage.view.day)}</b>
        </li>
        {awards.longestNomination && (
          <li>
            <b>{t.end.longest}</b>
            {t.end.longestText(
              faces[awards.longestNomination.target]!.name,
              Math.max(1, Math.round(awards.longestNomination.ms / 1000)),
            )}
          </li>
        )}
      </ul>
    </div>
  );
}

const FACES_SHOWN = 3;

/** All who share it; what they hit, where that is the same for all. */
function Noses({ stage, t, faces }: Pick<MiddleProps, 'stage' | 't' | 'faces'>) {
  const { bestNose, noses } = stage.view.awards!;
  const best = noses.filter(({ seat }) => bestNose.includes(seat));
  const first = best[0];
  if (!first) return null;
  const names = namesIn(
    stage.language,
    best.map(({ seat }) => faces[seat]!.name),
  );
  return (
    <div class={`mt-nose${best.length > 1 ? ' is-shared' : ''}`}>
      <span>
        {best.slice(0, FACES_SHOWN).map(({ seat }) => (
          <Face key={seat} seat={faces[seat]!} />
        ))}
      </span>
      <p>
        <b>{t.end.bestNose}</b>
        {best.every(({ of }) => of === first.of) ? t.end.bestNoseText(names, first.hits, first.of) : names}
      </p>
    </div>
  );
}

interface Chapter {
  readonly isNight: boolean;
  readonly title: string;
  readonly text: string;
  readonly small: readonly string[];
}

/** What is public of each day and night, with what the end opens: never who shot. (MF-128) */
function chaptersOf(
  view: View,
  t: MaffiaTexts,
  language: Stage<State>['language'],
  faces: readonly FaceOf[],
): Chapter[] {
  const name = (seat: number) => faces[seat]!.name;
  const chapters: Chapter[] = [];
  for (let day = 1; day <= view.day; day++) {
    const hanged = view.out.findIndex((one) => one?.how === 'hanged' && one.day === day);
    // Called off in the middle of it: nobody knows how the day would have ended.
    if (hanged < 0 && day === view.day && view.result?.outcome === 'cancelled') continue;
    chapters.push({
      isNight: false,
      title: t.panel.day(day),
      text: hanged < 0 ? t.end.nobodyHanged : t.end.hanged(name(hanged)),
      small: [],
    });
    const night = view.openedNights?.find((one) => one.day === day);
    if (!night) continue;
    const shot = namesIn(language, night.shot.map(name));
    const text = night.shot.length > 0 ? t.end.shot(shot, night.shot.length) : night.saved === null ? t.end.quiet : '';
    chapters.push({
      isNight: true,
      title: t.panel.night(day),
      text: text || t.end.saved(name(night.saved!)),
      small: [
        ...(text && night.saved !== null ? [t.end.saved(name(night.saved))] : []),
        ...night.checks.map(({ target, team }) => t.end.checked[team](name(target))),
      ],
    });
  }
  return chapters;
}

const CHAPTERS_SHOWN = 9;

export function Tale({ stage, t, faces }: Pick<MiddleProps, 'stage' | 't' | 'faces'>) {
  const chapters = chaptersOf(stage.view, t, stage.language, faces).slice(-CHAPTERS_SHOWN);
  return (
    <ol class={`mt-tale${chapters.length > 7 ? ' is-many' : ''}${chapters.length < 5 ? ' is-few' : ''}`}>
      {chapters.map(({ isNight, title, text, small }) => (
        <li key={title} class={isNight ? 'is-night' : ''}>
          <h2>
            <Icon id={isNight ? 'moon' : 'sun'} />
            {title}
          </h2>
          {text}
          {small.map((line) => (
            <small key={line}>{line}</small>
          ))}
        </li>
      ))}
    </ol>
  );
}
