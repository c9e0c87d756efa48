/** Keeps the screen awake while a room is open; a browser that cannot does not matter. */
import { useEffect } from 'preact/hooks';

export function useWakeLock(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | undefined;
    let isWanted = true;
    const take = async () => {
      if (document.visibilityState !== 'visible') return;
      try {
        lock = await navigator.wakeLock?.request('screen');
        if (!isWanted) void lock?.release();
      } catch {
        // low battery, or not allowed here
      }
    };
    void take();
    document.addEventListener('visibilitychange', take);
    return () => {
      isWanted = false;
      document.removeEventListener('visibilitychange', take);
      void lock?.release();
    };
  }, []);
}
