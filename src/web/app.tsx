/** Which page is shown. */
import { place } from './address.ts';
import { Home } from './home.tsx';
import { Nowhere } from './errors.tsx';
import { RoomPage } from './room.tsx';
import { About } from './about.tsx';

export function App() {
  const here = place.value;
  switch (here.at) {
    case 'home':
      return <Home />;
    case 'about':
      return <About />;
    case 'room':
      return <RoomPage key={`${here.code}/${here.surface}`} {...here} />;
    case 'nowhere':
      return <Nowhere />;
  }
}
