/** Being called by the browser in a game over days, when no page is open. Each device decides for itself. */
import { useEffect, useState } from 'preact/hooks';
import { keyOfHouse, markOf, type Standing, standingNow } from '../called.ts';
import { SwitchRow } from '../kit/index.ts';
import type { Lobby } from '../lobby.ts';
import { forget, keep, tokenFor } from '../memory.ts';
import type { DrawerWords } from '../texts/drawers/en.ts';

const request = (code: string, method: 'PUT' | 'DELETE', body?: object): Promise<Response> =>
  fetch(`/api/rooms/${code}/reminder`, {
    method,
    headers: {
      authorization: `Bearer ${tokenFor(code, 'phone')}`,
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });

async function turnOn({ code, about, language }: Lobby, text: string): Promise<Standing> {
  const applicationServerKey = await keyOfHouse();
  if (!applicationServerKey) return 'cannot';
  if ((await Notification.requestPermission()) !== 'granted') return 'denied';
  await navigator.serviceWorker.register('/calls.js');
  const { pushManager } = await navigator.serviceWorker.ready;
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
  const { endpoint, keys } = subscription.toJSON();
  const said = { title: about.title(language), text, url: `/${code}` };
  const response = await request(code, 'PUT', { endpoint, ...keys, ...said });
  if (!response.ok) return 'cannot';
  keep(markOf(code), 'on');
  return 'on';
}

async function turnOff({ code }: Lobby): Promise<Standing> {
  await request(code, 'DELETE');
  forget(markOf(code)); // the browser's own subscription may serve another table
  return 'off';
}

export interface CallsProps {
  readonly lobby: Lobby;
  readonly words: DrawerWords['settings'];
}

export function Calls({ lobby, words }: CallsProps) {
  const [standing, setStanding] = useState<Standing>('looking');
  const show = (coming: Promise<Standing>) => void coming.then(setStanding, () => setStanding('cannot'));
  useEffect(() => show(standingNow(lobby.code)), []);
  const isFixed = standing === 'looking' || standing === 'cannot' || standing === 'denied';
  const help = standing === 'cannot' ? words.callsCannot : standing === 'denied' ? words.callsDenied : words.callsHelp;
  return (
    <SwitchRow
      name={words.calls}
      help={help}
      on={standing === 'on'}
      {...(isFixed && { disabled: true })}
      onChange={(on) => show(on ? turnOn(lobby, words.callText) : turnOff(lobby))}
    />
  );
}
