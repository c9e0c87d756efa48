/** OF-78a: nobody else is there to judge what is not in the list. It lies large beside what the list knows. */
import { allowed } from '../../../../web/kit/index.ts';
import { finishers } from '../finish.ts';
import { Answer, Answers, askOf, LookUp } from './answers.tsx';
import { useBuzz } from './bits.tsx';
import { Asked } from './duel.tsx';
import type { Play } from './play.ts';

export function Honest({ play }: { play: Play }) {
  const { view, w, language } = play;
  const { side, examples } = view.ballot!;
  const texts = view.shown.filter((one) => one.side === side && one.counts).map(({ text }) => text);
  const others = finishers(view).filter((one) => one.side !== side);
  const ask = askOf(view, side!);
  const known = examples?.[language] ?? [];
  return (
    <>
      <div>
        <p class="of-lead">{w.ballot.own.lead}</p>
        <Answer texts={texts} />
      </div>
      {ask && <Asked play={play} ask={ask} />}
      {known.length > 0 && (
        <div class="of-listed">
          <p>{w.ballot.own.examples}</p>
          <ul>
            {known.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </div>
      )}
      {others.length > 0 && (
        <ol class="of-answers">
          {others.map((one) => (
            <Answers key={one.side} play={play} side={one.side} answers={one.answers} />
          ))}
        </ol>
      )}
      <LookUp play={play} texts={texts} />
    </>
  );
}

export function HonestThumb({ play }: { play: Play }) {
  const { view, w, ask, may, side } = play;
  const choices = allowed<string>(may, 'vote', 'choice') as ('valid' | 'invalid')[];
  useBuzz(choices.length > 0, 80);
  const { own } = w.ballot;
  if (choices.length === 0) return <p class="of-note">{own.judges(side(view.ballot!.side!))}</p>;
  return (
    <>
      <p class="of-note">{own.note}</p>
      <fieldset class="of-tray of-halves is-plain is-2" aria-label={own.title}>
        {choices.map((choice) => (
          <button key={choice} type="button" onClick={() => ask({ type: 'vote', choice })}>
            <b>{choice === 'valid' ? own.counts : own.not}</b>
          </button>
        ))}
      </fieldset>
    </>
  );
}
