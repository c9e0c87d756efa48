/**
 * The night: council, letters, deed.
 *
 * Every phone is the same to the eye: one parchment, one grid, one line to write, one verb, in the council three numbers
 * and a shield. What the numbers mean, who the fellows are, what was written and what counts of a choice stands only under the held seal
 * (sealed.ts). A loyal's number, and every mark after the first, is kept on the phone: it is there so that nobody's
 * thumb is idle. (TR-94, TR-95, TR-103a)
 */
import { useMemo, useState } from 'preact/hooks';
import type { Seat } from '../../../../kernel/game.ts';
import { accepts } from '../../../../kernel/offer.ts';
import { Button, Icon, offerOf, SeatPicker, Tool } from '../../../../web/kit/index.ts';
import type { Plan } from '../../content.ts';
import { isDays, isTraitor, legalVictims, listSize } from '../../state.ts';
import { envelope, scribbles } from '../art/seals.ts';
import { Choices } from './choices.tsx';
import { CastleScene, Foot, Screen, Seal, Sealed, Tools } from './parts.tsx';
import { noteOf, type Play } from './play.ts';
import { councilLines, deedLines, letterWords, plansOf, type Wanted } from './sealed.ts';

const MARKS = [0, 1, 2] as const;
/** So many want the room of the sky. */
const MANY = 15;

interface Choice {
  readonly marked: readonly Seat[];
  readonly number: number;
}

/** TR-102: to spare everyone, or a murder that cannot be, names nobody. */
const isMarked = (view: Play['view'], plan: Plan | null | undefined): boolean =>
  plan !== 'hold' && (plan !== 'murder' || legalVictims(view).length > 0);

/** What a choice comes to; not all of it is possible. */
function commandOf({ view, me }: Play, { marked, number }: Choice): Wanted {
  const first = marked[0] ?? null;
  const { task, size } = view.tasks[me] ?? { task: 'fear', size: 1 };
  const targets = (task === 'nominate' ? marked : marked.filter((seat) => seat !== me)).slice(0, size);
  const plan = isTraitor(view, me) ? plansOf({ view })[number] : 'journal';
  return view.phase === 'deed'
    ? { type: 'night.deed', targets }
    : { type: 'night.council', plan: plan ?? null, target: isMarked(view, plan) ? first : null };
}

export function Night(play: Play) {
  if (play.view.step === 'falling') return <Falling {...play} />;
  return <Awake key={`${play.view.phase} ${play.view.day}`} {...play} />;
}

function Falling(play: Play) {
  const { t } = play;
  return (
    <Screen play={play} bleed class="fr-night" thumb={<Foot>{t.phone.nothing}</Foot>}>
      <CastleScene height={300} moon={0.2} />
      <div class="fr-body">
        <h1>{t.phone.night3.falls}</h1>
        <p class="fr-sub">{t.phone.night3.own}</p>
      </div>
    </Screen>
  );
}

function Awake(play: Play) {
  const { t, view, me, may, ask, faces, name } = play;
  const isDeed = view.phase === 'deed';
  // Everybody may mark as many as a list would hold, every night: only the first counts where one is asked for.
  const most = isDeed ? listSize(view) : 1;
  const [choice, setChoice] = useState<Choice>({ marked: [], number: 0 });
  const [settled, setSettled] = useState<Choice | null>(null);
  const [vain, setVain] = useState<Wanted | null>(null);
  const { marked, number } = choice;
  const isFull = view.living.length > MANY;
  const mark = (seat: Seat) => {
    const rest = marked.filter((one) => one !== seat);
    setChoice({
      number,
      marked: rest.length < marked.length ? rest : most === 1 ? [seat] : [...marked, seat].slice(-most),
    });
  };
  const choose = async () => {
    const command = commandOf(play, choice);
    const isOffered = may.some((offer) => accepts(offer, command));
    setVain(isOffered ? null : command);
    setSettled(choice);
    if (isOffered) await ask(command);
  };
  const isSettled = settled !== null && settled.number === number && settled.marked.join() === marked.join();
  const who =
    marked.length > 1 ? `${name(marked[0]!)} +${marked.length - 1}` : marked.length === 1 ? name(marked[0]!) : '';
  return (
    <Screen
      play={play}
      bleed
      class={`fr-night${isFull ? ' is-full' : ''}`}
      thumb={
        <>
          <Pen play={play} />
          <div class={`fr-decide${isDeed ? ' is-deed' : ''}`}>
            {!isDeed && (
              <Choices
                class="fr-numbers"
                label={t.phone.night3.numbers}
                value={number}
                onChoose={(mark) => setChoice({ marked, number: mark })}
                options={MARKS.map((mark) => ({ value: mark, inside: mark + 1 }))}
              />
            )}
            <Button big class="btn-night" disabled={marked.length === 0 || isSettled} onPress={choose}>
              {marked.length === 0
                ? t.phone.night3.mark
                : isSettled
                  ? t.phone.night3.given
                  : t.phone.night3.choose(who)}
            </Button>
          </div>
          <Foot>{isDeed ? t.phone.night3.deed : t.phone.night3.council}</Foot>
          {isDays(view) && <Tools play={play} />}
        </>
      }
    >
      <CastleScene height={isFull ? 44 : 92} moon={isDeed ? 0.8 : 0.2} />
      <div class="fr-nbody">
        <h1 class="vh">{t.phases[view.phase]}</h1>
        <Parchment play={play} settled={settled} vain={vain} />
        <SeatPicker
          label={t.phone.night3.mark}
          faces={faces}
          seats={view.living}
          allowed={view.living.filter((seat) => seat !== me || isDeed)}
          chosen={marked}
          mine={me}
          note={(seat) => noteOf(play, seat)}
          onPick={mark}
        />
      </div>
    </Screen>
  );
}

/** To the conclave, or into the diary: the same field, and it is empty again at once. */
function Pen({ play }: { play: Play }) {
  const { t, view, me, may, ask } = play;
  const [text, setText] = useState('');
  const type = isTraitor(view, me) ? 'conclave.say' : 'diary.write';
  const write = async (event: Event) => {
    event.preventDefault();
    if (text.trim() === '') return;
    setText('');
    await ask({ type, text: text.trim() });
  };
  const show = async () => {
    if (offerOf(may, 'shield.show')) await ask({ type: 'shield.show' });
  };
  return (
    <form class="fr-pen" onSubmit={write}>
      <input
        class="field"
        aria-label={t.phone.night3.write}
        placeholder={t.phone.night3.write}
        value={text}
        maxLength={300}
        autocomplete="off"
        onInput={(event) => setText(event.currentTarget.value)}
      />
      <button type="submit" class="tool">
        <Icon id="pen" />
        <span>{t.buttons.write}</span>
      </button>
      {view.phase === 'council' && (
        <Tool icon="shield" onPress={show}>
          {t.phone.shield.show}
        </Tool>
      )}
    </form>
  );
}

function Parchment({ play, settled, vain }: { play: Play; settled: Choice | null; vain: Wanted | null }) {
  const { t, view, me } = play;
  const art = useMemo(() => ({ __html: scribbles() }), []);
  const lines = () => {
    const said = view.phase === 'deed' ? deedLines(play, vain) : councilLines(play, settled?.number ?? 0, vain);
    return view.shields[me] ? [...said, t.status.shieldIsYours] : said;
  };
  const grip = (
    <span class="fr-grip">
      <Seal cut="#241d31" />
      {t.phone.holdRead}
    </span>
  );
  return (
    <Sealed
      class="fr-parch"
      label={t.phone.holdRead}
      rest={
        <>
          <span class="fr-words">
            <svg viewBox="0 0 358 118" preserveAspectRatio="none" aria-hidden="true" dangerouslySetInnerHTML={art} />
          </span>
          {grip}
        </>
      }
      words={() => (
        <>
          <span class="fr-words">
            {lines().map((line, k) => (
              <span key={k}>{line}</span>
            ))}
          </span>
          {grip}
        </>
      )}
    />
  );
}

/** One envelope each, at the same moment, with the same two buttons. (3.5, side channel 3) */
export function Letters(play: Play) {
  const { t, view, me, ask } = play;
  const isAnswered = view.letterAnswers[me] !== undefined;
  const shut = useMemo(() => ({ __html: envelope(false) }), []);
  const open = useMemo(() => ({ __html: envelope(true) }), []);
  const { text, from } = letterWords(play);
  const sheet = (art: { __html: string }) => (
    <svg
      class="fr-env"
      viewBox="0 0 342 400"
      preserveAspectRatio="none"
      aria-hidden="true"
      dangerouslySetInnerHTML={art}
    />
  );
  const answer = (one: 'yes' | 'no') => (
    <Button big class="btn-night" disabled={isAnswered} onPress={() => ask({ type: 'night.letter', answer: one })}>
      {t.buttons[one]}
    </Button>
  );
  return (
    <Screen
      play={play}
      bleed
      class="fr-night fr-letters"
      thumb={
        <>
          <div class="fr-two">
            {answer('yes')}
            {answer('no')}
          </div>
          <Foot>{isAnswered ? t.phone.letter.answered : t.phone.letter.final}</Foot>
          {isDays(view) && <Tools play={play} />}
        </>
      }
    >
      <CastleScene />
      <div class="fr-nbody">
        <h1>{t.phone.letter.title}</h1>
        <Sealed
          class="fr-brev"
          label={t.phone.letter.hold}
          rest={
            <>
              {sheet(shut)}
              <Seal cut="#1e1829" />
            </>
          }
          words={() => (
            <>
              {sheet(open)}
              <span class="fr-txt">
                <b>{t.phone.letter.dear}</b>
                <span>{text}</span>
                <i>{from}</i>
              </span>
              <Seal cut="#1e1829" />
            </>
          )}
        />
        <p class="fr-sub">{t.phone.letter.how}</p>
      </div>
    </Screen>
  );
}
