import { type SqlBool, sql } from 'kysely';
import {
  type Block,
  type BlockSort,
  type BlockView,
  blockList,
} from '#modules/profile-hub/contract/blocks.ts';
import type { ListQuestion } from '#platform/contract/lists/define-list.ts';
import { BRAND_ROLES } from '#platform/contract/permission.ts';
import { isSelectiveFilter } from '#platform/server/filters/filter-sql.ts';
import { countViews } from '#platform/server/lists/count-views.ts';
import { readPage, type SortColumns, sortBy } from '#platform/server/lists/read-page.ts';
import type { SearchSource } from '#platform/server/module-parts.ts';
import type { Context } from '../tables.ts';
import {
  BLOCK_VIEWS,
  type BlockRow,
  blockColumns,
  blockFilterSql,
  toBlock,
} from './block-filter-sql.ts';

type BlockQuery = ListQuestion<typeof blockList.fields, BlockView, BlockSort>;

const SORTS: SortColumns<BlockSort> = {
  at: sql`entry.at`,
  address: sql`entry.address`,
  reason: sql`entry.reason`,
};

/** A page of the block list with its total. */
export async function listBlocks(
  { db }: Pick<Context, 'db'>,
  clientId: string,
  query: BlockQuery,
): Promise<{ items: Block[]; total: number }> {
  const { rows, total } = await readPage<BlockRow>(
    { db },
    {
      page: query.page,
      limit: query.limit,
      areFew: isSelectiveFilter(blockList, query),
      from: sql`profile_hub.blocked_addresses as entry`,
      key: sql`entry.client_id, entry.id`,
      fits: blockFilterSql(query, clientId),
      order: sortBy(SORTS, query, sql`entry.id`),
      columns: blockColumns,
      joins: sql`join profile_hub.blocked_addresses as entry
        on entry.client_id = page.client_id and entry.id = page.id`,
    },
  );
  return { items: rows.map(toBlock), total };
}

export function countBlocks({ db }: Pick<Context, 'db'>, clientId: string) {
  return countViews(
    { db },
    {
      views: BLOCK_VIEWS,
      from: sql`profile_hub.blocked_addresses as entry`,
      within: sql<SqlBool>`entry.client_id = ${clientId}`,
    },
  );
}

/** Searches the block list by address, for the header search. */
export const searchBlocks: SearchSource = {
  kind: 'blocks',
  menu: 'profilehub/contacts',
  roles: BRAND_ROLES,
  async search({ words, limit, db, app, clientId, principal: { locale } }) {
    const { items, total } = await listBlocks({ db }, clientId, {
      view: 'all',
      q: words,
      groups: [],
      page: 1,
      limit,
      sortBy: 'at',
      sortDesc: true,
    });
    const translate = app.texts.translator(locale);
    return {
      total,
      hits: items.map(({ id, address, reason }) => ({
        id,
        path: `profilehub/contacts/blocks?q=${encodeURIComponent(address ?? '')}`,
        title: address ?? '',
        meta: `${translate('profile-hub:title.blocks')} · ${translate(`profile-hub:block.reason.${reason}`)}`,
      })),
    };
  },
};
