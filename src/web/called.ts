/** Whether the browser calls this person in a game over days. A house calls nobody without a contact, or over plain HTTP. */
import { useEffect, useState } from 'preact/hooks';
import { recall } from './memory.ts';

/** `cannot`: this browser, this address or this house has no calls. `denied`: the person told the browser so. */
export type Standing = 'looking' | 'cannot' | 'denied' | 'off' | 'on';

export const markOf = (code: string): string => `calls.${code}`;

const isAble = (): boolean => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

export async function keyOfHouse(): Promise<string | undefined> {
  const response = await fetch('/api/push');
  return response.ok ? ((await response.json()) as { key: string }).key : undefined;
}

const subscriptionHere = async (): Promise<PushSubscription | null> =>
  (await (await navigator.serviceWorker.getRegistration('/'))?.pushManager.getSubscription()) ?? null;

export async function standingNow(code: string): Promise<Standing> {
  if (!isAble() || !(await keyOfHouse())) return 'cannot';
  if (Notification.permission === 'denied') return 'denied';
  return recall(markOf(code)) && (await subscriptionHere()) ? 'on' : 'off';
}

export function useStanding(code: string): Standing {
  const [standing, setStanding] = useState<Standing>('looking');
  useEffect(() => void standingNow(code).then(setStanding, () => setStanding('cannot')), [code]);
  return standing;
}
