import { type RawBuilder, type SqlBool, sql } from 'kysely';
import {
  type Block,
  type BlockFilter,
  blockList,
  type WhichBlocks,
} from '#modules/profile-hub/contract/blocks.ts';
import { STANDARD_CRITERIA } from '#modules/profile-hub/contract/standard-criteria.ts';
import { matchWordsInClient } from '#platform/server/database/word-search.ts';
import { clientTextSql, type FilterRules, filterSql } from '#platform/server/filters/filter-sql.ts';
import { chosenSql } from '#platform/server/lists/chosen-records.ts';

const TABLE = { name: 'profile_hub.blocked_addresses', alias: 'entry' };

/** Slug of a purpose: of a standard one from the code, otherwise of the custom criterion. */
const purposeSlug = sql`coalesce(
  case entry.purpose ${sql.join(
    STANDARD_CRITERIA.flatMap(({ slug, purpose }) =>
      purpose === undefined ? [] : [sql`when ${sql.lit(purpose)} then ${sql.lit(slug)}`],
    ),
    sql` `,
  )} end,
  (select criterion.slug from profile_hub.criteria as criterion
    where criterion.client_id = entry.client_id and criterion.number = entry.purpose),
  entry.purpose::text)`;

export const BLOCK_VIEWS: Record<BlockFilter['view'], RawBuilder<SqlBool> | undefined> = {
  all: undefined,
  manual: sql`entry.reason = 'manual'`,
  erased: sql`entry.address is null`,
};

const RULES: FilterRules<typeof blockList.fields, BlockFilter['view']> = {
  columns: {
    address: clientTextSql(TABLE, sql`entry.address`),
    kind: sql`entry.kind`,
    purpose: purposeSlug,
    reason: sql`entry.reason`,
    at: sql`entry.at`,
  },
  views: BLOCK_VIEWS,
  search: (searchText) => matchWordsInClient(TABLE, searchText),
};

/** Filter over `profile_hub.blocked_addresses as entry`: the same for list, removal and export. */
export function blockFilterSql(filter: BlockFilter, clientId: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`entry.client_id = ${clientId} and ${filterSql(blockList, RULES, filter)}`;
}

export function chosenBlocksSql(which: WhichBlocks, clientId: string): RawBuilder<SqlBool> {
  return chosenSql(which, {
    alias: 'entry',
    clientId,
    idType: 'uuid',
    matches: (filter) => blockFilterSql(filter, clientId),
  });
}

export const blockColumns = sql`entry.id, entry.kind, entry.address, ${purposeSlug} as purpose, entry.reason, entry.note,
  entry.at, (
    select contact.id from profile_hub.contacts as contact
    where contact.client_id = entry.client_id and (contact.email = entry.address or contact.phone = entry.address)
    order by contact.created_at, contact.id limit 1) as "contactId"`;

export type BlockRow = Omit<Block, 'at'> & { at: Date };

export function toBlock(row: BlockRow): Block {
  return { ...row, at: row.at.toISOString() };
}
