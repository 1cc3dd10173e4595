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

/** How a card on a phone opens what it shows. */
export interface CardWay {
  href: string;
  navigate: (href: string) => void;
}

/** Where a list that stands on the page of something else belongs, and under which name a record leads back there. */
export interface ListPart<Scope> {
  to: string;
  label: string;
  /** Of the whole list, under which records look for the place they were opened from. */
  whole: Scope;
}

/** What a list of the suite is made of beside its declaration: words, columns, and what can be done with its rows. */
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
  /** What the list holds: "Touchpoints". */
  label: string;
  /** What can be searched for; left out where nothing can. */
  search?: string;
  viewNames: Readonly<Record<View, string>>;
  /** Where another call than that of the list tells them. */
  viewCounts?: Readonly<Partial<Record<View, number | undefined>>> | undefined;
  /** Offered only where something stands in them. */
  rareViews?: readonly View[];
  fields?: readonly FilterField[];
  columns: readonly TableColumn<Row>[];
  /** Left in the pager: what the reader should know about the whole list, or about what is asked of it. */
  note?: ReactNode | ((view: View, filter: ListFilter<Fields, View>) => ReactNode);
  card?: (row: Row, way: CardWay) => ReactNode;
  /** How a question about several rows names one, with its figure; by its name alone unless told. */
  namedRow?: (row: Row) => NamedRow;
  /** Another view may offer other actions. */
  bulkActions?: (view: View) => readonly ListBulkAction<ListFilter<Fields, View>>[];
  exports?: {
    call: File;
    inputOf: (format: ExportFormat, filter: ListFilter<Fields, View>) => CallInput<File>;
  };
}
