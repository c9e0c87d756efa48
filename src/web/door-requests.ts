/** What is asked at the door, by screens and by people: few pages need it, so it is fetched with those that do. */

/** Where a screen stands that has asked to be the table's. */
export interface Knocked {
  readonly state: 'waiting' | 'in' | 'gone';
  /** What it shows meanwhile. */
  readonly sign: string;
}

/** `shut`: the host wants no more screens, or the door is locked. */
async function askFor(code: string, token: string, method: 'GET' | 'POST'): Promise<Knocked | 'shut'> {
  const response = await fetch(`/api/rooms/${code}/screen`, { method, headers: { authorization: `Bearer ${token}` } });
  if (response.status === 403) return 'shut';
  if (!response.ok) throw new Error(`the house answered ${response.status}`);
  return (await response.json()) as Knocked;
}

export const knock = (code: string, token: string): Promise<Knocked | 'shut'> => askFor(code, token, 'POST');
export const standing = (code: string, token: string): Promise<Knocked | 'shut'> => askFor(code, token, 'GET');

/** Where somebody stands who has asked to come in at a locked door. */
export type AtDoor = 'waiting' | 'in' | 'gone';
/** Why they were not heard. */
export type NotHeard = 'too-fast' | 'too-often' | 'busy' | 'bad-name' | 'name-taken';

/** Says who wants to come in. */
export async function askIn(
  code: string,
  token: string,
  tag: { readonly name: string; readonly mask: number },
): Promise<AtDoor | NotHeard> {
  const response = await fetch(`/api/rooms/${code}/asking`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(tag),
  });
  const answer = (await response.json()) as { readonly state: AtDoor; readonly code: string };
  if (response.ok) return answer.state;
  if (response.status === 429) return answer.code === 'too-fast' || answer.code === 'too-often' ? answer.code : 'busy';
  if (response.status === 400) return answer.code === 'name-taken' ? 'name-taken' : 'bad-name';
  throw new Error(`the house answered ${response.status}`);
}

export async function lookIn(code: string, token: string): Promise<AtDoor> {
  const headers = { authorization: `Bearer ${token}` };
  const response = await fetch(`/api/rooms/${code}/asking`, { headers });
  if (!response.ok) throw new Error(`the house answered ${response.status}`);
  return ((await response.json()) as { readonly state: AtDoor }).state;
}
