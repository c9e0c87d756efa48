/** Which page is shown; each is fetched when it is wanted, so that a phone that comes by a link brings no wall along. */
import { place } from './address.ts';
import { useFetched } from './chunk.ts';
import { language } from './memory.ts';
import { useWithLaterWords } from './texts/later/index.ts';

export function App() {
  const here = place.value;
  switch (here.at) {
    case 'home':
      return <HomePage />;
    case 'about':
      return <AboutPage />;
    case 'screen':
      return <ScreenPage key={here.code} {...here} />;
    case 'room':
      // A link with a key that is opened where the room is shown already is another visit.
      return <Room key={`${here.code}/${here.surface}/${here.ticket ?? here.pass ?? here.token}`} {...here} />;
    case 'nowhere':
      return <NowherePage />;
  }
}

function HomePage() {
  const chunk = useFetched(async () => {
    const [home, words] = await Promise.all([import('./home.tsx'), import('./texts/front/index.ts')]);
    await words.loadFrontWords(language.peek());
    return home;
  });
  return chunk ? <chunk.Home /> : null;
}

function Room(props: Extract<typeof place.value, { at: 'room' }>) {
  const chunk = useFetched(() => import('./room.tsx'));
  return chunk ? <chunk.RoomPage {...props} /> : null;
}

function ScreenPage(props: Extract<typeof place.value, { at: 'screen' }>) {
  const chunk = useFetched(() => import('./screen.tsx'));
  return chunk ? <chunk.Screen {...props} /> : null;
}

function AboutPage() {
  const chunk = useFetched(() => import('./about.tsx'));
  return chunk ? <chunk.About /> : null;
}

function NowherePage() {
  const chunk = useWithLaterWords(() => import('./errors.tsx'));
  return chunk ? <chunk.Nowhere /> : null;
}
