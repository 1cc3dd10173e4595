import type { z } from 'zod';
import type { CallDefinition, CallInput } from '#platform/contract/call.ts';
import type { ListQuestion } from '#platform/contract/lists/define-list.ts';
import type { Condition, FilterFields } from '#platform/contract/lists/filter-condition.ts';
import { callQueryOptions } from '#platform/web/api/use-call.ts';
import type { Edges } from './edges.ts';

interface Page<Row> {
  items: Row[];
  /** Null where rows are not counted; `hasMore` then says whether another page follows. */
  total: number | null;
  hasMore?: boolean | undefined;
  /** There are more than `total`, because counting stops at a limit. */
  more?: boolean | undefined;
  /** Number of rows per view, where the same call returns it. */
  views?: Readonly<Record<string, number | undefined>> | undefined;
}

/** A call that returns a page of rows. */
type PageCall<Row> = CallDefinition & { response: z.ZodType<Page<Row>> };

interface Declared<
  Scope,
  Fields extends FilterFields,
  View extends string,
  Sort extends string,
  Row,
> {
  /** Key of a user's preferences and saved views: `touchpoints.touchpoints`. */
  name: string;
  list: ListDeclaration<Fields, View, Sort>;
  idOf: (row: Row) => string;
  nameOf: (row: Row) => string;
  /** For an endless list: the sort values by which its pages start below or end above a row. */
  edgeOf?: (row: Row) => string;
  /** Link of a row; undefined if rows, or this one, have none. */
  hrefOf?: (scope: Scope, row: Row) => string | undefined;
}

/**
 * Declaration of a list, next to its screen: its query, its call and its rows. The list and the arrows on an opened
 * record both use it. `Scope` is its client, or null.
 */
export type Listing<
  Scope,
  Fields extends FilterFields,
  View extends string,
  Sort extends string,
  Row,
> = Declared<Scope, Fields, View, Sort, Row> & {
  ask: (
    scope: Scope,
    question: ListQuestion<Fields, View, Sort> & Edges,
  ) => ReturnType<typeof toQueryOptions<Row>>;
};

export function defineListing<
  Scope,
  Fields extends FilterFields,
  View extends string,
  Sort extends string,
  Row,
  Call extends PageCall<Row>,
>({
  call,
  inputOf,
  ...declared
}: Declared<Scope, Fields, View, Sort, Row> & {
  call: Call & PageCall<Row>;
  inputOf: (scope: Scope, question: ListQuestion<Fields, View, Sort> & Edges) => CallInput<Call>;
}): Listing<Scope, Fields, View, Sort, Row> {
  return {
    ...declared,
    ask: (scope, question) => toQueryOptions<Row>(call, inputOf(scope, question)),
  };
}

function toQueryOptions<Row>(call: PageCall<Row>, input: object) {
  return callQueryOptions(call, input as CallInput<PageCall<Row>>);
}

/** What a screen needs from a list declared in a contract. */
export interface ListDeclaration<
  Fields extends FilterFields = FilterFields,
  View extends string = string,
  Sort extends string = string,
> {
  views: readonly [View, ...View[]];
  fields: Fields;
  sorts: readonly [Sort, ...Sort[]];
  pageSize: number;
  firstSort: { column: Sort; descending: boolean };
  condition: { safeParse: (given: unknown) => { data?: Condition<Fields> | undefined } };
}

/** The query of the list without any parameters. */
export function firstQuestion<
  Fields extends FilterFields,
  View extends string,
  Sort extends string,
>({
  views,
  pageSize,
  firstSort,
}: ListDeclaration<Fields, View, Sort>): ListQuestion<Fields, View, Sort> {
  return {
    view: views[0],
    groups: [],
    page: 1,
    limit: pageSize,
    sortBy: firstSort.column,
    sortDesc: firstSort.descending,
  };
}

/** A list query for a call that takes only URL parameters. */
export function inAddress<Question extends { groups: readonly object[]; sortDesc: boolean }>({
  sortDesc,
  ...rest
}: Question) {
  return { ...filterInAddress(rest), sortDesc: String(sortDesc) };
}

export function filterInAddress<Filter extends { groups: readonly object[] }>({
  groups,
  ...rest
}: Filter) {
  return { ...rest, ...(groups.length > 0 && { groups: JSON.stringify(groups) }) };
}
