/** Which page is shown. Rooms and the pages of words are fetched when they are wanted. */
import { place } from './address.ts';
import { useFetched } from './chunk.ts';
import { Home } from './home.tsx';

export function App() {
  const here = place.value;
  switch (here.at) {
    case 'home':
      return <Home />;
    case 'about':
      return <AboutPage />;
    case 'room':
      return <Room key={`${here.code}/${here.surface}`} {...here} />;
    case 'nowhere':
      return <NowherePage />;
  }
}

function Room(props: Extract<typeof place.value, { at: 'room' }>) {
  const chunk = useFetched(() => import('./room.tsx'));
  return chunk ? <chunk.RoomPage {...props} /> : null;
}

function AboutPage() {
  const chunk = useFetched(() => import('./about.tsx'));
  return chunk ? <chunk.About /> : null;
}

function NowherePage() {
  const chunk = useFetched(() => import('./errors.tsx'));
  return chunk ? <chunk.Nowhere /> : null;
}
