/** Keeps the screen awake while a room is open; a browser that cannot does not matter. How, is fetched when it is wanted. */
import { useEffect } from 'preact/hooks';
import { fetchUntilHere } from './chunk.ts';

export function useWakeLock(): void {
  useEffect(() => {
    let end = () => {};
    const callOff = fetchUntilHere(
      () => import('./awake.ts'),
      ({ stayAwake }) => {
        end = stayAwake();
      },
    );
    return () => {
      callOff();
      end();
    };
  }, []);
}
