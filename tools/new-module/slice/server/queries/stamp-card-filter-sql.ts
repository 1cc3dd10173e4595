import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { stampCardFields } from '#modules/corner-shop/contract/stamp-card-fields.ts';
import {
  type StampCardFilter,
  stampCardList,
  type WhichStampCards,
} from '#modules/corner-shop/contract/stamp-card-list.ts';
import { matchWordsInClient } from '#platform/server/database/word-search.ts';
import { filterColumns } from '#platform/server/fields/list-columns.ts';
import { clientTextSql, type FilterRules, filterSql } from '#platform/server/filters/filter-sql.ts';
import { chosenSql } from '#platform/server/lists/chosen-records.ts';

const TABLE = { name: 'corner_shop.stamp_cards', alias: 'kept' };

const RULES: FilterRules<typeof stampCardList.fields, StampCardFilter['view']> = {
  columns: {
    ...filterColumns('kept', stampCardFields, (column) => clientTextSql(TABLE, column)),
    updated: sql`kept.updated_at`,
  },
  views: {
    all: undefined,
    active: sql`kept.active`,
    inactive: sql`not kept.active`,
  },
  words: (searchText) => matchWordsInClient(TABLE, searchText),
};

/** The same filter for list, bulk change and export; over `corner_shop.stamp_cards as kept`. */
export function stampCardFilterSql(filter: StampCardFilter, clientId: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`kept.client_id = ${clientId} and ${filterSql(stampCardList, RULES, filter)}`;
}

/** The selected records, or all that match the filter except those deselected. */
export function chosenStampCardsSql(which: WhichStampCards, clientId: string): RawBuilder<SqlBool> {
  return chosenSql(which, {
    alias: 'kept',
    clientId,
    idType: 'uuid',
    matches: (filter) => stampCardFilterSql(filter, clientId),
  });
}
