/** The name tag that somebody writes: name, pronouns, mask. */
import './join.css';
import { useEffect, useState } from 'preact/hooks';
import { ROOM_LIMITS } from '../kernel/room/commands.ts';
import type { NameTag } from '../kernel/room/facts.ts';
import { maskNames } from './art/mask.ts';
import { Chip, Face, letterOf, Mask, TextField, tintOf, typedIn } from './kit/index.ts';
import { type Lobby, someMask } from './lobby.ts';

export interface TagProps {
  readonly lobby: Lobby;
  /** Whose tag it is; the next free seat when nobody sits there yet. */
  readonly seat: number;
  readonly tag: NameTag;
  readonly onChange: (tag: NameTag) => void;
}

export function TagEditor({ lobby, seat, tag, onChange }: TagProps) {
  const { words, about, language, room } = lobby;
  const usual = about.pronouns(language);
  const [isOther, setOther] = useState(tag.pronouns !== '' && !usual.includes(tag.pronouns));
  const set = (change: Partial<NameTag>) => onChange({ ...tag, ...change });
  const owners = new Map(room.seats.map((one, index) => [one.mask, index]));
  owners.delete(room.seats[seat]?.mask ?? -1);
  // Somebody else was quicker.
  const [isOtherMask, setOtherMask] = useState(false);
  const isGone = owners.has(tag.mask);
  useEffect(() => {
    if (!isGone) return;
    setOtherMask(true);
    set({ mask: someMask(room) });
  }, [isGone]);
  const tint = tintOf(seat);
  const choose = (pronouns: string) => {
    setOther(false);
    set({ pronouns: tag.pronouns === pronouns ? '' : pronouns });
  };
  return (
    <div class="tag-editor" style={{ '--tint': `var(--seat-${tint})` }}>
      <div class="nametag">
        <Face seat={{ mask: tag.mask, tint, letter: letterOf(seat) }} />
        <div>
          <label class="vh" for="tag-name">
            {words.join.name}
          </label>
          <input
            id="tag-name"
            class="tag-name"
            value={tag.name}
            maxLength={ROOM_LIMITS.tagLengthMax}
            placeholder={words.join.namePlaceholder}
            autocomplete="nickname"
            spellcheck={false}
            onInput={(event) => set({ name: typedIn(event, ROOM_LIMITS.nameLengthMax) })}
          />
          <p class="tag-pronouns">{tag.pronouns || '\u00a0'}</p>
        </div>
      </div>
      <fieldset class="chips" aria-label={words.join.pronouns}>
        {usual.map((pronouns) => (
          <Chip key={pronouns} on={!isOther && tag.pronouns === pronouns} onPress={() => choose(pronouns)}>
            {pronouns}
          </Chip>
        ))}
        <Chip on={isOther} onPress={() => setOther(!isOther)}>
          {words.join.otherPronouns}
        </Chip>
      </fieldset>
      {isOther && (
        <TextField
          bare
          label={words.join.pronouns}
          placeholder={words.join.pronouns}
          value={tag.pronouns}
          maxLength={ROOM_LIMITS.tagLengthMax}
          lettersMax={ROOM_LIMITS.pronounsLengthMax}
          onInput={(pronouns) => set({ pronouns })}
        />
      )}
      <p class="small" role="status">
        {isOtherMask && words.join.otherMask}
      </p>
      <fieldset class="mask-wall" aria-label={words.join.mask}>
        <p class="label" aria-hidden="true">
          {words.join.mask}
        </p>
        {maskNames.map((name, mask) => {
          const owner = owners.get(mask);
          const isTaken = owner !== undefined;
          const label = `${words.masks[name]}${isTaken ? `, ${room.seats[owner]!.name}` : ''}`;
          return (
            <button
              key={name}
              type="button"
              class={mask === tag.mask ? 'is-on' : isTaken ? 'is-taken' : ''}
              disabled={isTaken}
              aria-label={label}
              aria-pressed={mask === tag.mask}
              onClick={() => {
                setOtherMask(false);
                set({ mask });
              }}
            >
              <Mask id={name} />
              {isTaken && <b style={{ '--tint': `var(--seat-${tintOf(owner)})` }}>{letterOf(owner)}</b>}
            </button>
          );
        })}
      </fieldset>
    </div>
  );
}
