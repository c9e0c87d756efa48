/**
 * What a page holds, read from outside through the debugger: every string and object of its heap, and everything that
 * the browser keeps for it. For tests that look for what must not be there.
 */
import type { Page } from 'playwright-core';

interface Snapshot {
  readonly snapshot: {
    readonly meta: {
      readonly node_fields: readonly string[];
      readonly node_types: readonly (readonly string[] | string)[];
      readonly edge_fields: readonly string[];
      readonly edge_types: readonly (readonly string[] | string)[];
    };
  };
  readonly nodes: readonly number[];
  readonly edges: readonly number[];
  readonly strings: readonly string[];
}

export interface Heap {
  /** Every string that is alive in the page. */
  readonly strings: ReadonlySet<string>;
  /** Objects that have all of these properties, with what they lead to. */
  having(...properties: readonly string[]): Thing[];
}

export interface Thing {
  readonly text: string;
  readonly isText: boolean;
  /** Its own properties and elements, by name. */
  readonly inside: ReadonlyMap<string, Thing>;
}

async function takeSnapshot(page: Page): Promise<Snapshot> {
  const session = await page.context().newCDPSession(page);
  const chunks: string[] = [];
  session.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => chunks.push(chunk));
  await session.send('HeapProfiler.enable');
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false, captureNumericValue: true });
  await session.detach();
  return JSON.parse(chunks.join('')) as Snapshot;
}

const TEXTS = ['string', 'concatenated string', 'sliced string'];

export async function heapOf(page: Page): Promise<Heap> {
  const { snapshot, nodes, edges, strings } = await takeSnapshot(page);
  const { node_fields, node_types, edge_fields, edge_types } = snapshot.meta;
  const nodeSize = node_fields.length;
  const edgeSize = edge_fields.length;
  const [typeAt, nameAt, countAt] = ['type', 'name', 'edge_count'].map((field) => node_fields.indexOf(field)) as [
    number,
    number,
    number,
  ];
  const [edgeTypeAt, edgeNameAt, toAt] = ['type', 'name_or_index', 'to_node'].map((field) =>
    edge_fields.indexOf(field),
  ) as [number, number, number];
  const nodeTypes = node_types[typeAt] as readonly string[];
  const edgeTypes = edge_types[edgeTypeAt] as readonly string[];
  const firstEdge = new Map<number, number>();
  let edge = 0;
  for (let node = 0; node < nodes.length; node += nodeSize) {
    firstEdge.set(node, edge);
    edge += nodes[node + countAt]! * edgeSize;
  }
  const edgesOf = (node: number): [string, number][] => {
    const from = firstEdge.get(node)!;
    const own: [string, number][] = [];
    for (let at = from; at < from + nodes[node + countAt]! * edgeSize; at += edgeSize) {
      const type = edgeTypes[edges[at + edgeTypeAt]!];
      const name = edges[at + edgeNameAt]!;
      if (type === 'property') own.push([strings[name]!, edges[at + toAt]!]);
      else if (type === 'element') own.push([String(name), edges[at + toAt]!]);
    }
    return own;
  };
  const thing = (node: number): Thing => ({
    text: strings[nodes[node + nameAt]!]!,
    isText: TEXTS.includes(nodeTypes[nodes[node + typeAt]!]!),
    get inside() {
      return new Map(edgesOf(node).map(([name, to]) => [name, thing(to)]));
    },
  });
  const alive = new Set<string>();
  const objects: number[] = [];
  for (let node = 0; node < nodes.length; node += nodeSize) {
    const type = nodeTypes[nodes[node + typeAt]!]!;
    if (TEXTS.includes(type)) alive.add(strings[nodes[node + nameAt]!]!);
    else if (type === 'object') objects.push(node);
  }
  return {
    strings: alive,
    having: (...properties) =>
      objects
        .filter((node) => {
          const names = new Set(edgesOf(node).map(([name]) => name));
          return properties.every((property) => names.has(property));
        })
        .map(thing),
  };
}

/** Runs in the page. Everything that the browser keeps for it: also what is inside of databases and caches. */
async function kept(): Promise<string> {
  const done = <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
  const inDatabase = async (name: string): Promise<unknown[]> => {
    const database = await done(indexedDB.open(name));
    const found: unknown[] = [];
    for (const store of database.objectStoreNames) {
      const all = database.transaction(store).objectStore(store);
      found.push(await done(all.getAllKeys()), await done(all.getAll()));
    }
    database.close();
    return found;
  };
  const inCache = async (name: string): Promise<unknown[]> => {
    const cache = await caches.open(name);
    const found: unknown[] = [];
    for (const request of await cache.keys()) found.push(request.url, await (await cache.match(request))!.text());
    return found;
  };
  const databases: unknown[] = [];
  for (const { name } of await indexedDB.databases()) databases.push(name, await inDatabase(name!));
  const stored: unknown[] = [];
  for (const name of 'caches' in window ? await caches.keys() : []) stored.push(name, await inCache(name));
  return JSON.stringify({
    local: { ...localStorage },
    session: { ...sessionStorage },
    databases,
    caches: stored,
    cookies: document.cookie,
    name: window.name,
    history: history.state,
  });
}

export const keptBy = (page: Page): Promise<string> => page.evaluate(kept);

/** The roles that the page's copy of the game knows, by seat: one list for each copy that is alive. */
export function rolesIn(heap: Heap): Map<number, string>[] {
  return heap.having('roles', 'roleSet', 'living', 'phase', 'choices').map(({ inside }) => {
    const known = [...inside.get('roles')!.inside].filter(([seat, role]) => /^\d+$/.test(seat) && role.isText);
    return new Map(known.map(([seat, role]) => [Number(seat), role.text]));
  });
}
