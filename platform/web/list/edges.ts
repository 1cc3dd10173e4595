import { readableSearch } from '#platform/web/table/address/table-address.ts';

/**
 * A list without end is paged by the rows at the edges of a page: it begins below one, or ends above another. So the
 * thousandth page is as quick as the first, and what comes in at the top moves nothing.
 */
export interface Edges {
  below?: string;
  above?: string;
}

export const EDGES = ['below', 'above'] as const;

export function edgesOf(search: string): Edges {
  const params = new URLSearchParams(search);
  const [below, above] = [params.get('below'), params.get('above')];
  return { ...(below && { below }), ...(above && { above }) };
}

/** The next address of such a list; its page says which way it was turned, from which rows. */
export function turned(
  before: string,
  next: string,
  shown: { first: string | undefined; last: string | undefined },
): string {
  const [from, to] = [pageOf(before), pageOf(next)];
  if (from === to && to > 1) return next;
  const params = new URLSearchParams(next);
  for (const name of EDGES) params.delete(name);
  if (to > from && shown.last !== undefined) params.set('below', shown.last);
  if (to > 1 && to < from && shown.first !== undefined) params.set('above', shown.first);
  return readableSearch(params);
}

function pageOf(search: string): number {
  return Number(new URLSearchParams(search).get('page') ?? 1);
}
