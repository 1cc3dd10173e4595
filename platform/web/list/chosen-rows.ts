import { BULK_IDS_LIMIT } from '#platform/contract/limits.ts';
import type { NamedRow } from '#platform/web/feedback/named-rows.ts';
import type { TableSelection } from '#platform/web/table/selection/table-selection.ts';

/** The rows that a bulk action means, as a call is told about them. */
export type Which<Filter, Key = string> = { ids: Key[] } | { filter: Filter; except: Key[] };

/** What a bulk action is handed. */
export interface Chosen<Filter> {
  which: Which<Filter>;
  count: number;
  /** Those of them that were ever on the screen, as a question names them. */
  names: readonly NamedRow[];
  /** It is done: nothing is chosen any more. */
  done: () => void;
}

/** Undefined where more were named one by one than a call takes. */
export function whichOf<Filter>(chosen: TableSelection, filter: Filter): Which<Filter> | undefined {
  if (chosen.kind === 'ids')
    return chosen.ids.size <= BULK_IDS_LIMIT ? { ids: [...chosen.ids] } : undefined;
  return chosen.except.size <= BULK_IDS_LIMIT ? { filter, except: [...chosen.except] } : undefined;
}

/** For a call that knows its rows by more than one word. */
export function keyedBy<Filter, Key>(
  which: Which<Filter>,
  keyOf: (id: string) => Key,
): Which<Filter, Key> {
  if ('ids' in which) return { ids: which.ids.map(keyOf) };
  return { filter: which.filter, except: which.except.map(keyOf) };
}
