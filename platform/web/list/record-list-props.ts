import type { ReactNode } from 'react';
import type { CallInput } from '#platform/contract/call.ts';
import type { FilterFields } from '#platform/contract/filters/filter-fields.ts';
import type { ListFilter } from '#platform/contract/lists/define-list.ts';
import type { ExportFormat } from '#platform/web/exports/export-menu.tsx';
import type { ExportCall } from '#platform/web/exports/use-export.ts';
import type { NamedRow } from '#platform/web/feedback/named-rows.ts';
import type { FilterField } from '#platform/web/filters/filter-field.ts';
import type { TableColumn } from '#platform/web/table/columns/table-column.ts';
import type { DataTableProps } from '#platform/web/table/data-table-props.ts';
import type { BulkAction } from '#platform/web/table/selection/table-action.ts';
import type { Chosen } from './chosen-rows.ts';
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
  /** What can be searched for; left out where nothing can. */
  search?: string;
  viewNames: Readonly<Record<View, string>>;
  /** Counts per view, where another call returns them. */
  viewCounts?: Readonly<Partial<Record<View, number | undefined>>> | undefined;
  /** Views that are shown only if they contain rows. */
  rareViews?: readonly View[];
  fields?: readonly FilterField[];
  columns: readonly TableColumn<Row>[];
  /** Text in the pager about the whole list or its current query. */
  note?: ReactNode | ((view: View, filter: ListFilter<Fields, View>) => ReactNode);
  card?: (row: Row, way: CardNavigation) => ReactNode;
  /** How confirmations name a row, with its figure; by default only its name. */
  namedRow?: (row: Row) => NamedRow;
  /** Another view may offer other actions. */
  bulkActions?: (view: View) => readonly ListBulkAction<ListFilter<Fields, View>>[];
  exports?: {
    call: File;
    inputOf: (format: ExportFormat, filter: ListFilter<Fields, View>) => CallInput<File>;
  };
}
