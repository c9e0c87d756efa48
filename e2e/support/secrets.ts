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

/** Everything that the browser keeps for the page, as one text. */
export const keptBy = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const databases = await indexedDB.databases();
    const caches_ = 'caches' in window ? await caches.keys() : [];
    return JSON.stringify({
      local: { ...localStorage },
      session: { ...sessionStorage },
      databases: databases.map(({ name }) => name),
      caches: caches_,
      cookies: document.cookie,
      name: window.name,
      history: history.state,
    });
  });

/** The roles that the page's copy of the game knows, by seat: one list for each copy that is alive. */
export function rolesIn(heap: Heap): Map<number, string>[] {
  return heap.having('roles', 'roleSet', 'living', 'phase', 'choices').map(({ inside }) => {
    const known = [...inside.get('roles')!.inside].filter(([seat, role]) => /^\d+$/.test(seat) && role.isText);
    return new Map(known.map(([seat, role]) => [Number(seat), role.text]));
  });
}
