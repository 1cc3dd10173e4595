import { type SqlBool, sql } from 'kysely';
import {
  type DeadCode,
  type DeadCodeQuestion,
  type DeadCodeSort,
  deadCodeList,
} from '#modules/touchpoints/contract/dead-codes.ts';
import { suffixSchema } from '#modules/touchpoints/contract/suffix.ts';
import { matchWords } from '#platform/server/database/word-search.ts';
import { type FilterRules, filterSql } from '#platform/server/filters/filter-sql.ts';
import { readPage, type SortColumns, sortBy } from '#platform/server/lists/read-page.ts';
import type { Context } from '../tables.ts';

interface DeadCodeRow {
  suffix: string;
  visits: number;
  firstAt: Date;
  lastAt: Date;
  similar: DeadCode['similar'];
}

/** Visited suffixes that do not exist, each with the most similar existing suffix. */
export async function deadCodes(
  { db }: Pick<Context, 'db'>,
  query: DeadCodeQuestion,
  clientId: string,
): Promise<{ items: DeadCode[]; total: number }> {
  const { rows, total } = await readPage<DeadCodeRow>(
    { db },
    {
      page: query.page,
      limit: query.limit,
      areFew: false,
      from: sql`touchpoints.dead_codes as code`,
      key: sql`code.client_id, code.suffix_key`,
      fits: sql<SqlBool>`code.client_id = ${clientId} and code.dismissed_at is null
        and ${filterSql(deadCodeList, RULES, query)}`,
      order: sortBy(SORTS, query, sql`code.suffix_key`),
      columns: sql`code.suffix, code.visits, code.first_at as "firstAt", code.last_at as "lastAt",
        case when near.suffix is not null
          then json_build_object('_id', near.touchpoint_id, 'suffix', near.suffix) end as similar`,
      joins: sql`join touchpoints.dead_codes as code
          on code.client_id = page.client_id and code.suffix_key = page.suffix_key
        left join touchpoints.similar_suffixes(array(select suffix_key from page)) as near
          on near.tried = page.suffix_key`,
    },
  );
  return {
    items: rows.map((row) => ({
      ...row,
      firstAt: row.firstAt.toISOString(),
      lastAt: row.lastAt.toISOString(),
      usable: suffixSchema.safeParse(row.suffix).success,
    })),
    total,
  };
}

const RULES: FilterRules<typeof deadCodeList.fields, 'all'> = {
  columns: {
    suffix: sql`code.suffix`,
    visits: sql`code.visits`,
    first: sql`code.first_at`,
    last: sql`code.last_at`,
  },
  views: { all: undefined },
  search: (searchText) => matchWords(sql<string>`platform.fold(code.suffix)`, searchText),
};

const SORTS: SortColumns<DeadCodeSort> = {
  visits: sql`code.visits`,
  lastAt: sql`code.last_at`,
  suffix: (way) => sql`code.suffix_key ${way}`,
};
