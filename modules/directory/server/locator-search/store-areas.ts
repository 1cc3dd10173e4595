import { LRUCache } from 'lru-cache';
import type {
  AreaLevel,
  StoreArea,
  StoreAreaPage,
} from '#modules/directory/contract/locations/store-pages.ts';
import type { Locale } from '#platform/contract/locale.ts';
import type { App } from '#platform/server/app.ts';
import { type AreaNode, type AreaTree, buildAreaTree } from './area-tree.ts';
import type { LocationIndex } from './location-index.ts';
import { locationIndex } from './location-indexes.ts';
import { isBefore } from './rank-rows.ts';
import { TopRows } from './top-rows.ts';
import { WorkSlices } from './work-slices.ts';

interface AreaFilter {
  clientId: string;
  language: Locale;
  countries?: readonly string[];
  typeIds?: readonly string[];
  lowest: AreaLevel;
}

const NEIGHBOURS = 12;
const TREES_OF_INDEX = 4;
/** Smaller trees are rebuilt with every change, larger ones at most once per interval. */
const FEW = 2_000;
const REBUILD_MS = 10_000;
const MAX_SHOWN = 1_000;
const FIRST_SORTED = 200;

interface KnownTree {
  tree: Promise<AreaTree>;
  version: number;
  builtAt: number;
}

const trees = new WeakMap<LocationIndex, LRUCache<string, KnownTree>>();

export async function readStoreArea(
  { app }: { app: App },
  given: AreaFilter & {
    path: readonly string[];
    limit: number;
    offset?: number;
    alone?: boolean;
  },
): Promise<StoreAreaPage | null> {
  const { index, tree } = await treeOf(app, given);
  const node = areaAt(tree, given.path);
  if (node === undefined || (node && node.level > given.lowest)) return null;
  const { language, lowest } = given;
  const neighbours = node && !given.alone ? largestOf(tree, node.parent) : [];
  return {
    area: node && areaOf(node, language),
    ancestors: ancestorsOf(node).map((area) => areaOf(area, language)),
    children: given.alone
      ? []
      : childrenByName(tree, node, language).filter(({ level }) => level <= lowest),
    neighbours: neighbours
      .filter((other) => other !== node && other.level <= lowest)
      .slice(0, NEIGHBOURS)
      .map((area) => areaOf(area, language)),
    locationIds: idsOf(index, node ? [node] : [...tree.countries.values()], given),
  };
}

/** Sorted once for all pages below the same area. */
function childrenByName(
  tree: AreaTree,
  parent: AreaNode | null,
  language: Locale,
): readonly StoreArea[] {
  const of = parent ?? tree.top;
  of.byName ??= new Map();
  const known = of.byName.get(language);
  if (known) return known;
  const { compare } = new Intl.Collator(language === 'no' ? 'nb' : language);
  const sorted = [...of.children.values()]
    .map((area) => areaOf(area, language))
    .sort((one, other) => compare(one.name, other.name));
  of.byName.set(language, sorted);
  return sorted;
}

/** Across all levels, because the locator decides which levels have pages. */
function largestOf(tree: AreaTree, parent: AreaNode | null): readonly AreaNode[] {
  const of = parent ?? tree.top;
  of.largest ??= [...of.children.values()].sort(
    (one, other) => other.locations - one.locations || (one.slug < other.slug ? -1 : 1),
  );
  return of.largest;
}

export async function readStoreAreas(
  { app }: { app: App },
  given: AreaFilter,
): Promise<StoreArea[]> {
  const { tree } = await treeOf(app, given);
  const found: StoreArea[] = [];
  const slices = new WorkSlices();
  const waiting = [...tree.countries.values()].reverse();
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if (slices.isOver()) await slices.next();
    if (node.level > given.lowest) continue;
    found.push(areaOf(node, given.language));
    for (const child of [...node.children.values()].reverse()) waiting.push(child);
  }
  return found;
}

export async function readAreaPaths(
  { app }: { app: App },
  given: AreaFilter & { ids: readonly string[] },
): Promise<ReadonlyMap<string, readonly string[]>> {
  const { index, tree } = await treeOf(app, given);
  return new Map(
    given.ids.flatMap((id) => {
      const row = index.rowOf(id);
      let node = row === undefined ? undefined : tree.lowest[row];
      while (node?.parent && node.level > given.lowest) node = node.parent;
      return node ? [[id, pathOf(node)] as const] : [];
    }),
  );
}

async function treeOf(
  app: App,
  given: AreaFilter,
): Promise<{ index: LocationIndex; tree: AreaTree }> {
  const index = await locationIndex({ app }, given.clientId);
  const known = trees.get(index) ?? new LRUCache<string, KnownTree>({ max: TREES_OF_INDEX });
  trees.set(index, known);
  const { countries, typeIds } = given;
  const key = JSON.stringify([countries?.toSorted(), typeIds?.toSorted()]);
  const before = known.get(key);
  const isRecent = before && index.size > FEW && Date.now() - before.builtAt < REBUILD_MS;
  if (before && (before.version === index.version || isRecent))
    return { index, tree: await before.tree };
  const [inCountries, ofTypes] = [countries && new Set(countries), typeIds && new Set(typeIds)];
  const tree = buildAreaTree(
    index,
    ({ country, typeId }) =>
      (!inCountries || inCountries.has(country)) &&
      (!ofTypes || (typeId !== null && ofTypes.has(typeId))),
  );
  tree.catch(() => known.delete(key));
  known.set(key, { tree, version: index.version, builtAt: Date.now() });
  return { index, tree: await tree };
}

/** Null for the top, undefined if the area does not exist. */
function areaAt(tree: AreaTree, path: readonly string[]): AreaNode | null | undefined {
  let siblings = tree.countries;
  let node: AreaNode | null = null;
  for (const slug of path) {
    const next = siblings.get(slug);
    if (!next) return undefined;
    node = next;
    siblings = next.children;
  }
  return node;
}

function areaOf(node: AreaNode, language: Locale): StoreArea {
  return {
    level: node.level,
    path: pathOf(node),
    name: node.nameIn(language),
    country: node.country,
    locations: node.locations,
    changedAt: new Date(node.changedAt).toISOString(),
  };
}

function ancestorsOf(node: AreaNode | null): AreaNode[] {
  const parent = node?.parent ?? null;
  return parent ? [...ancestorsOf(parent), parent] : [];
}

function pathOf(node: AreaNode): string[] {
  return [...ancestorsOf(node), node].map(({ slug }) => slug);
}

/** The first ones are sorted once for all pages that show them. */
function idsOf(
  index: LocationIndex,
  nodes: readonly AreaNode[],
  { limit, offset = 0 }: { limit: number; offset?: number },
): string[] {
  const last = offset + Math.min(limit, MAX_SHOWN);
  if (limit === 0) return [];
  const [only, ...others] = nodes;
  if (!only || others.length > 0 || last > FIRST_SORTED)
    return sortedIds(index, nodes, last).slice(offset);
  only.first ??= sortedIds(index, nodes, FIRST_SORTED);
  return only.first.slice(offset, last);
}

function sortedIds(index: LocationIndex, nodes: readonly AreaNode[], count: number): string[] {
  const top = new TopRows(count, (one, other) => isBefore(index.rows[one], index.rows[other]));
  const offer = (node: AreaNode) => {
    for (const row of node.rows) top.offer(row);
    for (const child of node.children.values()) offer(child);
  };
  for (const node of nodes) offer(node);
  return top.inOrder().flatMap((row) => index.rows[row]?.id ?? []);
}
