/** What is drawn up from below: care, notes, words to say with a tap, the ghosts. Fetched before the first night. */
import './sheets.css';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Seat } from '../../../../kernel/game.ts';
import type { Field } from '../../../../kernel/offer.ts';
import type { IconId } from '../../../../web/art/icons.ts';
import {
  Bubble,
  Button,
  Chip,
  Drawer,
  Icon,
  offerOf,
  SeatPicker,
  Segments,
  TextField,
} from '../../../../web/kit/index.ts';
import type { Utterance } from '../../commands.ts';
import { type Role, roles, type Team, teams } from '../../content.ts';
import { isBeforeDayOne } from '../../state.ts';
import { OwnCard } from './parts.tsx';
import { noteOf, outSeats, type Play, type SheetName } from './play.ts';

export function Sheet({ play, name, onClose }: { play: Play; name: SheetName; onClose: () => void }) {
  const { t, view } = play;
  const [isAsking, setAsking] = useState(false);
  const isNight = view.phase === 'night' || view.phase === 'night-zero';
  const titles = { care: careTitle(play, isAsking), notes: t.day.notes, say: t.buttons.say, ghosts: t.out.chat };
  const Inside = { care: Care, notes: Notes, say: Say, ghosts: Ghosts }[name];
  return (
    <Drawer
      open
      onClose={onClose}
      title={titles[name]}
      close={t.phone.close}
      class={`mf-sheet${isNight ? ' is-night' : ''}`}
    >
      <Inside play={play} onClose={onClose} isAsking={isAsking} onAsk={setAsking} />
    </Drawer>
  );
}

interface InsideProps {
  readonly play: Play;
  readonly onClose: () => void;
  /** Whether the one question before leaving is asked. */
  readonly isAsking: boolean;
  readonly onAsk: (isAsking: boolean) => void;
}

function careTitle({ t, view, me }: Play, isAsking: boolean): string {
  if (view.unwell[me]) return t.notWell.said;
  if (!isAsking) return t.notWell.title;
  return isBeforeDayOne(view) ? t.buttons.leave : t.notWell.sure;
}

function Care({ play, onClose, isAsking, onAsk }: InsideProps) {
  const { t, view, me, may, ask } = play;
  const isLed = view.master === 'human';
  const why = isLed ? t.notWell.master : t.notWell.nobody;
  const then = (type: string) => async () => {
    const answer = await ask({ type });
    if (!answer.refused) onClose();
  };
  const back = <Button onPress={onClose}>{t.phone.back}</Button>;
  if (view.unwell[me]) {
    return (
      <div class="mf-care">
        <p>{t.notWell.saidText}</p>
        <Button big class="mf-choose" onPress={then('cancelUnwell')}>
          {t.buttons.takeBack}
        </Button>
        {back}
      </div>
    );
  }
  if (isAsking) {
    const isEarly = isBeforeDayOne(view);
    return (
      <div class="mf-care">
        <p>
          {isEarly ? t.notWell.before : t.notWell.sureText} {why}
        </p>
        {/* The sheet stays: it says that it is said, and how to take it back. */}
        <Button big class="mf-choose" onPress={() => ask({ type: 'signalUnwell' })}>
          {isEarly ? t.buttons.leaveNow : t.buttons.leaveAtDawn}
        </Button>
        <Button onPress={() => onAsk(false)}>{t.buttons.stay}</Button>
      </div>
    );
  }
  const way = (icon: IconId, title: string, help: string, act: () => unknown) => (
    <button type="button" class="mf-way" onClick={() => act()}>
      <Icon id={icon} />
      <span>
        <b>{title}</b>
        <span>{help}</span>
      </span>
    </button>
  );
  return (
    <div class="mf-care">
      <p>{isLed ? t.notWell.told : t.notWell.private}</p>
      {offerOf(may, 'room.pause') && way('pause', t.buttons.pause, t.notWell.pause, then('room.pause'))}
      {offerOf(may, 'requestBreak') && way('hourglass', t.buttons.break, t.notWell.breakLater, then('requestBreak'))}
      {view.breaks[me] && (
        <p class="mf-noted">
          <Icon id="check" />
          {t.phone.breakAsked}
        </p>
      )}
      {offerOf(may, 'softenWording') && way('words', t.buttons.soften, t.lobby.softWordsHelp, then('softenWording'))}
      {offerOf(may, 'signalUnwell') &&
        way('heart', t.buttons.leave, isBeforeDayOne(view) ? t.notWell.before : t.notWell.leave, () => onAsk(true))}
      {back}
    </div>
  );
}

/** Notes stay in this tab and go with the game: nobody else ever reads them. */
function Notes({ play }: InsideProps) {
  const { t, view, me, name, code, room } = play;
  const key = `konklave.notes.${code}.${room.number}.${me}`;
  const [text, setText] = useState(() => recalled(key));
  const write = (next: string) => {
    setText(next);
    kept.set(key, next);
    try {
      sessionStorage.setItem(key, next);
    } catch {
      // a private window: remembered until the page is closed
    }
  };
  return (
    <div class="mf-notes">
      <OwnCard play={play} />
      <label class="label" for="mf-notes">
        {t.phone.noteHelp}
      </label>
      <textarea
        id="mf-notes"
        class="field"
        rows={6}
        maxLength={2000}
        value={text}
        onInput={(event) => write(event.currentTarget.value)}
      />
      {view.votedFor[me]!.length > 0 && (
        <ul class="facts">
          {view.votedFor[me]!.map((seat, index) => (
            <li key={index}>
              <Icon id="point" />
              <span>{t.vote.youVoted(name(seat))}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

const kept = new Map<string, string>();
function recalled(key: string): string {
  try {
    return kept.get(key) ?? sessionStorage.getItem(key) ?? '';
  } catch {
    return kept.get(key) ?? '';
  }
}

const KINDS = ['suspect', 'trust', 'claim-role', 'claim-result'] as const;
type Kind = (typeof KINDS)[number];

/** Whom a statement of this kind may be about now; undefined: nothing may be said now. */
function about({ may }: Play, kind: Kind): readonly Seat[] | undefined {
  const says = may
    .filter(({ command }) => command.type === 'statement')
    .map(({ command }) => command.says as { readonly [field: string]: Field })
    .find((one) => one.kind === kind);
  if (!says) return undefined;
  const { target } = says;
  return typeof target === 'object' && target !== null && 'values' in target ? (target.values as readonly Seat[]) : [];
}

function Say({ play, onClose }: InsideProps) {
  const { t, view, me, name, faces, ask } = play;
  const [kind, setKind] = useState<Kind>('suspect');
  const [target, setTarget] = useState<Seat | null>(null);
  const [role, setRole] = useState<Role>('villager');
  const [team, setTeam] = useState<Team>('mafia');
  const seats = about(play, kind);
  const isClaim = kind === 'claim-role';
  const whom = !isClaim && target !== null && seats?.includes(target) ? target : null;
  const says: Utterance | null = isClaim
    ? { kind, role }
    : whom === null
      ? null
      : kind === 'claim-result'
        ? { kind, target: whom, team }
        : { kind, target: whom };
  const words =
    says === null
      ? null
      : says.kind === 'claim-role'
        ? t.statements['claim-role'][says.role]
        : says.kind === 'claim-result'
          ? t.statements['claim-result'][says.team](name(says.target))
          : t.statements[says.kind](name(says.target));
  const say = async () => {
    const answer = await ask({ type: 'statement', says });
    if (!answer.refused) onClose();
  };
  return (
    <div class="mf-say">
      <p class="quiet-text small">{t.phone.sayHelp}</p>
      <Segments
        label={t.buttons.say}
        value={kind}
        onChange={setKind}
        options={KINDS.map((value) => ({ value, label: t.phone.kinds[value] }))}
      />
      {isClaim ? (
        <div class="chips">
          {roles
            .filter((one) => view.roleSet[one] > 0)
            .map((one) => (
              <Chip key={one} on={one === role} onPress={() => setRole(one)}>
                {t.roles[one].name}
              </Chip>
            ))}
        </div>
      ) : (
        <SeatPicker
          label={t.phone.kinds[kind]}
          faces={faces}
          allowed={(seats ?? view.living).filter((seat) => seat !== me)}
          chosen={whom ?? target}
          out={outSeats(play)}
          mine={me}
          note={(seat) => noteOf(play, seat)}
          onPick={setTarget}
        />
      )}
      {kind === 'claim-result' && (
        <Segments
          label={t.phone.kinds[kind]}
          value={team}
          onChange={setTeam}
          options={teams.map((value) => ({ value, label: t.teams[value] }))}
        />
      )}
      <Button kind="primary" big disabled={words === null || seats === undefined} onPress={say}>
        {seats === undefined ? t.phone.sayWait : words === null ? t.phone.kinds[kind] : t.phone.sayNow(words)}
      </Button>
    </div>
  );
}

function Ghosts({ play }: InsideProps) {
  const { t, room, me, faces, ask } = play;
  const [text, setText] = useState('');
  const end = useRef<HTMLDivElement>(null);
  const lines = room.chat.filter(({ channel }) => channel === 'ghosts');
  useEffect(() => end.current?.scrollIntoView({ block: 'end' }), [lines.length]);
  const send = async (event: Event) => {
    event.preventDefault();
    if (text.trim() === '') return;
    const answer = await ask({ type: 'room.say', channel: 'ghosts', text });
    if (!answer.refused) setText('');
  };
  return (
    <div class="mf-chat">
      <p class="mf-noted">
        <Icon id="lock" />
        {t.out.chatHelp}
      </p>
      <div class="mf-lines" role="log" aria-label={t.out.chat}>
        {lines.map(({ by, text: said }, index) =>
          by === me || by === 'master' ? (
            <Bubble key={index}>{said}</Bubble>
          ) : (
            <Bubble key={index} by={faces[by]!}>
              {said}
            </Bubble>
          ),
        )}
        <div ref={end} />
      </div>
      <form onSubmit={send}>
        <TextField
          bare
          label={t.phone.write}
          placeholder={t.phone.write}
          value={text}
          maxLength={500}
          autocomplete="off"
          onInput={setText}
        />
        <Button type="submit" icon="next" label={t.phone.send} disabled={text.trim() === ''} />
      </form>
    </div>
  );
}
