/**
 * Every component in every state, to look at: `vite` serves it as /dev/specimen.html; it is no part of what is built.
 * `#phone`, `#night`, `#table`, `#master`, `#drawer`, `#dialog` and `#art` show one surface each.
 */
import '../kit/tokens.css';
import '../kit/kit.css';
import '../kit/frame.css';
import './specimen.css';
import { useSignal } from '@preact/signals';
import { type ComponentChildren, type JSX, render } from 'preact';
import { type IconId, icons } from '../art/icons.ts';
import { bowl, curtains, dealt, letter, timeline, wreath } from '../art/keepsakes.ts';
import { hand } from '../art/marks.ts';
import { type MaskId, maskNames } from '../art/mask.ts';
import { dawn, day, dusk, gold, hush, night, type Palette, red } from '../art/palette.ts';
import { castle, interrogation, shout, townMap } from '../art/posters.ts';
import { roundTable, tableScene } from '../art/table.ts';
import { along, hole, thread, village, villageStrip } from '../art/village.ts';
import {
  Bar,
  Bubble,
  Button,
  Candle,
  Caption,
  Chip,
  Clock,
  Dialog,
  Drawer,
  EdgeRing,
  Face,
  type FaceOf,
  HoldButton,
  HoldToLook,
  Icon,
  Lanterns,
  LineSign,
  letterOf,
  Mask,
  MasterFrame,
  NameTag,
  OptionRow,
  PhoneFrame,
  Picture,
  Script,
  SeatPicker,
  Segments,
  Stepper,
  SwitchRow,
  TableFrame,
  TextField,
  TimerRing,
  Toast,
  Tool,
  tintOf,
} from '../kit/index.ts';

const GUESTS: readonly (readonly [name: string, mask: MaskId, pronouns: string])[] = [
  ['Albertina', 'owl', 'hon/henne'],
  ['Bodil', 'hedgehog', 'hun/hende'],
  ['Cyril', 'raven', 'han/honom'],
  ['Dagny', 'fox', 'hun/hende'],
  ['Egon', 'bear', 'han/ham'],
  ['Fritjof', 'stag', 'han/honom'],
  ['Gunvor', 'swan', 'hon/henne'],
  ['Hildur', 'lynx', 'hún/hana'],
  ['Ingrid', 'hare', 'hen/hen'],
  ['Jens', 'boar', 'han/ham'],
  ['Kaj', 'seal', 'han/ham'],
  ['Wilhelmina-Charlotte', 'moth', 'hon/henne'],
];
const faces: FaceOf[] = GUESTS.map(([name, mask, pronouns], seat) => ({
  name,
  mask,
  pronouns,
  tint: tintOf(seat),
  letter: letterOf(seat),
  bot: seat === 2,
  connected: seat !== 10,
}));
const started = Date.now();
const now = () => Date.now() - started;
const nothing = () => {};

function Block({ w, title, children }: { w: string; title: string; children: ComponentChildren }) {
  return (
    <section class={w}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

function Nomination({ order, seat, by }: { order: number; seat: number; by: string }) {
  return (
    <span class="nom">
      <span class="ord">{order}</span>
      <Face seat={faces[seat]!} />
      <span>
        {faces[seat]!.name}
        <small>nomineret af {by}</small>
      </span>
    </span>
  );
}

function Kit() {
  const picked = useSignal<number | null>(5);
  const on = useSignal(true);
  const minutes = useSignal(10);
  const voice = useSignal<'da' | 'sv' | 'nb' | 'en'>('sv');
  const name = useSignal('Albertina');
  return (
    <main class="specimen" data-game="maffia">
      <h1>The kit</h1>
      <Block w="w5" title="Buttons: one gold answer at a time">
        <div class="stack">
          <Button kind="primary" big onPress={nothing}>
            Nominér Fritjof
          </Button>
          <div class="flow">
            <Button kind="primary" onPress={nothing}>
              Læst
            </Button>
            <Button disabled>Vent på Egon</Button>
          </div>
          <div class="flow">
            <Button icon="undo" onPress={nothing}>
              Træk tilbage
            </Button>
            <Button kind="bare" onPress={nothing}>
              Sådan virker det
            </Button>
          </div>
          <div class="flow">
            <HoldButton onHeld={nothing} again="Tryk igen" holding="Bliv ved …">
              Hold for at forlade bordet
            </HoldButton>
            <HoldButton onHeld={nothing} again="Tryk igen" class="is-held">
              Bliv ved …
            </HoldButton>
          </div>
          <div class="flow">
            <Tool icon="book" onPress={nothing}>
              Regler
            </Tool>
            <Tool icon="speech" dot={2} onPress={nothing}>
              Sig
            </Tool>
            <Tool icon="log" on onPress={nothing}>
              Log
            </Tool>
          </div>
        </div>
      </Block>
      <Block w="w4" title="Hold to look">
        <div class="stack">
          <HoldToLook
            label="Hold for at se dit kort"
            title="Sheriff"
            lines={['Hver nat får du at vide, hvilket hold én person er på.', 'Sig det, når du tør.']}
          />
          <HoldToLook
            shape="strip"
            label="Hold for at se dit kort"
            hint={
              <>
                Hold for at se dit kort<small>Vis det ikke til nogen endnu.</small>
              </>
            }
            title="Sheriff"
            lines={['Albertina er på byens side.']}
          />
        </div>
      </Block>
      <Block w="w3" title="Timer ring">
        <div class="flow">
          <TimerRing until={402_000} ms={560_000} now={() => 0} paused={false} size="8.4rem" />
          <TimerRing until={12_000} ms={60_000} now={now} size="6rem" />
          <TimerRing until={60_000} ms={60_000} now={() => 0} paused size="6rem" />
        </div>
        <div class="flow">
          <Candle left={0.9} />
          <Candle left={0.4} />
          <Candle left={0.1} out />
          <Clock until={402_000} now={now} />
        </div>
      </Block>
      <Block w="w6" title="Whom?">
        <SeatPicker
          label="Hvem nominerer du?"
          faces={faces}
          allowed={[0, 1, 2, 4, 5, 6, 9, 11]}
          chosen={picked.value}
          orders={{ 4: 1, 11: 2 }}
          out={[7, 10]}
          mine={3}
          note={(seat) => ({ 4: 'nomineret som nummer 1', 7: 'ude', 10: 'ude', 3: 'dig selv' })[seat]}
          onPick={(seat) => {
            picked.value = seat;
          }}
        />
      </Block>
      <Block w="w6" title="Nominations, name tags, lanterns">
        <div class="stack">
          <div class="flow">
            <Nomination order={1} seat={4} by="Dagny" />
            <Nomination order={2} seat={9} by="Jens" />
          </div>
          <div class="flow">
            <NameTag face={faces[2]!} bot="robot" />
            <NameTag face={faces[11]!} size="3rem" />
          </div>
          <Lanterns lit={7} of={12} label="7 af 12 er med" />
          <Lanterns lit={3} of={22} label="3 af 22 er med" />
          <div class="flow">
            {faces.map((face) => (
              <Face key={face.letter} seat={face} size="2.6rem" />
            ))}
          </div>
          <div class="flow">
            <Face seat={faces[0]!} size="1.95rem" />
            <Face seat={faces[1]!} size="3.5rem" />
            <Face seat={faces[3]!} size="5rem" />
            <span class="is-out">
              <Face seat={faces[7]!} size="5rem" />
            </span>
          </div>
        </div>
      </Block>
      <Block w="w7" title="The narrator, captioned">
        <Caption who="Berättaren">
          Det blir tyst på torget. Vill någon nominera <mark>innan klockan slår</mark>?
        </Caption>
      </Block>
      <Block w="w5" title="Table talk">
        <div class="stack">
          <Bubble by={faces[8]!}>Jag tror på Egon. Det var han som väckte mig.</Bubble>
          <Bubble by={faces[2]!}>I think Linnea is mafia.</Bubble>
          <Bubble>Og jeg tror, du blev vækket lidt for belejligt.</Bubble>
        </div>
      </Block>
      <Block w="w4" title="Refusal, toast, connection">
        <div class="stack">
          <Toast
            kind="refusal"
            title="Egon er allerede nomineret"
            help="Vælg en anden, eller vent til Dagny trækker."
          />
          <Toast icon="hourglass" title="Fritjof købte fem minutter" help="Ét timeglas er tilbage." />
          <Toast icon="link" title="Tilbage ved bordet">
            <Button onPress={nothing}>Fint</Button>
          </Toast>
          <LineSign state="ok">Ved bordet</LineSign>
          <LineSign state="weak">Finder bordet igen …</LineSign>
          <LineSign state="lost">Ingen forbindelse. Din plads er gemt.</LineSign>
        </div>
      </Block>
      <Block w="w4" title="Forms">
        <div class="stack">
          <SwitchRow
            name="Buzz when it is my turn"
            help="Never at night"
            on={on.value}
            onChange={(next) => (on.value = next)}
          />
          <SwitchRow name="Less motion" on={false} onChange={nothing} />
          <OptionRow name="Samtalen om dagen" help="Vanligen 10 minuter" changed>
            <Stepper
              label="Samtalen om dagen"
              value={minutes.value}
              min={1}
              max={12}
              format={(value) => `${value} min`}
              onChange={(value) => (minutes.value = value)}
            />
          </OptionRow>
          <OptionRow name="The table speaks" wide>
            <Segments
              label="The table speaks"
              value={voice.value}
              options={[
                { value: 'da', label: 'Dansk' },
                { value: 'sv', label: 'Svenska' },
                { value: 'nb', label: 'Norsk' },
                { value: 'en', label: 'English' },
              ]}
              onChange={(value) => (voice.value = value)}
            />
          </OptionRow>
        </div>
      </Block>
      <Block w="w4" title="Words and chips">
        <div class="stack">
          <TextField label="Dit navn" value={name.value} onInput={(value) => (name.value = value)} maxLength={20} />
          <TextField label="Pronomener" value="" placeholder="hun/hende" hint="Må gerne være tomt." onInput={nothing} />
          <TextField
            label="Dit navn"
            value="Egon"
            error="Egon sidder her allerede. Skriv et efternavn."
            onInput={nothing}
          />
          <div class="chips">
            <Chip on onPress={nothing}>
              hun/hende
            </Chip>
            <Chip onPress={nothing}>han/ham</Chip>
            <Chip icon="plus" onPress={nothing}>
              andet
            </Chip>
            <Chip disabled onPress={nothing}>
              optaget
            </Chip>
          </div>
        </div>
      </Block>
      <Block w="w6" title="Twenty-four masks">
        <div class="masks24">
          {maskNames.map((id, index) => (
            <span key={id}>
              <Mask id={id} tint={tintOf(index)} />
              {id}
            </span>
          ))}
        </div>
      </Block>
      <Block w="w6" title="Icons">
        <div class="icons42">
          {(Object.keys(icons) as IconId[]).map((id) => (
            <Icon key={id} id={id} label={id} />
          ))}
        </div>
      </Block>
      <Block w="w12" title="Focus">
        <div class="flow">
          <div class="onpaper">
            <Button kind="primary" onPress={nothing}>
              Bliv her
            </Button>
          </div>
          <div class="paper">
            <Button onPress={nothing}>Forlad</Button>
          </div>
        </div>
      </Block>
    </main>
  );
}

const tools = (
  <div class="row">
    <Tool icon="heart" onPress={nothing}>
      Ikke godt
    </Tool>
    <span class="grow" />
    <Tool icon="pen" onPress={nothing}>
      Noter
    </Tool>
    <Tool icon="book" onPress={nothing}>
      Regler
    </Tool>
  </div>
);

const strip = (inks: Palette, lit = (_: number) => true) =>
  villageStrip(inks, { w: 390, h: 170, R: 560, ground: 42, houses: 8, scale: 0.7, sun: [306, 46, 20], seed: 5, lit });

function Phone() {
  const picked = useSignal<number | null>(5);
  return (
    <PhoneFrame
      game="maffia"
      bleed
      bar={<Bar room="LYKT" icon="sun" phase="Dag 2" clock={<Clock until={402_000} now={now} />} />}
      thumb={
        <div class="row">
          <Button kind="primary" big onPress={nothing}>
            Nominér {picked.value === null ? 'nogen' : faces[picked.value]!.name}
          </Button>
          <Tool icon="book" onPress={nothing}>
            Regler
          </Tool>
        </div>
      }
    >
      <div class="scene" style={{ height: '170px' }}>
        <Picture width={390} height={170} art={strip(day)} fit="slice-bottom" />
      </div>
      <div style={{ padding: '16px' }}>
        <h1 style={{ marginBottom: '12px' }}>Hvem nominerer du?</h1>
        <SeatPicker
          label="Hvem nominerer du?"
          faces={faces}
          allowed={[0, 1, 2, 4, 5, 6, 8, 9, 11]}
          chosen={picked.value}
          orders={{ 4: 1, 11: 2 }}
          out={[7, 10]}
          mine={3}
          onPick={(seat) => {
            picked.value = seat;
          }}
        />
      </div>
    </PhoneFrame>
  );
}

function Last() {
  return (
    <PhoneFrame game="maffia" bar={<Bar room="LYKT" icon="sun" phase="Last nominations" />}>
      <EdgeRing until={2_100} ms={3_000} now={() => 0} />
      <h1>Silence</h1>
      <p class="quiet-text">Three seconds after the latest act the list is closed.</p>
    </PhoneFrame>
  );
}

function Night() {
  return (
    <PhoneFrame
      night
      game="maffia"
      bar={<Bar room="LYKT" icon="moon" phase="Nat nul" clock={<Clock until={14_000} now={now} />} />}
      thumb={
        <>
          <Button kind="primary" big onPress={nothing}>
            Vælg Jens
          </Button>
          {tools}
        </>
      }
    >
      <h1>Se, hvem du kender</h1>
      <p class="quiet-text">Alle holder på seglet nu. Alle ser noget.</p>
      <HoldToLook
        label="Hold for at se dit kort og din kreds"
        title="Maffia"
        lines={['Dine to fæller er Bodil (B) og Jens (J).', 'I tre kender hinanden, ingen andre gør.']}
      />
    </PhoneFrame>
  );
}

function Table() {
  const at = along(12, 960, 484, 690, 410);
  return (
    <TableFrame game="maffia">
      <Picture
        width={1920}
        height={1080}
        art={
          village(dusk, { sun: [1500, 130, 60], lit: (seat) => seat !== 7 }) +
          hole(at(4 / 12), '#f3ead7') +
          thread([500, 300], [960, 484])
        }
      />
      {faces.map((face, seat) => {
        const { x, y } = at(seat / 12);
        return (
          <div
            key={face.letter}
            style={{ position: 'absolute', left: `${x}px`, top: `${y}px`, translate: '-50% -50%' }}
          >
            <NameTag face={face} size="66px" />
          </div>
        );
      })}
      <Caption who="Berättaren" line class="table-say">
        Det blir tyst på torget. Vill någon nominera <mark>innan klockan slår</mark>?
      </Caption>
    </TableFrame>
  );
}

function Master() {
  return (
    <MasterFrame
      game="maffia"
      room="LYKT"
      title="Day 2, they talk"
      status={<LineSign state="ok">12 phones, all here</LineSign>}
      privacy="Only you may see this screen"
      say={
        <Script lead="Say this now" note="One extension is left in the game. One person’s wish is enough.">
          <p>Noted: Gunvor nominates Cyril.</p>
          <p class="then">Otherwise let them talk.</p>
        </Script>
      }
      go={
        <>
          <Button kind="primary" icon="pen" onPress={nothing}>
            Record nomination
          </Button>
          <Button icon="pause" onPress={nothing}>
            Pause
          </Button>
        </>
      }
      mend={
        <>
          <Button icon="people" onPress={nothing}>
            Remove a seat
          </Button>
          <HoldButton onHeld={nothing} again="Press again to cancel">
            Hold to cancel the game
          </HoldButton>
        </>
      }
    >
      <div class="row">
        <TimerRing until={402_000} ms={600_000} now={now} size="6rem" />
        <h2>Three on the square</h2>
      </div>
    </MasterFrame>
  );
}

function Sheets({ which }: { which: 'dialog' | 'drawer' }) {
  const open = useSignal(true);
  const close = () => {
    open.value = false;
  };
  return (
    <>
      <Phone />
      <Dialog
        open={open.value && which === 'dialog'}
        onClose={close}
        title="Forlade landsbyen?"
        actions={
          <>
            <Button kind="primary" onPress={close}>
              Bliv her
            </Button>
            <Button onPress={close}>Forlad</Button>
          </>
        }
      >
        <p>Dit hus bliver mørkt, og de andre spiller videre uden dig. Du kan ikke komme tilbage i dette spil.</p>
      </Dialog>
      <Drawer
        open={open.value && which === 'drawer'}
        onClose={close}
        close="Luk"
        title="Regler"
        foot={
          <div class="chips">
            <Chip on onPress={nothing}>
              Kort fortalt
            </Chip>
            <Chip onPress={nothing}>Dag</Chip>
            <Chip onPress={nothing}>Afstemning</Chip>
          </div>
        }
      >
        <TextField label="Søg" bare type="search" value="trække tilbage" onInput={nothing} />
        {Array.from({ length: 14 }, (_, index) => (
          <p key={index}>
            Kun den, der nominerede, kan trække nomineringen tilbage. Den, der har trukket tilbage, må nominere.
          </p>
        ))}
      </Drawer>
    </>
  );
}

function Art() {
  const inks = { day, night, dusk, dawn, gold, red, hush };
  const guests = [faces[0]!, null, faces[3]!];
  const small = (w: number, h: number, art: string) => <Picture width={w} height={h} art={art} />;
  return (
    <main class="specimen">
      <section class="w12 gallery">
        {Object.values(inks).map((palette) => small(1920, 1080, village(palette, { seats: 9, id: `f${palette.sky}` })))}
        {small(
          390,
          170,
          strip(night, (house) => house % 2 === 0),
        )}
        {small(400, 520, castle())}
        {small(560, 320, interrogation())}
        {small(300, 300, shout())}
        {small(560, 320, townMap())}
        {small(960, 540, roundTable({ cx: 480, cy: 270, R: 200, W: 960, H: 540 }))}
        {small(390, 230, tableScene({ guests }))}
        {small(390, 230, tableScene({ guests, lit: false }))}
        {small(200, 132, letter())}
        {small(200, 132, letter(true))}
        {small(200, 132, bowl([1, 2, 3, 4, 5]))}
        {small(200, 132, dealt())}
        {small(200, 200, wreath())}
        {small(390, 300, curtains(390, 300))}
        {small(200, 260, hand('#f3ead7', '#7a1b27', '#bf2f3c'))}
        {small(
          358,
          74,
          timeline({
            segs: [
              ['day', 5, 'Dag 1'],
              ['vote', 1],
              ['night', 2],
              ['day', 4, 'Dag 2'],
            ],
            at: 0.4,
            marks: [
              [0.2, 'nom'],
              [0.5, 'out'],
              [0.6, 'saved'],
            ],
            seen: 0.8,
          }),
        )}
      </section>
    </main>
  );
}

const views: { readonly [hash: string]: () => JSX.Element } = {
  '': () => <Kit />,
  '#phone': () => <Phone />,
  '#last': () => <Last />,
  '#night': () => <Night />,
  '#table': () => <Table />,
  '#master': () => <Master />,
  '#dialog': () => <Sheets which="dialog" />,
  '#drawer': () => <Sheets which="drawer" />,
  '#art': () => <Art />,
};

if (new URLSearchParams(location.search).has('left')) document.documentElement.dataset.hand = 'left';
render(views[location.hash]!(), document.getElementById('konklave')!);
