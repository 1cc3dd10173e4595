import { sql } from 'kysely';
import type { StampCard } from '#modules/corner-shop/contract/stamp-card.ts';
import { stampCardFields } from '#modules/corner-shop/contract/stamp-card-fields.ts';
import {
  type StampCardSort,
  type StampCardView,
  stampCardList,
} from '#modules/corner-shop/contract/stamp-card-list.ts';
import type { ListQuestion } from '#platform/contract/lists/define-list.ts';
import type { Db } from '#platform/server/database/database.ts';
import { sortColumns } from '#platform/server/fields/list-columns.ts';
import { isSelectiveFilter } from '#platform/server/filters/filter-sql.ts';
import { readPage, type SortColumns, sortBy } from '#platform/server/lists/read-page.ts';
import type { CornerShopTables } from '../tables.ts';
import { stampCardFilterSql } from './stamp-card-filter-sql.ts';
import { type StampCardRow, stampCardColumns, toStampCard } from './stamp-card-row.ts';

type StampCardQuery = ListQuestion<typeof stampCardList.fields, StampCardView, StampCardSort>;

/** A page of the stamp cards of a client, and how many there are. */
export async function listStampCards(
  { db }: { db: Db<CornerShopTables> },
  clientId: string,
  query: StampCardQuery,
): Promise<{ items: StampCard[]; total: number }> {
  const { rows, total } = await readPage<StampCardRow>(
    { db },
    {
      page: query.page,
      limit: query.limit,
      areFew: isSelectiveFilter(stampCardList, query),
      from: sql`corner_shop.stamp_cards as kept`,
      key: sql`kept.client_id, kept.id`,
      fits: stampCardFilterSql(query, clientId),
      order: sortBy(SORTS, query, sql`kept.id`),
      columns: stampCardColumns,
      joins: sql`join corner_shop.stamp_cards as kept
        on kept.client_id = page.client_id and kept.id = page.id`,
    },
  );
  return { items: rows.map(toStampCard), total };
}

const SORTS: SortColumns<StampCardSort> = {
  ...sortColumns('kept', stampCardFields),
  updatedAt: sql`kept.updated_at`,
};
