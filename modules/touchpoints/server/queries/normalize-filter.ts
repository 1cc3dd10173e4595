import type {
  SearchFilter,
  WhichTouchpoints,
} from '#modules/touchpoints/contract/touchpoint-list.ts';
import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';
import { readClientBrand } from './read-client-brand.ts';
import { searchedSuffix } from './searched-suffix.ts';

/** Replaces a short URL in a filter by its suffix, under which touchpoints are stored [TP-01]. */
export async function normalizeFilter(
  context: { db: Db; app: App },
  clientId: string,
  filter: SearchFilter,
): Promise<SearchFilter> {
  if (!filter.q?.includes('/')) return filter;
  const brand = await readClientBrand(context, clientId);
  return { ...filter, q: searchedSuffix(filter.q, brand, context.app.config) };
}

export async function understoodWhich(
  context: { db: Db; app: App },
  clientId: string,
  which: WhichTouchpoints,
): Promise<WhichTouchpoints> {
  if ('ids' in which) return which;
  return { ...which, filter: await normalizeFilter(context, clientId, which.filter) };
}
