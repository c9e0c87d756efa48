/**
 * The form that is printed from a game's options: flag = switch, number = stepper with its unit, time of day = clock,
 * choice = segments.
 */
import './lobby.css';
import { Fragment } from 'preact';
import { useState } from 'preact/hooks';
import type { AnyOption, OptionValues } from '../kernel/options.ts';
import { playable } from './catalogue.ts';
import { Button, Icon, OptionRow, Segments, Stepper, SwitchRow, Toast } from './kit/index.ts';
import { isHost, type Lobby, lengthIn, localeOf, refusalText, settingsOf, spanOf } from './lobby.ts';
import { Shelf } from './shelf.tsx';
import type { GameLobby } from './stage.ts';
import { laterWords } from './texts/later/index.ts';

type Value = string | number | boolean;

const SEGMENTS_MAX = 3;
const SEGMENT_LETTERS_MAX = 36;

const HOUR = 3_600;

/** 24 hours, 15 min, 45 s, 2.5 s: the unit stands last in an option's name. */
export function quantity(name: string, value: number, language: string): string {
  const decimal = (number: number) => number.toLocaleString(language, { maximumFractionDigits: 1 });
  if (isTimeOfDay(name)) return timeOfDay(value);
  if (name.endsWith('Ms')) return `${decimal(value / 1000)} s`;
  if (!isSeconds(name)) return String(value);
  if (value >= 2 * HOUR && value % HOUR === 0)
    return (value / HOUR).toLocaleString(language, { style: 'unit', unit: 'hour', unitDisplay: 'short' });
  return value >= 120 && value % 30 === 0 ? `${decimal(value / 60)} min` : `${value} s`;
}

/** `dayStartsAt`: minutes after midnight. */
const isTimeOfDay = (name: string): boolean => name.endsWith('At');

/** 08:00, as a field for times has it. */
const timeOfDay = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');

/** Undefined for a field that was emptied, or is half typed. */
export function minutesIn(typed: string): number | undefined {
  const [, hours, minutes] = /^(\d\d):(\d\d)/.exec(typed) ?? [];
  return minutes === undefined ? undefined : Number(hours) * 60 + Number(minutes);
}

/** `daySeconds`, and `negotiateSecondsFirst` too. */
const isSeconds = (name: string): boolean => /Seconds(?![a-z])/.test(name);

const stepOf = (name: string, value: number): number => {
  if (name.endsWith('Ms')) return 500;
  if (!isSeconds(name)) return 1;
  if (value >= 2 * HOUR) return HOUR;
  return value >= 300 ? 60 : value >= 120 ? 30 : value >= 30 ? 15 : 5;
};

/** The options of a preset that is chosen, or of the one that is there when nothing is. */
function presetOf({ game, room }: Pick<Lobby, 'game' | 'room'>): { id: string; values: Partial<OptionValues> } {
  const presets = (game.presets ?? {}) as { readonly [id: string]: OptionValues };
  const id = String(room.options.preset ?? Object.keys(presets)[0] ?? '');
  return { id, values: presets[id] ?? {} };
}

export interface Trouble {
  readonly code: string;
  readonly text: string;
}

/** Why these options make no game, if they do not. */
export function optionTrouble(lobby: Lobby): Trouble | undefined {
  const { game, room } = lobby;
  const seats = room.seats.map((seat) => ({ bot: seat.bot !== null }));
  while (seats.length < game.seats.min) seats.push({ bot: true });
  const code = game.refuseStart?.(seats, settingsOf(lobby));
  return code === undefined ? undefined : { code, text: refusalText(lobby, code) };
}

export function Presets({ lobby }: { lobby: Lobby }) {
  const { game, about, language, words, room, ask } = lobby;
  const { id: chosen, values: given } = presetOf(lobby);
  // What another preset would take is not counted with the clocks of this one.
  const own = Object.fromEntries(Object.entries(room.options).filter(([name]) => !Object.hasOwn(given, name)));
  const without = { game, room: { ...room, options: own as OptionValues } };
  const options = Object.entries((game.presets ?? {}) as { readonly [id: string]: OptionValues }).map(
    ([id, values]) => {
      const { count, unit } = spanOf(about.minutes(room.seats.length, settingsOf(without, values)));
      return {
        value: id,
        label: (
          <>
            <b>{about.preset(language, id).name}</b>
            <span class="pm">{count}</span>
            <small>{words.lobby.short[unit]}</small>
          </>
        ),
      };
    },
  );
  if (options.length === 0) return null;
  return (
    <>
      <Segments
        class="presets"
        label={about.option(language, 'preset').name}
        value={chosen}
        options={options}
        disabled={!isHost(lobby)}
        onChange={(value) => ask({ type: 'room.setOption', name: 'preset', value })}
      />
      <p class="small soft preset-help">{about.preset(language, chosen).help}</p>
    </>
  );
}

export function OptionForm({ lobby }: { lobby: Lobby }) {
  const [isLong, setLong] = useState(false);
  const { game, about, words, language, room, ask } = lobby;
  const { hosts } = laterWords(language);
  const settings = settingsOf(lobby);
  const isPrinted = (name: string) => about.applies?.(name, settings) !== false;
  const unprinted = [...(about.seatingOptions ?? []), ...Object.keys(about.device?.() ?? {})];
  const named = new Set([...about.groups.flatMap((group) => group.options), ...unprinted]);
  const all = Object.keys(game.options).filter((name) => !unprinted.includes(name) && isPrinted(name));
  const rest = all.filter((name) => !named.has(name));
  const groups: GameLobby['groups'] = isLong ? [...about.groups, { id: 'more', options: rest }] : about.groups;
  const trouble = optionTrouble(lobby);
  return (
    <div class="options">
      {isHost(lobby) && playable.length > 1 && (
        <Shelf
          label={words.home.games}
          chosen={room.game}
          people={room.seats.length}
          onChoose={(id) => id !== room.game && ask({ type: 'room.chooseGame', game: id })}
        />
      )}
      <Presets lobby={lobby} />
      {trouble && <Toast kind="refusal" title={hosts.notSo} help={trouble.text} />}
      <div class="groups">
        {groups.map(({ id, options, title }) => (
          <section key={id} class={`group is-${id}`}>
            <h2 class="group-t">
              {title?.(language) ?? hosts.groups[id]}
              {id === 'cards' && <small>{about.deal(language, room.seats.length, settings)}</small>}
            </h2>
            {options.filter(isPrinted).map((name) => (
              <Fragment key={name}>
                <OptionControl lobby={lobby} name={name} />
                {name === 'gameMaster' && settings[name] === 'human' && <WhoLeads lobby={lobby} />}
              </Fragment>
            ))}
          </section>
        ))}
      </div>
      {rest.length > 0 && (
        <Button kind="bare" class="all-options" onPress={() => setLong(!isLong)}>
          {isLong ? hosts.fewerOptions : hosts.allOptions(all.length)}
        </Button>
      )}
    </div>
  );
}

/** Whoever wants a person to lead is told at once how one of them gets to the console. */
function WhoLeads({ lobby }: { lobby: Lobby }) {
  const { language, room, open } = lobby;
  const { refusals, hosts } = laterWords(language);
  if (!isHost(lobby) || room.master.present) return null;
  return (
    <div class="who-leads">
      <p class="small soft">{refusals['master-missing']}</p>
      <Button kind="quiet" icon="crown" onPress={() => open('lead')}>
        {hosts.screens.master.title}
      </Button>
    </div>
  );
}

function OptionControl({ lobby, name }: { lobby: Lobby; name: string }) {
  const { game, about, language, room, ask } = lobby;
  const { hosts } = laterWords(language);
  const option = game.options[name] as AnyOption;
  const said = about.option(language, name);
  const settings = settingsOf(lobby);
  const value = settings[name]!;
  const isLocked = room.locked.includes(name);
  const bare = Object.fromEntries(Object.entries(room.options).filter(([one]) => one === 'playMode'));
  const usual = settingsOf({
    game,
    room: { ...room, options: { ...bare, ...presetOf(lobby).values } as OptionValues },
  })[name]!;
  const changed = usual !== value && name !== 'playMode' && name !== 'gameMaster';
  const show = (one: Value): string => said.values[String(one)] ?? shownNumber(lobby, name, one);
  const isShort = option.kind !== 'text';
  const help = isLocked ? hosts.locked : changed && isShort ? hosts.changedFrom(show(usual)) : said.help;
  const disabled = !isHost(lobby) || isLocked;
  const set = (next: Value) => ask({ type: 'room.setOption', name, value: next });
  const isList = option.kind === 'choice' && isTooWide(option.values.map(show));
  if (option.kind === 'flag')
    return <SwitchRow name={said.name} on={value === true} {...{ help, changed, disabled }} onChange={set} />;
  return (
    <OptionRow name={said.name} help={help} changed={changed} wide={option.kind === 'choice' || option.kind === 'text'}>
      {option.kind === 'choice' ? (
        <Segments
          class={isList ? 'is-list' : ''}
          label={said.name}
          value={value}
          disabled={disabled}
          onChange={set}
          options={option.values.map((one) => ({ value: one, label: show(one) }))}
        />
      ) : option.kind === 'text' && about.TextOption ? (
        <about.TextOption {...{ name, language, disabled, set }} label={said.name} value={String(value)} />
      ) : isTimeOfDay(name) ? (
        <input
          class="field num is-time"
          type="time"
          aria-label={said.name}
          value={timeOfDay(value as number)}
          disabled={disabled}
          onChange={(event) => {
            const minutes = minutesIn(event.currentTarget.value);
            if (minutes !== undefined) set(minutes);
          }}
        />
      ) : (
        <NumberControl {...{ lobby, name, option, value, disabled, set, show }} label={said.name} />
      )}
    </OptionRow>
  );
}

const isTooWide = (labels: readonly string[]): boolean =>
  labels.length > SEGMENTS_MAX || labels.join('').length > SEGMENT_LETTERS_MAX;

interface NumberProps {
  readonly lobby: Lobby;
  readonly name: string;
  readonly label: string;
  readonly option: AnyOption;
  readonly value: Value;
  readonly disabled: boolean;
  readonly set: (value: Value) => unknown;
  readonly show: (value: Value) => string;
}

/** A number with its unit; of a seat, who sits there. What has no words at all is shown as it is. */
function shownNumber({ room, language }: Lobby, name: string, value: Value): string {
  if (typeof value !== 'number') return String(value);
  return (isSeat(name) && room.seats[value - 1]?.name) || quantity(name, value, language);
}

/** `gwSeat`: counted from 1. */
const isSeat = (name: string): boolean => name.endsWith('Seat');

/** A word that a number may also be stands one step below the least. */
function NumberControl({ lobby, name, label, option, value, disabled, set, show }: NumberProps) {
  const { room, game } = lobby;
  const word = option.values[0];
  const seats = Math.max(room.seats.length, game.seats.min);
  const max = typeof option.max === 'function' ? option.max(seats) : option.max;
  const below = option.min - 1;
  const number = typeof value === 'number' ? value : below;
  return (
    <Stepper
      label={label}
      value={number}
      min={word === undefined ? option.min : below}
      max={max}
      step={number === below ? 1 : stepOf(name, number)}
      format={(one) => show(one === below && word !== undefined ? word : one)}
      disabled={disabled}
      onChange={(next) => set(next === below && word !== undefined ? word : next)}
    />
  );
}

/** How long it takes, and when it would be over. */
export function Length({ lobby, minutesNow }: { lobby: Lobby; minutesNow: number }) {
  const { about, room, words, language } = lobby;
  const minutes = about.minutes(room.seats.length, settingsOf(lobby));
  const end = new Date(minutesNow * 60_000 + minutes * 60_000);
  const locale = localeOf(language);
  const over =
    spanOf(minutes).unit === 'days'
      ? words.lobby.overOn(end.toLocaleDateString(locale, { weekday: 'long', day: 'numeric', month: 'long' }))
      : words.lobby.overAt(end.toLocaleTimeString(locale, { hour: '2-digit', minute: '2-digit' }));
  return (
    <div class="len">
      <Icon id="hourglass" />
      <span>
        <b>{words.lobby.about(lengthIn(minutes, language))}</b>
        <br />
        {over}
      </span>
    </div>
  );
}
