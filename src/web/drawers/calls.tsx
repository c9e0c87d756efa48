/** Being called by the browser in a game over days, when no page is open. Each device decides for itself. */
import { useEffect, useState } from 'preact/hooks';
import { OptionRow, Switch } from '../kit/index.ts';
import type { Lobby } from '../lobby.ts';
import { forget, keep, recall, tokenFor } from '../memory.ts';
import type { DrawerWords } from '../texts/drawers/en.ts';

/** `cannot`: this browser, this address or this house has no calls. `denied`: the person told the browser so. */
type Standing = 'looking' | 'cannot' | 'denied' | 'off' | 'on';

const markOf = (code: string): string => `calls.${code}`;

const isAble = (): boolean => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

async function keyOfHouse(): Promise<string | undefined> {
  const response = await fetch('/api/push');
  return response.ok ? ((await response.json()) as { key: string }).key : undefined;
}

const subscriptionHere = async (): Promise<PushSubscription | null> =>
  (await (await navigator.serviceWorker.getRegistration('/'))?.pushManager.getSubscription()) ?? null;

async function standingNow({ code }: Lobby): Promise<Standing> {
  if (!isAble() || !(await keyOfHouse())) return 'cannot';
  if (Notification.permission === 'denied') return 'denied';
  return recall(markOf(code)) && (await subscriptionHere()) ? 'on' : 'off';
}

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
  useEffect(() => show(standingNow(lobby)), []);
  const isFixed = standing === 'looking' || standing === 'cannot' || standing === 'denied';
  const help = standing === 'cannot' ? words.callsCannot : standing === 'denied' ? words.callsDenied : words.callsHelp;
  return (
    <OptionRow name={words.calls} help={help}>
      <Switch
        on={standing === 'on'}
        label={words.calls}
        {...(isFixed && { disabled: true })}
        onChange={(on) => show(on ? turnOn(lobby, words.callText) : turnOff(lobby))}
      />
    </OptionRow>
  );
}
