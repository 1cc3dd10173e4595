import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { ListFilter, ListQuestion } from '#platform/contract/lists/define-list.ts';
import type { FilterFields } from '#platform/contract/lists/filter-condition.ts';
import { notFound } from '#platform/contract/problems.ts';
import type { AnyRecord } from '#platform/contract/records/define-record.ts';
import type { RecordRow } from '#platform/contract/records/record-calls.ts';
import type { Db } from '../database/database.ts';
import { matchWordsInClient } from '../database/word-search.ts';
import { selected } from '../fields/field-sql.ts';
import { filterColumns, sortColumns } from '../fields/list-columns.ts';
import {
  clientTextSql,
  type FilterRules,
  filterSql,
  isSelectiveFilter,
} from '../filters/filter-sql.ts';
import { chosenSql } from '../lists/chosen-records.ts';
import { countViews } from '../lists/count-views.ts';
import { readPage, sortBy } from '../lists/read-page.ts';

export interface RecordKey {
  clientId: string;
  id: string;
}
export type Chosen = Parameters<typeof chosenSql<ListFilter>>[0];

const EXPORT_BATCH = 1_000;
const FIRST_ID = '00000000-0000-0000-0000-000000000000';

/** Reads the rows of a described record, always of one client; the table's alias is `stored`. */
export function recordQueries({ table, fields, list, views = {} }: AnyRecord) {
  const from = sql`${sql.table(table)} as stored`;
  const columns = sql`stored.id, ${selected('stored', fields)},
    stored.updated_at as "updatedAt", stored.version`;
  const inTable = { name: table, alias: 'stored' };
  const rules: FilterRules<FilterFields, string> = {
    columns: {
      ...filterColumns('stored', fields, (column) => clientTextSql(inTable, column)),
      updated: sql`stored.updated_at`,
    },
    views: {
      all: undefined,
      ...Object.fromEntries(
        Object.entries(views).map(([view, { when }]) => [view, hasValues(fields, when)]),
      ),
    },
    search: (searchText) => matchWordsInClient(inTable, searchText),
  };
  const sorts = { ...sortColumns('stored', fields), updatedAt: sql`stored.updated_at` };

  /** The same condition for list, deletion and export. */
  const fits = (filter: ListFilter, clientId: string): RawBuilder<SqlBool> =>
    sql<SqlBool>`stored.client_id = ${clientId} and ${filterSql(list, rules, filter)}`;

  return {
    async list({ db }: { db: Db }, clientId: string, query: ListQuestion) {
      const { rows, total } = await readPage<StoredRow>(
        { db },
        {
          page: query.page,
          limit: query.limit,
          areFew: isSelectiveFilter(list, query),
          from,
          key: sql`stored.client_id, stored.id`,
          fits: fits(query, clientId),
          order: sortBy<string>(sorts, query, sql`stored.id`),
          columns,
          joins: sql`join ${from} on stored.client_id = page.client_id and stored.id = page.id`,
        },
      );
      return { items: rows.map(toRecord), total };
    },

    countViews: ({ db }: { db: Db }, clientId: string) =>
      countViews(
        { db },
        { views: rules.views, from, within: sql<SqlBool>`stored.client_id = ${clientId}` },
      ),

    async read({ db }: { db: Db }, { clientId, id }: RecordKey): Promise<RecordRow> {
      const { rows } = await sql<StoredRow>`
        select ${columns} from ${from}
        where stored.client_id = ${clientId} and stored.id = ${id}`.execute(db);
      const [row] = rows;
      if (!row) throw notFound();
      return toRecord(row);
    },

    /** All matching rows, in pages. */
    async *pages(
      { db }: { db: Db },
      clientId: string,
      filter: ListFilter,
    ): AsyncGenerator<RecordRow[]> {
      for (let after = FIRST_ID; ; ) {
        const { rows } = await sql<StoredRow>`
          select ${columns} from ${from} where ${fits(filter, clientId)} and stored.id > ${after}
          order by stored.id limit ${EXPORT_BATCH}`.execute(db);
        const last = rows.at(-1);
        if (!last) return;
        yield rows.map(toRecord);
        after = last.id;
      }
    },

    chosen: (which: Chosen, clientId: string): RawBuilder<SqlBool> =>
      chosenSql(which, {
        alias: 'stored',
        clientId,
        idType: 'uuid',
        matches: (filter) => fits(filter, clientId),
      }),
  };
}
export type RecordQueries = ReturnType<typeof recordQueries>;

type StoredRow = { id: string } & Readonly<Record<string, unknown>>;

/** Timestamps as calls return them. */
function toRecord(row: StoredRow): RecordRow {
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name,
      value instanceof Date ? value.toISOString() : value,
    ]),
  ) as RecordRow;
}

function hasValues(
  fields: AnyRecord['fields'],
  when: Readonly<Record<string, string | boolean>>,
): RawBuilder<SqlBool> {
  const parts = Object.entries(when).map(([name, value]) => {
    const column = fields[name]?.column;
    if (column === undefined) throw new Error(`a view is by ${name}, which is no field`);
    return sql`${sql.ref(`stored.${column}`)} = ${value}`;
  });
  return sql<SqlBool>`${sql.join(parts, sql` and `)}`;
}
