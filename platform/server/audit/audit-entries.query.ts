import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { ConditionOfKind } from '#platform/contract/lists/filter-condition.ts';
import {
  type AuditAction,
  type AuditFilter,
  auditList,
} from '#platform/contract/lists/operation-lists.ts';
import type { Db } from '../database/database.ts';
import { matchWords } from '../database/word-search.ts';
import { conditionSql, filterSql } from '../filters/filter-sql.ts';
import { COUNT_LIMIT } from '../lists/read-page.ts';

/** One change of one record. `before` and `after` of an update contain the changed fields only. */
interface AuditEntry {
  id: number;
  at: Date;
  clientId: string | null;
  userId: string | null;
  byUserId: string | null;
  requestId: string | null;
  via: string;
  record: string;
  recordId: string;
  label: string;
  action: AuditAction;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
}

interface AuditQuestion extends AuditFilter {
  /** The page that begins below this entry, or ends above that one. */
  below?: number | undefined;
  above?: number | undefined;
  limit: number;
}

/** Newest first, by the entry's number, so that the thousandth page is as fast as the first. */
export async function auditEntries(
  { db }: { db: Db },
  query: AuditQuestion,
  meant: UsersMeant,
): Promise<{ items: AuditEntry[]; hasMore: boolean }> {
  const { below, above, limit } = query;
  const upwards = above !== undefined;
  const edge = upwards
    ? sql<SqlBool>`id > ${above}`
    : below === undefined
      ? sql<SqlBool>`true`
      : sql<SqlBool>`id < ${below}`;
  const { rows } = await sql<AuditEntry>`
    select id, at, client_id as "clientId", user_id as "userId", by_user_id as "byUserId",
      request_id as "requestId", via, record, record_id as "recordId", label, action, before, after
    from platform.audit_entries
    where ${auditFilterSql(query, meant)} and ${edge}
    order by id ${upwards ? sql`asc` : sql`desc`} limit ${limit + 1}`.execute(db);
  const more = rows.length > limit;
  const page = rows.slice(0, limit);
  // When paging back, the entry that the user comes from always follows this page.
  return upwards ? { items: page.reverse(), hasMore: true } : { items: page, hasMore: more };
}

export async function auditCount(
  { db }: { db: Db },
  filter: AuditFilter,
  meant: UsersMeant,
): Promise<{ total: number; more: boolean }> {
  const { rows } = await sql<{ count: number }>`
    select count(*) from (
      select from platform.audit_entries where ${auditFilterSql(filter, meant)} limit ${COUNT_LIMIT + 1}
    ) as found`.execute(db);
  const count = rows[0]?.count ?? 0;
  return { total: Math.min(count, COUNT_LIMIT), more: count > COUNT_LIMIT };
}

/** The kinds of records in the log. Reads one index entry per kind, not every log entry. */
export async function auditedRecords({ db }: { db: Db }): Promise<string[]> {
  const { rows } = await sql<{ record: string }>`
    with recursive kinds as (
      (select record from platform.audit_entries order by record limit 1)
      union all
      select (select record from platform.audit_entries where record > kinds.record order by record limit 1)
      from kinds where kinds.record is not null
    )
    select record from kinds where record is not null`.execute(db);
  return rows.map(({ record }) => record);
}

/** User IDs by search text. The log stores no names. */
type UsersMeant = ReadonlyMap<string, readonly string[]>;

/** The same filter for a page of the log and for its count. */
function auditFilterSql(filter: AuditFilter, meant: UsersMeant): RawBuilder<SqlBool> {
  return filterSql(
    auditList,
    {
      columns: {
        client: sql`client_id`,
        user: ({ value }) => {
          const ids = meant.get(value) ?? [];
          return sql<SqlBool>`(user_id = any (${ids}::uuid[]) or by_user_id = any (${ids}::uuid[]))`;
        },
        kind: sql`record`,
        action: sql`action`,
        period: sql`at`,
        record: (condition) => fitsKey(sql`record_id`, condition),
        request: (condition) => fitsKey(sql`request_id`, condition),
      },
      views: { all: undefined },
      search: (searchText) => matchWords(sql<string>`platform.fold(label)`, searchText),
    },
    filter,
  );
}

/** A complete record key is found through its index. */
function fitsKey(
  column: RawBuilder<unknown>,
  condition: ConditionOfKind<'text'>,
): RawBuilder<SqlBool> {
  return condition.operator === 'equals'
    ? sql<SqlBool>`${column} = ${condition.value}`
    : conditionSql.text(column, condition);
}
