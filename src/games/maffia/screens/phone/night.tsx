/**
 * The night and the morning after it.
 *
 * Every phone is busy alike: the same title, the same grid, the same verb, the same light. Only the small print differs,
 * and the small hands on the tags of those whom a mate points at. (Side channels 3, 4 and 10)
 */
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Seat } from '../../../../kernel/game.ts';
import { allowed, Button, Face, Icon, Lanterns, SeatPicker, Tool } from '../../../../web/kit/index.ts';
import type { Role } from '../../content.ts';
import { type Check, isCalled, isMafia, isRemote } from '../../state.ts';
import { Screen, Tools } from './parts.tsx';
import { noteOf, outSeats, type Play } from './play.ts';
import { Drawn, Village } from './village.tsx';
import { Opened } from './vote.tsx';

const DEEDS: { readonly [R in Role]: string } = {
  mafia: 'point',
  doctor: 'protect',
  sheriff: 'investigate',
  avenger: 'avenge',
  freemason: 'hunch',
  villager: 'hunch',
};
const ANSWER_MS = 4000;

const checkOf = ({ view, me }: Play): Check | undefined => view.checks[me]?.find(({ day }) => day === view.day);

/** The sheriff's answer, for four seconds after it came; later it is in the notebook. */
function useAnswer(play: Play): Check | undefined {
  const check = checkOf(play);
  const [isNew, setNew] = useState(false);
  const known = useRef(check !== undefined);
  useEffect(() => {
    if (check === undefined || known.current) return;
    known.current = true;
    setNew(true);
    const timer = setTimeout(() => setNew(false), ANSWER_MS);
    return () => clearTimeout(timer);
  }, [check]);
  return isNew ? check : undefined;
}

const matesOf = ({ view, me }: Play): Seat[] =>
  isMafia(view, me) ? view.living.filter((seat) => seat !== me && isMafia(view, seat)) : [];

function smallPrint(play: Play, answer: Check | undefined): string {
  const { t, view, me, name } = play;
  if (answer) return t.night.answer[answer.team](name(answer.target));
  const own = view.choices[me];
  const mates = matesOf(play);
  if (mates.length > 0 && typeof own === 'number' && mates.every((mate) => view.choices[mate] === own))
    return t.night.agreed(name(own));
  if (typeof view.saved === 'number' && !view.out[view.saved]) return t.night.saved(name(view.saved));
  return t.roles[view.roles[me]!].night;
}

/** A thumb, 24 x 24: a mate who points where one points oneself. */
const Thumb = () => (
  <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
    <path
      fill="currentColor"
      d="M9 10L12 2Q15.400 2 15 5.600L14.400 9H20Q22.400 9.400 21.800 12L20 19.400Q19.400 21 17.400 21H9ZM2 10.400L7 10V21.400L2 21Z"
    />
  </svg>
);

/** What lies on a tag at night, for this viewer alone. */
function Marks({ play, seat }: { play: Play; seat: Seat }) {
  const { view, me, faces } = play;
  const mates = matesOf(play).filter((mate) => view.choices[mate] === seat);
  const isBlocked = view.roles[me] === 'doctor' && view.blocked === seat && !view.out[seat];
  return (
    <span class="mf-marks" aria-hidden="true">
      {isBlocked && (
        <span>
          <Icon id="shield" />
        </span>
      )}
      {mates.map((mate) => (
        <span key={mate}>
          {view.choices[me] === seat ? <Thumb /> : <Icon id="point" />}
          <b>{faces[mate]!.letter}</b>
        </span>
      ))}
    </span>
  );
}

function nightNote(play: Play, seat: Seat): string | undefined {
  const { t, view, me, name } = play;
  const pointing = matesOf(play).filter((mate) => view.choices[mate] === seat);
  const isBlocked = view.roles[me] === 'doctor' && view.blocked === seat;
  const notes = [
    noteOf(play, seat),
    isBlocked && t.night.blocked(name(seat)),
    ...pointing.map((mate) => t.night.matePoints(name(mate), name(seat))),
  ].filter((note) => typeof note === 'string');
  return notes.length > 0 ? notes.join(', ') : undefined;
}

export function Night(play: Play) {
  const { view, me } = play;
  const role = view.roles[me];
  if (role === undefined || (isCalled(view) && view.segment !== role)) return <Asleep {...play} />;
  return <Awake play={play} deed={DEEDS[role]} />;
}

function Awake({ play, deed }: { play: Play; deed: string }) {
  const { t, view, me, may, ask, faces, name } = play;
  const [draft, setDraft] = useState<Seat | null>(null);
  const answer = useAnswer(play);
  const targets = allowed<Seat | null>(may, deed, 'target').filter((seat) => seat !== null);
  const settled = checkOf(play)?.target ?? view.choices[me] ?? null;
  const chosen = draft ?? settled;
  const isOpen = draft !== null && draft !== settled && targets.includes(draft);
  const isDone = view.done[me] === true;
  const endsEarly = view.options.nightEarlyEnd && !isCalled(view);
  const choose = (target: Seat) => ask({ type: deed, target });
  const clear = async () => {
    setDraft(null);
    if (deed !== 'investigate' && typeof settled === 'number') await ask({ type: deed, target: null });
  };
  const finish = () => ask({ type: 'nightDone' });
  return (
    <Screen
      play={play}
      night
      bleed
      class="mf-night"
      thumb={
        <>
          <div class="mf-pair">
            {isOpen || !endsEarly || settled === null ? (
              <Button big class="mf-choose" disabled={!isOpen} onPress={() => choose(draft!)}>
                {chosen === null
                  ? t.night.title
                  : chosen === settled
                    ? t.night.chosen(name(chosen))
                    : t.buttons.choose(name(chosen))}
              </Button>
            ) : (
              <Button big class="mf-choose" disabled={isDone} onPress={finish}>
                {t.buttons.nightDone}
              </Button>
            )}
            <Button label={t.buttons.chooseNobody} onPress={clear}>
              {t.night.nobody}
            </Button>
          </div>
          {endsEarly && settled === null && (
            <Button disabled={isDone} onPress={finish}>
              {t.buttons.nightDone}
            </Button>
          )}
          <Tools play={play}>
            {isRemote(view) && view.options.mafiaChat && (
              <Tool icon="speech" onPress={() => play.open('chat')}>
                {t.phone.chat}
              </Tool>
            )}
          </Tools>
        </>
      }
    >
      <Village play={play} light="night" height={156} />
      <div class="mf-body">
        <h1>{t.night.title}</h1>
        <p class="mf-sub" role="status">
          {smallPrint(play, answer)}
        </p>
        <SeatPicker
          label={t.night.title}
          faces={faces}
          allowed={targets.length > 0 ? targets : view.living}
          chosen={chosen}
          out={outSeats(play)}
          note={(seat) => nightNote(play, seat)}
          below={(seat) => <Marks play={play} seat={seat} />}
          onPick={(seat) => setDraft(seat === draft ? null : seat)}
        />
      </div>
    </Screen>
  );
}

/** The same dark screen for everybody who is not called. */
export function Asleep(play: Play) {
  const { t } = play;
  return (
    <Screen play={play} night bleed class="mf-asleep" thumb={<Tools play={play} />}>
      <Village play={play} light="night" height={400} />
      <div class="mf-body">
        <h1>{t.night.sleeps}</h1>
        <p class="mf-sub">{t.night.eyes}</p>
        <p class="mf-sub">{t.phone.resting}</p>
      </div>
    </Screen>
  );
}

export function DawnBreak(play: Play) {
  const { t, view, me, ask } = play;
  const isBack = view.acknowledged.seats[me] === true;
  const counted = t.phone.breakBack(view.acknowledged.count, view.bots.length);
  return (
    <Screen
      play={play}
      class="mf-break grain"
      thumb={
        <>
          <Button kind="primary" big disabled={isBack} onPress={() => ask({ type: 'readyAfterBreak' })}>
            {isBack ? counted : t.buttons.backFromBreak}
          </Button>
          <Lanterns lit={view.acknowledged.count} of={view.bots.length} label={counted} />
          <Tools play={play} />
        </>
      }
    >
      <Drawn name="cup" class="mf-cup" />
      <h1>{t.breakTime.title}</h1>
      <p class="mf-sub">{t.breakTime.text}</p>
    </Screen>
  );
}

/** The news: who is out, or an attempt, or nothing. Never by whom, never why. (MF-24, MF-119) */
export function News({ play }: { play: Play }) {
  const { t, view, name, names } = play;
  const { deaths, attempt } = view.nights.at(-1)!;
  const hanged = view.hanged;
  const title =
    deaths.length > 0 ? t.paper.deaths(names(deaths), deaths.length) : attempt ? t.paper.attempt : t.paper.quiet;
  const lead =
    deaths.length > 0
      ? `${t.paper.deathsText(deaths.length)}${attempt ? ` ${t.paper.alsoAttempt}` : ''}`
      : attempt
        ? t.paper.saved
        : t.paper.quietText;
  return (
    <article class="mf-news">
      <div class="mf-mast">
        <b>{t.paper.name}</b>
        <span>{t.paper.edition(view.day + 1)}</span>
      </div>
      <Drawn name={deaths.length > 0 ? 'death' : attempt ? 'attempt' : 'quiet'} class="mf-print" />
      <h1>{title}</h1>
      <p class="mf-lead">{lead}</p>
      <div class="mf-cols">
        {deaths.length > 0 && (
          <p>
            <b>{t.phone.card}</b>
            {deaths.some((seat) => view.teams[seat] !== undefined)
              ? deaths.map((seat) => (
                  <span key={seat}>
                    <Opened play={play} seat={seat} />{' '}
                  </span>
                ))
              : t.vote.roleSecret}
          </p>
        )}
        <p>
          <b>{t.phone.yesterday}</b>
          {hanged === null ? t.end.nobodyHanged : t.end.hanged(name(hanged))}.
        </p>
      </div>
    </article>
  );
}

export function Declaration(play: Play) {
  const { t, view, faces } = play;
  return (
    <Screen
      play={play}
      bleed
      class="mf-dawn"
      clock={<span>{t.panel.day(view.day + 1)}</span>}
      thumb={
        <>
          <p class="mf-alive">
            {view.living.map((seat) => (
              <Face key={seat} seat={faces[seat]!} />
            ))}
            <span>{t.panel.living(view.living.length)}</span>
          </p>
          <Tools play={play} />
        </>
      }
    >
      <Village play={play} light="dawn" height={640} />
      <News play={play} />
    </Screen>
  );
}
