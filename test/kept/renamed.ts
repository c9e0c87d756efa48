/** A game as its next version might be: one secret field of one fact is called otherwise, and nothing else has changed. */
import type { FactAudience, Told } from '../../src/kernel/audience.ts';
import type { BotMaker } from '../../src/kernel/bot.ts';
import type { AnyGame, Ctx, Typed } from '../../src/kernel/game.ts';

type Fields = { readonly [field: string]: unknown };
type Entry = FactAudience<Typed, unknown>;

const called = (fields: Fields, from: string, to: string): Fields =>
  Object.fromEntries(Object.entries(fields).map(([field, value]) => [field === from ? to : field, value]));

export function renamed(game: AnyGame, type: string, field: string): AnyGame {
  const name = `${field}Renamed`;
  const change = <F extends Typed>(fact: F, from: string, to: string): F =>
    fact.type === type ? (called(fact as F & Fields, from, to) as F & Fields) : fact;
  const today = <F extends Typed>(fact: F): F => change(fact, field, name);
  /** A field that still has its old name is one that nobody reads any more. */
  const once = <F extends Typed>(fact: F): F => change(change(fact, field, `${field}Before`), name, field);
  const telling = (ctx: Ctx<Typed>): Ctx<Typed> => ({ ...ctx, tell: (fact) => ctx.tell(today(fact)) });

  const entry = game.audience[type] as Entry;
  if (!entry.secret || !Object.hasOwn(entry.secret, field)) throw new Error(`${type} has no secret ${field}`);
  const asOnce = (rule: unknown): unknown =>
    typeof rule === 'function' ? (fact: Typed, state: unknown) => rule(once(fact), state) : rule;
  const secret = Object.entries(entry.secret).map(([one, rule]) => [one === field ? name : one, asOnce(rule)]);
  const { discloses, onTrust } = entry;
  const audience = {
    ...game.audience,
    [type]: {
      ...entry,
      to: asOnce(entry.to),
      secret: Object.fromEntries(secret),
      ...(discloses !== undefined && { discloses: asOnce(discloses) }),
      ...(Array.isArray(onTrust) && { onTrust: onTrust.map((one) => (one === field ? name : one)) }),
    },
  };
  const seeing = (make: BotMaker<unknown, Typed>): BotMaker<unknown, Typed> => {
    return (...around) => {
      const bot = make(...around);
      return bot.see ? { ...bot, see: (fact, ...more) => bot.see!(once(fact), ...more) } : bot;
    };
  };
  const version = game.version + 1;
  const migrate = ({ fact, to, secret: readers }: Told): Told => ({
    fact: today(fact),
    to,
    ...(readers && { secret: called(readers, field, name) as NonNullable<Told['secret']> }),
  });
  return {
    ...game,
    version,
    migrations: [...(game.migrations ?? []), { version, facts: { [type]: migrate } }],
    audience: audience as AnyGame['audience'],
    bots: Object.fromEntries(Object.entries(game.bots).map(([kind, make]) => [kind, seeing(make)])),
    record: (state, fact) => game.record(state, once(fact)),
    decide: (state, command, by, ctx) => game.decide(state, command, by, telling(ctx)),
    ...(game.resumed && { resumed: (state, ctx) => game.resumed!(state, telling(ctx)) }),
    ...(game.restarted && { restarted: (state, ctx) => game.restarted!(state, telling(ctx)) }),
    ...(game.story && { story: (fact, ...more) => game.story!(once(fact), ...more) }),
  };
}
