import type { Icon } from '@tabler/icons-react';
import type { SearchKind } from '#platform/contract/search.ts';

/** Clients and screens are found in the browser, all else by the server. */
export type PaletteKind = SearchKind | 'clients' | 'screens';
export const PALETTE_KINDS: readonly PaletteKind[] = [
  'clients',
  'touchpoints',
  'leads',
  'contacts',
  'forms',
  'locators',
  'locations',
  'products',
  'users',
  'screens',
] satisfies readonly PaletteKind[];

export interface PaletteHit {
  kind: PaletteKind;
  id: string;
  title: string;
  meta: string;
  address: string;
  icon: Icon;
}

export interface PaletteGroup {
  kind: PaletteKind;
  total: number;
  hits: PaletteHit[];
}

const SHOWN_IN_ALL = 3;

/** Under "all" each kind shows its first few; under its own tab a kind shows all it has. */
export function shownGroups(
  groups: readonly PaletteGroup[],
  tab: PaletteKind | 'all',
): PaletteGroup[] {
  const inOrder = PALETTE_KINDS.flatMap((kind) => groups.filter((group) => group.kind === kind));
  if (tab !== 'all') return inOrder.filter(({ kind }) => kind === tab);
  return inOrder
    .filter(({ hits }) => hits.length > 0)
    .map((group) => ({ ...group, hits: group.hits.slice(0, SHOWN_IN_ALL) }));
}
