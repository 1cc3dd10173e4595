import { BULK_IDS_LIMIT } from '#platform/contract/limits.ts';
import type { NamedRow } from '#platform/web/feedback/named-rows.ts';
import type { TableSelection } from '#platform/web/table/selection/table-selection.ts';

/** The rows of a bulk action, in the format of the call. */
export type BulkSelection<Filter, Key = string> =
  | { ids: Key[] }
  | { filter: Filter; except: Key[] };

/** Input of a bulk action. */
export interface Chosen<Filter> {
  which: BulkSelection<Filter>;
  count: number;
  /** Those of them that were ever on the screen, as a question names them. */
  names: readonly NamedRow[];
  /** It is done: nothing is chosen any more. */
  done: () => void;
}

/** Undefined where more were named one by one than a call takes. */
export function toBulkSelection<Filter>(
  chosen: TableSelection,
  filter: Filter,
): BulkSelection<Filter> | undefined {
  if (chosen.kind === 'ids')
    return chosen.ids.size <= BULK_IDS_LIMIT ? { ids: [...chosen.ids] } : undefined;
  return chosen.except.size <= BULK_IDS_LIMIT ? { filter, except: [...chosen.except] } : undefined;
}

/** Converts ids for a call whose rows have a compound key. */
export function keyedBy<Filter, Key>(
  which: BulkSelection<Filter>,
  keyOf: (id: string) => Key,
): BulkSelection<Filter, Key> {
  if ('ids' in which) return { ids: which.ids.map(keyOf) };
  return { filter: which.filter, except: which.except.map(keyOf) };
}
