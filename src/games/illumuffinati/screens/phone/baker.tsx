/**
 * A Baker under the lamp.
 *
 * A tap on +1, +2 or +5 raises at once what is shown; quick taps are gathered, and the last total wins. The slider only
 * drafts: its coins are outlines until the button or a tap lays them. The total that is sent is absolute, so that nothing is paid twice.
 */
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { allowed, Button, Chip, Dialog, Picture } from '../../../../web/kit/index.ts';
import { goldIn } from '../../content.ts';
import { hollow, stack } from '../art/coins.ts';
import { type Bid, whereOf } from '../bid.ts';
import { Look, useLook } from './hold.tsx';
import { Inspector } from './inspector.tsx';
import { Fingers, Others, Rest, Said, Used } from './others.tsx';
import { Dots, Gong, Hand, Screen, Tools } from './parts.tsx';
import { isShown, type Play } from './play.ts';
import { Tip } from './tips.tsx';

/** Opening the bags and bargaining, for whoever is in the room. */
export function Negotiate(play: Play) {
  return play.view.inspector === play.me ? <Inspector {...play} /> : <Baker {...play} />;
}

const GATHER_MS = 250;
const STEPS = [1, 2, 5];

interface Bidding extends Bid {
  readonly purse: number;
  readonly least: number;
  readonly most: number;
  readonly onDraft: (total: number) => void;
  readonly onLay: (total: number) => void;
}

/** Raises by tap and by draft; what is on its way is known until it has arrived or was refused. */
function useBidding({ view, me, may, ask }: Play): Bidding {
  const bribe = view.bribes[me]!;
  const purse = view.gold[me]!;
  const totals = allowed(may, 'setBribe', 'total');
  const [sent, setSent] = useState(bribe);
  const [draft, setDraft] = useState(bribe);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const wanted = useRef(bribe);
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    setSent((before) => Math.max(before, bribe));
    setDraft((before) => Math.max(before, bribe));
  }, [bribe]);
  const most = bribe + purse;
  const send = async () => {
    timer.current = undefined;
    const answer = await ask({ type: 'setBribe', total: wanted.current });
    if (!answer.refused) return;
    wanted.current = bribe;
    setSent(bribe);
    setDraft(bribe);
  };
  const onLay = (total: number) => {
    wanted.current = Math.min(most, Math.max(total, bribe));
    setSent(wanted.current);
    setDraft(wanted.current);
    timer.current ??= setTimeout(() => void send(), GATHER_MS);
  };
  return {
    bribe,
    sent,
    draft,
    purse,
    least: totals[0] ?? most,
    most,
    onDraft: (total) => setDraft(Math.min(most, Math.max(sent, total))),
    onLay,
  };
}

function Baker(play: Play) {
  const { t, view, me } = play;
  const cards = view.hands[me] ?? [];
  const { jewelGold } = view.options;
  const look = useLook({ always: isShown(play) });
  const isOpen = view.phase === 'negotiate';
  return (
    <Screen
      play={play}
      sign="lamp"
      phase={isOpen ? t.phone.interrogation(view.run + 1) : undefined}
      hasClock={isOpen}
      class="im-baker"
      thumb={isOpen ? <Bribe play={play} /> : <Tools play={play}>{t.phone.allAtOnce}</Tools>}
    >
      <h1 class="vh">{t.phases[view.phase]}</h1>
      <div class="im-mine">
        <Hand play={play} cards={cards} look={look} isFirstOpen={view.open[me] !== null} class="im-four" />
        <Look look={look} label={t.phone.look} />
      </div>
      <dl class="im-worths">
        <div>
          <dt>{t.phone.worthNow}</dt>
          <dd>
            <Dots look={look}>{goldIn(cards, jewelGold)}</Dots>
          </dd>
        </div>
        <div>
          <dt>{t.phone.worthAfter}</dt>
          <dd>
            <Dots look={look}>{goldIn(cards.slice(1), jewelGold)}</Dots>
          </dd>
        </div>
      </dl>
      <Gong play={play} />
      <Fingers play={play} />
      <Others play={play} />
      <Said play={play} />
      <Rest play={play} />
      <Used play={play} />
      <Tip play={play} of="negotiateBaker" />
    </Screen>
  );
}

function Bribe({ play }: { play: Play }) {
  const { t } = play;
  const bid = useBidding(play);
  const { bribe, sent, draft, purse, least, most, onDraft, onLay } = bid;
  const [asked, setAsked] = useState<number | null>(null);
  const before = bribe + purse;
  const raise = (total: number) => {
    if (total - bribe > purse / 2 && total > before / 2) setAsked(total);
    else onLay(total);
  };
  const isDraft = draft > sent && draft >= least;
  // A total: over a bribe that lies there, "lay 11" would read like 11 more.
  const words = (total: number) => (sent > 0 ? t.phone.raiseTo(total) : t.phone.lay(total));
  return (
    <>
      <div class="im-bid">
        <Stack laid={bribe} drafted={Math.max(sent, draft) - bribe} />
        <div class="im-say2">
          <p>
            <b class="im-big num">{draft}</b> {t.phone[whereOf(bid)]}
          </p>
          <p class="quiet-text" role="status">
            {draft > bribe
              ? `${t.phone.liesThere(bribe)} ${t.phone.leftInPurse(before - draft)}`
              : t.phone.inPurse(purse)}
          </p>
          <div class="im-steps">
            {STEPS.map((step) => (
              <Chip
                key={step}
                class="num"
                disabled={draft + step > most || draft + step < least}
                onPress={() => raise(draft + step)}
              >
                {t.negotiate.more(step)}
              </Chip>
            ))}
          </div>
        </div>
      </div>
      <label class="im-slide">
        <span class="vh">{t.phone.howMuch}</span>
        <input
          type="range"
          min={sent}
          max={most}
          value={draft}
          disabled={sent >= most}
          onInput={(event) => onDraft(Number(event.currentTarget.value))}
        />
      </label>
      <Button kind="primary" big disabled={!isDraft} onPress={() => raise(draft)}>
        {isDraft ? words(draft) : bribe >= most ? t.phone.allLaid : t.phone.layMore}
      </Button>
      <Tools play={play}>{play.view.isLocked ? t.negotiate.locked : ''}</Tools>
      <Dialog
        open={asked !== null}
        onClose={() => setAsked(null)}
        title={t.phone.half}
        actions={
          <>
            <Button
              kind="primary"
              onPress={() => {
                onLay(asked!);
                setAsked(null);
              }}
            >
              {words(asked ?? 0)}
            </Button>
            <Button kind="quiet" onPress={() => setAsked(null)}>
              {t.phone.back}
            </Button>
          </>
        }
      >
        <p>{t.phone.halfHelp(asked ?? 0, before)}</p>
      </Dialog>
    </>
  );
}

const HIGH = 11;
const DRAFTS_DRAWN = 5;

/** Every coin that lies there; those that do not yet are outlines. A second stack grows beside a high one. */
function Stack({ laid, drafted }: { laid: number; drafted: number }) {
  const art = useMemo(() => {
    const columns = Math.min(4, Math.max(1, Math.ceil(laid / HIGH)));
    const rx = columns === 1 ? 38 : columns === 2 ? 23 : 15;
    let s = '';
    let left = laid;
    const per = Math.ceil(laid / columns);
    for (let k = 0; k < columns; k++) {
      const here = Math.min(per, left);
      left -= here;
      const x = 50 + (k - (columns - 1) / 2) * rx * 2.1;
      s += stack(x, 130, here, { rx, seed: 4 + k });
      // Where nothing lies yet, the place for the first coin is seen.
      const outlines = laid === 0 ? Math.max(1, drafted) : drafted;
      if (k === columns - 1) s += hollow(x, 130, here, Math.min(outlines, DRAFTS_DRAWN), rx);
    }
    return s;
  }, [laid, drafted]);
  return (
    <div class="im-pil">
      <Picture width={100} height={132} art={art} />
    </div>
  );
}
