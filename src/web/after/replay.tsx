/**
 * The replay of a finished game: the table's picture on a stage, the story below it, and whose eyes one looks through.
 * Everything is folded on this device from the opened log; what was sealed is not in it.
 */
import './replay.css';
import type { ComponentChildren, RefObject } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { curtains, timeline } from '../art/keepsakes.ts';
import { path } from '../art/lino.ts';
import { isLoaded, load, loaded, lobbyOf, screensOf } from '../games.ts';
import { Bar, Button, Face, type FaceOf, Icon, Picture, Staged, seatFaces, TABLE } from '../kit/index.ts';
import { type Lobby, localeOf, shortOf } from '../lobby.ts';
import { hostName } from '../memory.ts';
import type { Stage } from '../stage.ts';
import type { EveningWords } from '../texts/evening/en.ts';
import { useEveningWords } from '../texts/evening/index.ts';
import { beyond, type Eyes, Fold, type Moment, momentsOf, stepsOf, timeAt } from './fold.ts';
import { fetchSaved, gameOf, type Saved } from './saved.ts';

type Words = EveningWords['replay'];

export interface ReplayProps {
  readonly lobby: Lobby;
  /** Which game of the evening. */
  readonly number: number;
  readonly onClose: () => void;
}

export function Replay({ lobby, number, onClose }: ReplayProps) {
  const { code, language, words: house } = lobby;
  const words = useEveningWords(language)?.replay;
  const [saved, setSaved] = useState<Saved | 'loading' | 'none' | 'away'>('loading');
  useEffect(() => {
    let isWanted = true;
    void fetchSaved(lobby, number).then(async (found) => {
      const game = typeof found === 'object' ? gameOf(found) : undefined;
      if (game && !isLoaded(game)) await load(game, language).catch(() => {});
      if (isWanted) setSaved(game && !isLoaded(game) ? 'away' : found);
    });
    return () => {
      isWanted = false;
    };
  }, [number]);
  if (!words) return null;
  if (typeof saved === 'object') return <Theatre {...{ lobby, saved, words, onClose }} />;
  return (
    <div class="phone replay" data-surface="phone">
      <Bar room={code} icon="play" phase={words.title} />
      <section class="stage">
        <p role="status">{{ loading: words.loading, none: words.none, away: words.away }[saved]}</p>
      </section>
      <div class="thumb">
        <Button kind="quiet" onPress={onClose}>
          {house.drawers.close}
        </Button>
      </div>
    </div>
  );
}

const SPEEDS = [1, 2, 4] as const;
const MOMENT_MS = 2_600;

function Theatre({ lobby, saved, words, onClose }: Omit<ReplayProps, 'number'> & { saved: Saved; words: Words }) {
  const { language, code, words: house } = lobby;
  const steps = useMemo(() => stepsOf(saved.log), [saved]);
  const about = lobbyOf(gameOf(saved)!);
  const [eyes, setEyes] = useState<Eyes>('table');
  const tell = (whose: Eyes) => momentsOf(loaded, steps, whose, language, about.act);
  const open = useMemo(() => tell('all'), [steps, language]);
  const common = useMemo(() => tell('table'), [steps, language]);
  const moments = useMemo(() => (eyes === 'all' ? open : eyes === 'table' ? common : tell(eyes)), [eyes, open, common]);
  const [step, setStep] = useState(() => common[0]?.step ?? 0);
  const [seen, setSeen] = useState(step);
  const at = Math.max(
    0,
    moments.findLastIndex((moment) => moment.step <= step),
  );
  const moment = moments[at];
  const show = (wanted: number) => {
    setStep(wanted);
    setSeen(Math.max(seen, wanted));
  };
  const goTo = (index: number) => {
    const next = moments[Math.min(moments.length - 1, Math.max(0, index))];
    if (next) show(next.step);
  };
  const [isPlaying, setPlaying] = useState(false);
  const [speed, setSpeed] = useState<(typeof SPEEDS)[number]>(1);
  useEffect(() => {
    if (!isPlaying) return;
    if (at >= moments.length - 1) return setPlaying(false);
    const timer = setTimeout(() => goTo(at + 1), MOMENT_MS / speed);
    return () => clearTimeout(timer);
  }, [isPlaying, at, speed, moments]);

  const whose = about.hasOpenTable ? eyes : 'table';
  const fold = useMemo(() => new Fold(loaded, steps, whose), [steps, whose]);
  const room = useMemo(() => fold.at(step), [fold, step]);
  const faces = seatFaces(room);
  const said = common.filter((one) => one.step <= step).map(({ line }) => line);
  const stage: Stage<unknown> = {
    ...{ view: room.play, room, code, me: null, language, address: hostName() },
    now: () => timeAt(room, steps, step),
    told: () => said,
    offers: () => [],
    ask: async () => ({ refused: 'game-over' }),
    open: () => {},
  };
  const who = eyes === 'table' ? words.asTable : eyes === 'all' ? words.asAll : words.asSeat(faces[eyes]!.name);
  const clock = moment && new Date(moment.at).toLocaleTimeString(localeOf(language), CLOCK);
  return (
    <div class="replay" data-surface="phone" data-game={room.game}>
      <div class="bar">
        <button type="button" class="back-door" aria-label={house.drawers.close} onClick={onClose}>
          <Icon id="left" />
        </button>
        <span class="phase">
          <Icon id="play" />
          {moment?.act.title || about.title(language)}
        </span>
        <span class="clock">{clock}</span>
      </div>
      <section class="rp-house" aria-label={words.stage}>
        <StageBox>{room.play !== null && <TableOf stage={stage} />}</StageBox>
        <div class="caption rp-say">
          <span class="who">
            <Icon id={eyes === 'table' ? 'screen' : 'eye'} />
            {who}
          </span>
          <span role="status">{moment?.line.split('\n')[0] ?? words.beginning}</span>
        </div>
      </section>
      <Side eyes={eyes} step={step}>
        <Known {...{ eyes, moments, common, open, step, words, faces }} game={room.game} onShow={show} />
      </Side>
      <div class="rp-desk">
        <EyesRow faces={faces} eyes={eyes} words={words} onChoose={setEyes} />
        <Timeline {...{ moments, at, seen, words }} onGo={goTo} />
        <div class="rp-ctl">
          <Button kind="quiet" icon="back" label={words.back} disabled={at === 0} onPress={() => goTo(at - 1)} />
          <Button
            kind="primary"
            icon={isPlaying ? 'pause' : 'play'}
            label={isPlaying ? words.stop : words.play}
            onPress={() => {
              if (!isPlaying && at >= moments.length - 1) goTo(0);
              setPlaying(!isPlaying);
            }}
          />
          <Button
            kind="quiet"
            icon="next"
            label={words.on}
            disabled={at >= moments.length - 1}
            onPress={() => goTo(at + 1)}
          />
          <Button
            kind="quiet"
            label={words.speed(speed)}
            onPress={() => setSpeed(SPEEDS[(SPEEDS.indexOf(speed) + 1) % SPEEDS.length]!)}
          >
            {speed}×
          </Button>
        </div>
      </div>
    </div>
  );
}

const CLOCK = { hour: '2-digit', minute: '2-digit' } as const;

function TableOf({ stage }: { stage: Stage<unknown> }) {
  const { Table } = screensOf(stage.room.game);
  return <Table {...stage} />;
}

const W = 640;
const H = 400;
const FLOOR = 352;

/** The table's screen between two curtains, as large as there is room; it is a picture here, and answers nothing. */
function StageBox({ children }: { children: ComponentChildren }) {
  const { box, width } = useWidth();
  const art = useMemo(
    () =>
      path(`M0 ${FLOOR}Q${W / 2} ${FLOOR - 12} ${W} ${FLOOR}V${H}H0Z`, '#3a2618') +
      path(
        `M0 ${FLOOR + 4}Q${W / 2} ${FLOOR - 8} ${W} ${FLOOR + 4}V${FLOOR + 10}Q${W / 2} ${FLOOR - 2} 0 ${FLOOR + 10}Z`,
        '#6a4520',
      ) +
      curtains(W, FLOOR + 10, 54, { pelmet: 24 }),
    [],
  );
  return (
    <div class="rp-stage">
      <div class="rp-box" ref={box} inert aria-hidden="true">
        <Staged.Provider value={width / TABLE.width}>{children}</Staged.Provider>
      </div>
      <Picture width={W} height={H} art={art} fit="fill" class="rp-curtains" />
    </div>
  );
}

interface EyesProps {
  readonly faces: readonly FaceOf[];
  readonly eyes: Eyes;
  readonly words: Words;
  readonly onChoose: (eyes: Eyes) => void;
}

function EyesRow({ faces, eyes, words, onChoose }: EyesProps) {
  const one = (whose: Eyes, label: string, picture: ComponentChildren) => (
    <button
      key={whose}
      type="button"
      class={eyes === whose ? 'is-on' : ''}
      aria-pressed={eyes === whose}
      onClick={() => onChoose(whose)}
    >
      {picture}
      <span>{label}</span>
    </button>
  );
  const names = faces.map(({ name }) => name);
  return (
    <fieldset class="rp-eyes" aria-label={words.eyes}>
      {one('table', words.table, <Icon id="screen" />)}
      {one('all', words.all, <Icon id="eye" />)}
      {faces.map((face, seat) => one(seat, shortOf(face.name, names), <Face seat={face} size="2.5rem" />))}
    </fieldset>
  );
}

const SLIDER_HEIGHT = 66;

/** How wide something is drawn, as the window changes. */
function useWidth(): { box: RefObject<HTMLDivElement | null>; width: number } {
  const box = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(358);
  useLayoutEffect(() => {
    const measure = () => setWidth(box.current!.clientWidth);
    const watch = new ResizeObserver(measure);
    watch.observe(box.current!);
    measure();
    return () => watch.disconnect();
  }, []);
  return { box, width };
}

function Timeline(props: {
  readonly moments: readonly Moment[];
  readonly at: number;
  readonly seen: number;
  readonly words: Words;
  readonly onGo: (index: number) => void;
}) {
  const { moments, at, seen, words, onGo } = props;
  const last = Math.max(1, moments.length - 1);
  const segs = useMemo(() => {
    const bands: { kind: Moment['act']['kind']; title: string; length: number }[] = [];
    for (const { act } of moments) {
      const band = bands.at(-1);
      if (band && band.kind === act.kind && band.title === act.title) band.length++;
      else bands.push({ ...act, length: 1 });
    }
    return bands.map(({ kind, title, length }) => {
      const isWide = length / moments.length > 0.12;
      return [kind, length, isWide && kind === 'day' ? title : ''] as const;
    });
  }, [moments]);
  const reached = moments.filter(({ step }) => step <= seen).length / Math.max(1, moments.length);
  const { box, width } = useWidth();
  const art = timeline({ w: width, h: SLIDER_HEIGHT, segs, at: at / last, marks: [], seen: reached });
  return (
    <div class="rp-time" ref={box}>
      <Picture width={width} height={SLIDER_HEIGHT} art={art} fit="fill" />
      <input
        type="range"
        min={0}
        max={last}
        step={1}
        value={at}
        aria-label={words.time}
        aria-valuetext={`${words.moment(at + 1, moments.length)}. ${moments[at]?.line ?? ''}`}
        onInput={(event) => onGo(Number(event.currentTarget.value))}
      />
    </div>
  );
}

interface KnownProps {
  readonly eyes: Eyes;
  readonly moments: readonly Moment[];
  readonly common: readonly Moment[];
  readonly open: readonly Moment[];
  readonly step: number;
  readonly words: Words;
  readonly faces: readonly FaceOf[];
  readonly game: string;
  readonly onShow: (step: number) => void;
}

/** Scrolled to what was told last of the first list. */
function Side({ eyes, step, children }: Pick<KnownProps, 'eyes' | 'step'> & { children: ComponentChildren }) {
  const side = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const last = side.current!.querySelector('ol')?.lastElementChild;
    if (!last) return;
    const below = last.getBoundingClientRect().bottom - side.current!.getBoundingClientRect().bottom;
    side.current!.scrollTop += below;
  }, [eyes, step]);
  return (
    <section class="rp-side" ref={side}>
      {children}
    </section>
  );
}

/** What these eyes knew and the table did not; and what was hidden from them. */
function Known({ eyes, moments, common, open, step, words, faces, game, onShow }: KnownProps) {
  const now = { step, onShow };
  if (eyes === 'table') {
    const past = common.filter((moment) => moment.step <= step);
    return <Lines title={words.moments} moments={past} {...now} />;
  }
  const own = beyond(moments, common, step);
  if (eyes === 'all') {
    return (
      <>
        <Lines title={words.asAll} moments={own} {...now} />
        <p class="small soft rp-closed">
          <Icon id="lock" />
          <span>{words.closed(game)}</span>
        </p>
      </>
    );
  }
  const { name } = faces[eyes]!;
  return (
    <>
      <Lines title={words.knew(name)} moments={own} {...now} />
      <Lines title={words.couldNot(name)} moments={beyond(open, moments, step)} {...now} isFaint />
    </>
  );
}

interface LinesProps extends Pick<KnownProps, 'step' | 'onShow'> {
  readonly title: string;
  readonly moments: readonly Moment[];
  readonly isFaint?: boolean;
}

/** All of them; each leads to its moment. */
function Lines({ title, moments, step, onShow, isFaint = false }: LinesProps) {
  if (moments.length === 0) return null;
  return (
    <div class={`rp-lines${isFaint ? ' is-faint' : ''}`}>
      <h2>{title}</h2>
      <ol>
        {moments.map((moment) => (
          <li key={moment.step}>
            <button
              type="button"
              aria-current={moment.step === step ? 'step' : undefined}
              onClick={() => onShow(moment.step)}
            >
              {moment.line}
            </button>
          </li>
        ))}
      </ol>
    </div>
  );
}
