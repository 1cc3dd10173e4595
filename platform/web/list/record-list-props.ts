import type { ReactNode } from 'react';
import type { CallInput } from '#platform/contract/call.ts';
import { BULK_IDS_LIMIT } from '#platform/contract/limits.ts';
import type { ListFilter } from '#platform/contract/lists/define-list.ts';
import type { FilterFields } from '#platform/contract/lists/filter-condition.ts';
import type { ExportFormat } from '#platform/web/exports/export-menu.tsx';
import type { ExportCall } from '#platform/web/exports/use-export.ts';
import type { NamedRow } from '#platform/web/feedback/use-confirm.tsx';
import type { FilterField } from '#platform/web/filters/filter-condition.ts';
import type { TableColumn } from '#platform/web/table/columns/table-column.ts';
import type { DataTableProps } from '#platform/web/table/data-table-props.ts';
import type { BulkAction, TableSelection } from '#platform/web/table/selection/table-selection.ts';
import type { Listing } from './listing.ts';
import type { ListOptions } from './use-list.ts';

export type ListBulkAction<Filter> = Omit<BulkAction, 'run'> & {
  run: (chosen: Chosen<Filter>) => void;
};

/** How a card on a phone opens its record. */
export interface CardNavigation {
  href: string;
  navigate: (href: string) => void;
}

/** The page that contains a list of related records, and its name for the back link. */
export interface ListPart<Scope> {
  to: string;
  label: string;
  /** Scope of the whole list, the key under which records find their position. */
  whole: Scope;
}

/** Props of a list besides its declaration: texts, columns and actions. */
export interface RecordListProps<
  Scope,
  Fields extends FilterFields,
  View extends string,
  Sort extends string,
  Row extends object,
  File extends ExportCall,
> extends ListOptions,
    Pick<DataTableProps<Row>, 'rowActions' | 'rowNote' | 'firstUse'> {
  listing: Listing<Scope, Fields, View, Sort, Row>;
  scope: Scope;
  /** A part of the list on another page: it has no views, and its records lead back to that page. */
  part?: ListPart<Scope>;
  /** Name of the records: "Touchpoints". */
  label: string;
  /** Searchable fields as a text; undefined if the list has no search. */
  search?: string;
  viewNames: Readonly<Record<View, string>>;
  /** Counts per view, where another call returns them. */
  viewCounts?: Readonly<Partial<Record<View, number | undefined>>> | undefined;
  /** The view of what is due soon; its count is in brass. */
  dueView?: View;
  /** Views with more rows than their number says, because counting stopped at a limit. */
  cappedViews?: readonly View[] | undefined;
  /** Views that are shown only if they contain rows. */
  rareViews?: readonly View[];
  fields?: readonly FilterField[];
  columns: readonly TableColumn<Row>[];
  /** Text next to the pager about the whole list or the current query. */
  note?: ReactNode | ((view: View, filter: ListFilter<Fields, View>) => ReactNode);
  card?: (row: Row, way: CardNavigation) => ReactNode;
  /** How confirmations name a row, with a figure. Default: only its name. */
  namedRow?: (row: Row) => NamedRow;
  /** Bulk actions, by view. */
  bulkActions?: (view: View) => readonly ListBulkAction<ListFilter<Fields, View>>[];
  exports?: {
    call: File;
    inputOf: (format: ExportFormat, filter: ListFilter<Fields, View>) => CallInput<File>;
  };
}

/** The rows of a bulk action, in the format of the call. */
export type BulkSelection<Filter, Key = string> =
  | { ids: Key[] }
  | { filter: Filter; except: Key[] };

/** Input of a bulk action. */
export interface Chosen<Filter> {
  which: BulkSelection<Filter>;
  count: number;
  /** Names of selected records that were visible, for confirmations. */
  names: readonly NamedRow[];
  /** Clears the selection after success. */
  done: () => void;
}

/** Undefined if more rows were selected one by one than a call accepts. */
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
