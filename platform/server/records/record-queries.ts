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
import { readPage, sortBy } from '../lists/read-page.ts';

export interface RecordKey {
  clientId: string;
  id: string;
}
export type Chosen = Parameters<typeof chosenSql<ListFilter>>[0];

const EXPORT_BATCH = 1_000;
const FIRST_ID = '00000000-0000-0000-0000-000000000000';

/** Reads the rows of a described record, always of one client; the table's alias is `kept`. */
export function recordQueries({ table, fields, list, views = {} }: AnyRecord) {
  const from = sql`${sql.table(table)} as kept`;
  const columns = sql`kept.id, ${selected('kept', fields)},
    kept.updated_at as "updatedAt", kept.version`;
  const inTable = { name: table, alias: 'kept' };
  const rules: FilterRules<FilterFields, string> = {
    columns: {
      ...filterColumns('kept', fields, (column) => clientTextSql(inTable, column)),
      updated: sql`kept.updated_at`,
    },
    views: {
      all: undefined,
      ...Object.fromEntries(
        Object.entries(views).map(([view, { when }]) => [view, hasValues(fields, when)]),
      ),
    },
    search: (searchText) => matchWordsInClient(inTable, searchText),
  };
  const sorts = { ...sortColumns('kept', fields), updatedAt: sql`kept.updated_at` };

  /** The same condition for list, deletion and export. */
  const fits = (filter: ListFilter, clientId: string): RawBuilder<SqlBool> =>
    sql<SqlBool>`kept.client_id = ${clientId} and ${filterSql(list, rules, filter)}`;

  return {
    async list({ db }: { db: Db }, clientId: string, query: ListQuestion) {
      const { rows, total } = await readPage<StoredRow>(
        { db },
        {
          page: query.page,
          limit: query.limit,
          areFew: isSelectiveFilter(list, query),
          from,
          key: sql`kept.client_id, kept.id`,
          fits: fits(query, clientId),
          order: sortBy<string>(sorts, query, sql`kept.id`),
          columns,
          joins: sql`join ${from} on kept.client_id = page.client_id and kept.id = page.id`,
        },
      );
      return { items: rows.map(toRecord), total };
    },

    async read({ db }: { db: Db }, { clientId, id }: RecordKey): Promise<RecordRow> {
      const { rows } = await sql<StoredRow>`
        select ${columns} from ${from}
        where kept.client_id = ${clientId} and kept.id = ${id}`.execute(db);
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
          select ${columns} from ${from} where ${fits(filter, clientId)} and kept.id > ${after}
          order by kept.id limit ${EXPORT_BATCH}`.execute(db);
        const last = rows.at(-1);
        if (!last) return;
        yield rows.map(toRecord);
        after = last.id;
      }
    },

    chosen: (which: Chosen, clientId: string): RawBuilder<SqlBool> =>
      chosenSql(which, {
        alias: 'kept',
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
    return sql`${sql.ref(`kept.${column}`)} = ${value}`;
  });
  return sql<SqlBool>`${sql.join(parts, sql` and `)}`;
}
