/**
 * A screen stays awake by a lock; there is none for pages that came over plain HTTP, and there a film does it: browsers
 * leave the screen on while one plays, and this is the dullest there is, grey, silent and made here. Each asks for
 * something of its own before it does:
 * - Safari and its kin: sound that is not muted, and no `loop`. What else plays on that phone goes on, as far as the
 *   browser lets a page say so.
 * - Chrome and its kin: that it covers a fifth of the page. Muted it may begin without a touch.
 * - Firefox: a track of sound, muted or not.
 */
import { film, SECONDS } from './film.ts';

/** One way to keep a screen awake. */
interface Waking {
  isOn(): boolean;
  /** Is refused until somebody has touched the page, in some browsers. */
  begin(): Promise<unknown>;
  /** Nobody looks at the page. */
  rest?(): void;
  end(): void;
}

/** What a browser takes for the will of somebody who is there. */
const TOUCHES = ['click', 'touchend', 'keydown'] as const;

function keepAwake(way: Waking): () => void {
  const take = () => {
    if (document.visibilityState !== 'visible') way.rest?.();
    else if (!way.isOn()) way.begin().catch(() => {}); // the next touch tries again
  };
  take();
  for (const touch of TOUCHES) document.addEventListener(touch, take, true);
  document.addEventListener('visibilitychange', take);
  return () => {
    for (const touch of TOUCHES) document.removeEventListener(touch, take, true);
    document.removeEventListener('visibilitychange', take);
    way.end();
  };
}

function lockOf(locks: WakeLock): Waking {
  let asked: Promise<WakeLockSentinel> | undefined;
  const forget = () => {
    asked = undefined;
  };
  return {
    isOn: () => asked !== undefined,
    begin() {
      const asking = locks.request('screen');
      asked = asking;
      return asking.then(
        (lock) => lock.addEventListener('release', forget),
        (error) => {
          forget();
          throw error;
        },
      );
    },
    end: () => void asked?.then((lock) => lock.release()).catch(() => {}),
  };
}

const isSafari = (): boolean => /^Apple/.test(navigator.vendor);

interface Audible {
  audioSession?: { type: string };
}

function makeVideo(): HTMLVideoElement {
  const video = document.createElement('video');
  video.src = film();
  video.muted = !isSafari();
  video.playsInline = true;
  video.disableRemotePlayback = true;
  video.tabIndex = -1;
  video.setAttribute('aria-hidden', 'true');
  Object.assign(video.style, {
    position: 'fixed',
    inset: '0',
    width: '100%',
    height: '100%',
    objectFit: 'fill',
    opacity: '0.01',
    zIndex: '-1',
    pointerEvents: 'none',
  });
  video.addEventListener('timeupdate', () => {
    if (video.currentTime > SECONDS / 2) video.currentTime = 0;
  });
  return video;
}

/** Music on the same phone is not to stop for a film without sound. */
function letOthersSound(isOn: boolean): void {
  const { audioSession } = navigator as Audible;
  if (audioSession?.type === (isOn ? 'auto' : 'ambient')) audioSession.type = isOn ? 'ambient' : 'auto';
}

function movingPicture(): Waking {
  let video: HTMLVideoElement | undefined;
  return {
    isOn: () => video !== undefined && !video.paused,
    begin() {
      if (!video) {
        video = makeVideo();
        document.body.append(video);
        if (isSafari()) letOthersSound(true);
      }
      return video.play();
    },
    rest: () => video?.pause(),
    end() {
      if (!video) return;
      video.pause();
      video.removeAttribute('src');
      video.load(); // lets go of the decoder
      video.remove();
      video = undefined;
      if (isSafari()) letOthersSound(false);
    },
  };
}

export const stayAwake = (): (() => void) =>
  keepAwake(navigator.wakeLock ? lockOf(navigator.wakeLock) : movingPicture());
