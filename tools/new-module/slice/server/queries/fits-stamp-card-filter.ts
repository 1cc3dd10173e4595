import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { stampCardFields } from '#modules/corner-shop/contract/stamp-card-fields.ts';
import {
  type StampCardFilter,
  stampCardList,
  type WhichStampCards,
} from '#modules/corner-shop/contract/stamp-card-list.ts';
import { fitsWordsOfClient } from '#platform/server/database/fits-words-of-client.ts';
import { filterColumns } from '#platform/server/fields/filter-columns.ts';
import { type FilterRules, fitsFilter } from '#platform/server/filters/fits-filter.ts';
import { fitsTextOfClient } from '#platform/server/filters/fits-text-of-client.ts';

const TABLE = { name: 'corner_shop.stamp_cards', alias: 'kept' };

const RULES: FilterRules<typeof stampCardList.fields, StampCardFilter['view']> = {
  columns: {
    ...filterColumns('kept', stampCardFields, (column) => fitsTextOfClient(TABLE, column)),
    updated: sql`kept.updated_at`,
  },
  views: {
    all: undefined,
    active: sql`kept.active`,
    inactive: sql`not kept.active`,
  },
  words: (words) => fitsWordsOfClient(TABLE, words),
};

/** The same judgement for list, bulk change and export; over `corner_shop.stamp_cards as kept`. */
export function fitsStampCardFilter(
  filter: StampCardFilter,
  clientId: string,
): RawBuilder<SqlBool> {
  return sql<SqlBool>`kept.client_id = ${clientId} and ${fitsFilter(stampCardList, RULES, filter)}`;
}

/** Those that somebody ticked, or all that fit without those that were taken out. */
export function fitsChosenStampCards(
  which: WhichStampCards,
  clientId: string,
): RawBuilder<SqlBool> {
  if ('ids' in which)
    return sql<SqlBool>`kept.client_id = ${clientId} and kept.id = any (${which.ids}::uuid[])`;
  return sql<SqlBool>`${fitsStampCardFilter(which.filter, clientId)}
    and kept.id <> all (${which.except}::uuid[])`;
}
