import { readableSearch } from '#platform/web/table/address/table-address.ts';

/**
 * An endless list uses keyset pagination: a page starts below one row or ends above another. So every page is equally
 * fast, and new rows at the top shift nothing.
 */
export interface Edges {
  below?: string;
  above?: string;
}

export const EDGES = ['below', 'above'] as const;

export function parseEdges(search: string): Edges {
  const params = new URLSearchParams(search);
  const [below, above] = [params.get('below'), params.get('above')];
  return { ...(below && { below }), ...(above && { above }) };
}

/** The next URL of such a list: turning a page sets the row it starts below or ends above. */
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
