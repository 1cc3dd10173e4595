import type { Icon } from '@tabler/icons-react';
import type { SearchKind } from '#platform/contract/search.ts';

/** Clients, actions and screens are searched in the browser, records by the server. */
export type KnownKind = SearchKind | 'clients' | 'actions' | 'screens';
export const KNOWN_KINDS: readonly KnownKind[] = [
  'clients',
  'actions',
  'touchpoints',
  'leads',
  'contacts',
  'segments',
  'forms',
  'locators',
  'locations',
  'products',
  'users',
  'blocks',
  'suggestions',
  'screens',
] satisfies readonly KnownKind[];

/** A known kind, or the menu item for a kind that only its module knows. */
export type PaletteKind = KnownKind | (string & {});

export interface PaletteHit {
  kind: PaletteKind;
  id: string;
  title: string;
  meta: string;
  address: string;
  /** The action to run on that screen. */
  action?: string;
  icon: Icon;
}

export interface PaletteGroup {
  kind: PaletteKind;
  total: number;
  hits: PaletteHit[];
}

const SHOWN_IN_ALL = 3;

/** "All" shows the first few hits per kind; a kind's own tab shows all. */
export function shownGroups(groups: readonly PaletteGroup[], tab: PaletteKind): PaletteGroup[] {
  const inOrder = groupsInOrder(groups);
  if (tab !== 'all') return inOrder.filter(({ kind }) => kind === tab);
  return inOrder
    .filter(({ hits }) => hits.length > 0)
    .map((group) => ({ ...group, hits: group.hits.slice(0, SHOWN_IN_ALL) }));
}

/** The open tab stays visible even without hits. */
export function withTab(groups: readonly PaletteGroup[], tab: PaletteKind): PaletteGroup[] {
  const isThere = tab === 'all' || groups.some(({ kind }) => kind === tab);
  return isThere ? [...groups] : [...groups, { kind: tab, total: 0, hits: [] }];
}

/** Kinds of modules come before the screens. */
export function groupsInOrder(groups: readonly PaletteGroup[]): PaletteGroup[] {
  const placeOf = ({ kind }: PaletteGroup) =>
    isKnownKind(kind) ? KNOWN_KINDS.indexOf(kind) : KNOWN_KINDS.indexOf('screens') - 0.5;
  return groups.toSorted((a, b) => placeOf(a) - placeOf(b));
}

export function isKnownKind(kind: PaletteKind): kind is KnownKind {
  return (KNOWN_KINDS as readonly string[]).includes(kind);
}
