import type {
  SearchFilter,
  WhichTouchpoints,
} from '#modules/touchpoints/contract/touchpoint-list.ts';
import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';
import { brandOfClient } from './brand-of-client.ts';
import { searchedSuffix } from './searched-suffix.ts';

/** Where a filter comes in, a short URL in it becomes the suffix that touchpoints are known by [TP-01]. */
export async function normalizeFilter(
  context: { db: Db; app: App },
  clientId: string,
  filter: SearchFilter,
): Promise<SearchFilter> {
  if (!filter.q?.includes('/')) return filter;
  const brand = await brandOfClient(context, clientId);
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
