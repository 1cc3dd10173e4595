import type { z } from 'zod';
import type { CallDefinition, CallInput } from '#platform/contract/call.ts';
import type { FilterFields } from '#platform/contract/filters/filter-fields.ts';
import type { ListQuestion } from '#platform/contract/lists/define-list.ts';
import { queryOf } from '#platform/web/api/query-of.ts';
import type { Edges } from './edges.ts';
import type { AskedList } from './first-question.ts';

interface Page<Row> {
  items: Row[];
  /** Null where nobody counts: `hasMore` then says whether another page follows. */
  total: number | null;
  hasMore?: boolean | undefined;
  /** There are more than `total`, which ends somewhere. */
  more?: boolean | undefined;
  /** How many stand in each view, where the same call tells it. */
  views?: Readonly<Record<string, number | undefined>> | undefined;
}

/** A call that answers with a page of rows. */
type PageCall<Row> = CallDefinition & { response: z.ZodType<Page<Row>> };

interface Declared<
  Scope,
  Fields extends FilterFields,
  View extends string,
  Sort extends string,
  Row,
> {
  /** What a user's habits and saved views are kept under: `touchpoints.touchpoints`. */
  name: string;
  list: AskedList<Fields, View, Sort>;
  idOf: (row: Row) => string;
  nameOf: (row: Row) => string;
  /** Where the list has no end: what its pages begin below and end above. */
  edgeOf?: (row: Row) => string;
  /** Where a row opens; left out where it opens nowhere. */
  hrefOf?: (scope: Scope, row: Row) => string;
}

/**
 * A list of the suite, told once beside its screen: what it can be asked, the call that answers, and what a row is. The
 * list itself and the arrows on an opened record both read it. `Scope` is the client it belongs to, or null.
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
  ) => ReturnType<typeof askOf<Row>>;
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
  return { ...declared, ask: (scope, question) => askOf<Row>(call, inputOf(scope, question)) };
}

function askOf<Row>(call: PageCall<Row>, input: object) {
  return queryOf(call, input as CallInput<PageCall<Row>>);
}
