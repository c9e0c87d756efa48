/** What is pulled up over the screen: the reference card (IM-126), and what the host may do. */
import './sheets.css';
import { useState } from 'preact/hooks';
import { Button, Drawer, HoldButton, offerOf, Segments } from '../../../../web/kit/index.ts';
import { handSizes, MUFFINS } from '../../content.ts';
import { type Phase, seatCount } from '../../state.ts';
import { muffinArt } from '../art/muffins.ts';
import type { SignId } from '../art/signs.ts';
import { Card, Sign } from '../cards.tsx';
import type { Play, SheetName } from './play.ts';
import type { TipId } from './tips.tsx';

interface SheetProps {
  readonly play: Play;
  readonly name: SheetName;
  readonly onClose: () => void;
}

export function Sheet({ play, name, onClose }: SheetProps) {
  return name === 'card' ? <ReferenceCard play={play} onClose={onClose} /> : <Host play={play} onClose={onClose} />;
}

type Page = 'phases' | 'values' | 'tips';

const ROUND: readonly { readonly sign: SignId; readonly phases: readonly Phase[] }[] = [
  { sign: 'muffin', phases: ['bake'] },
  { sign: 'bag', phases: ['hide'] },
  { sign: 'eye', phases: ['open'] },
  { sign: 'door', phases: ['negotiate', 'takeback', 'inspect'] },
  { sign: 'lamp', phases: ['accusation'] },
  { sign: 'coin', phases: ['earnings'] },
  { sign: 'hat', phases: ['round-end'] },
];

function ReferenceCard({ play, onClose }: { play: Play; onClose: () => void }) {
  const { t, view } = play;
  const [page, setPage] = useState<Page>('phases');
  return (
    <Drawer open onClose={onClose} title={t.reference.title} close={t.phone.close} class="im-ref">
      <Segments
        label={t.reference.title}
        value={page}
        onChange={setPage}
        options={[
          { value: 'phases', label: t.reference.phases },
          { value: 'values', label: t.phone.values },
          ...(view.options.tips ? [{ value: 'tips' as const, label: t.things.tips }] : []),
        ]}
      />
      {page === 'phases' ? <Phases {...play} /> : page === 'values' ? <Values {...play} /> : <Tips {...play} />}
    </Drawer>
  );
}

function Phases({ t, view }: Play) {
  const players = seatCount(view);
  const words = [
    t.reference.bake(handSizes[players] ?? 0),
    t.reference.hide,
    t.reference.open,
    t.reference.negotiate(players >= 6),
    t.reference.accusation,
    t.reference.earnings,
    t.reference.roundEnd,
  ];
  return (
    <>
      <ol class="im-ph">
        {ROUND.map(({ sign, phases }, k) => {
          const isNow = phases.includes(view.phase);
          return (
            <li key={sign} class={isNow ? 'is-now' : ''} aria-current={isNow ? 'step' : undefined}>
              <i>{k + 1}</i>
              <Sign id={sign} />
              <span>
                <b>{t.phases[phases[0]!]}</b>
                <span>{words[k]}</span>
              </span>
            </li>
          );
        })}
      </ol>
      <p class="im-note">{t.reference.end(view.options.burglaryGold)}</p>
    </>
  );
}

const TRAYS = [
  { from: 1, to: 5, gold: 1, muffin: 3 },
  { from: 6, to: 10, gold: 2, muffin: 8 },
  { from: 11, to: 15, gold: 3, muffin: 11 },
  { from: 16, to: 20, gold: 4, muffin: 17 },
  { from: 21, to: 25, gold: 5, muffin: 23 },
  { from: 26, to: 30, gold: 6, muffin: 29 },
];

function Values({ t, view }: Play) {
  const players = seatCount(view);
  const undealt = MUFFINS.length - (players - 1) * (handSizes[players] ?? 0);
  const { jewelGold } = view.options;
  return (
    <>
      <h3 class="vh">{t.reference.values}</h3>
      <ul class="im-val">
        {TRAYS.map(({ from, to, gold, muffin }) => (
          <li key={from}>
            <svg viewBox="0 -34 200 224" aria-hidden="true" dangerouslySetInnerHTML={{ __html: muffinArt(muffin) }} />
            <b>
              {from}–{to}
            </b>
            <span>{t.panel.gold(gold)}</span>
          </li>
        ))}
      </ul>
      <div class="im-jw">
        <Card face="J" t={t} jewelGold={jewelGold} />
        <div>
          <b>{t.panel.gold(jewelGold)}</b>
          <p>{t.phone.twoJewels}</p>
        </div>
      </div>
      <p class="im-note">
        {t.phone.twoThirties} {t.phone.undealt(undealt)} {t.reference.hands}.
      </p>
    </>
  );
}

const TIPS: readonly { readonly id: TipId; readonly sign: SignId }[] = [
  { id: 'bake', sign: 'muffin' },
  { id: 'hide', sign: 'bag' },
  { id: 'openInspector', sign: 'eye' },
  { id: 'negotiateBaker', sign: 'lamp' },
  { id: 'negotiateInspector', sign: 'hat' },
];

const Tips = ({ t }: Play) => (
  <div class="im-tips">
    {TIPS.map(({ id, sign }) => (
      <details key={id} class="im-tip">
        <summary>
          <Sign id={sign} />
          {t.phone.tipFor[id]}
        </summary>
        <p>{t.tips[id]}</p>
      </details>
    ))}
  </div>
);

/** A host without a human game master keeps order herself; what she may do is what is offered. */
function Host({ play, onClose }: { play: Play; onClose: () => void }) {
  const { t, may, ask } = play;
  const act = (command: { readonly type: string; readonly [field: string]: unknown }) => async () => {
    await ask(command);
    onClose();
  };
  const has = (type: string) => offerOf(may, type) !== undefined;
  return (
    <Drawer open onClose={onClose} title={t.phone.host} close={t.phone.close} class="im-host">
      <div class="im-acts">
        {has('master.playDefault') && (
          <Button onPress={act({ type: 'master.playDefault' })}>{t.buttons.playDefault}</Button>
        )}
        {has('room.pause') && <Button onPress={act({ type: 'room.pause' })}>{t.buttons.pause}</Button>}
        {has('master.voidRound') && (
          <>
            <HoldButton again={t.phone.pressAgain} onHeld={act({ type: 'master.voidRound' })}>
              {t.buttons.voidRound}
            </HoldButton>
            <p class="quiet-text">{t.buttons.voidHelp}</p>
          </>
        )}
      </div>
    </Drawer>
  );
}
