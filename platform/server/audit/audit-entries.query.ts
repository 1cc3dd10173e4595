import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '../database/database.ts';
import { fitsWords } from '../database/fits-words.ts';

/** More than these are not counted: the log has no end, and nobody reads so far. */
const ENTRIES_COUNTED = 10_000;

type AuditAction = 'created' | 'changed' | 'deleted';

/** One change of one record. For a change both sides hold the changed fields only. */
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

interface AuditQuestion {
  words?: string | undefined;
  clientIds?: readonly string[] | undefined;
  /** What these users did, and what was done as somebody else by them. */
  userIds?: readonly string[] | undefined;
  records?: readonly string[] | undefined;
  recordId?: string | undefined;
  requestId?: string | undefined;
  actions?: readonly AuditAction[] | undefined;
  from?: Date | undefined;
  until?: Date | undefined;
  /** The page that begins below this entry, or ends above that one. */
  below?: number | undefined;
  above?: number | undefined;
  limit: number;
}

/** The newest first, by the entry's own number: the thousandth page is as quick as the first. */
export async function auditEntries(
  { db }: { db: Db },
  question: AuditQuestion,
): Promise<{ items: AuditEntry[]; hasOlder: boolean; hasNewer: boolean }> {
  const { below, above, limit } = question;
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
    where ${conditionOf(question)} and ${edge}
    order by id ${upwards ? sql`asc` : sql`desc`} limit ${limit + 1}`.execute(db);
  const more = rows.length > limit;
  const page = rows.slice(0, limit);
  return upwards
    ? { items: page.reverse(), hasOlder: true, hasNewer: more }
    : { items: page, hasOlder: more, hasNewer: below !== undefined };
}

export async function auditCount(
  { db }: { db: Db },
  question: Omit<AuditQuestion, 'limit' | 'below' | 'above'>,
): Promise<{ total: number; more: boolean }> {
  const { rows } = await sql<{ count: number }>`
    select count(*) from (
      select from platform.audit_entries where ${conditionOf(question)} limit ${ENTRIES_COUNTED + 1}
    ) as found`.execute(db);
  const count = rows[0]?.count ?? 0;
  return { total: Math.min(count, ENTRIES_COUNTED), more: count > ENTRIES_COUNTED };
}

/** The kinds of records that are in the log: one step through the index for each, not for each entry. */
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

function conditionOf(question: Omit<AuditQuestion, 'limit'>): RawBuilder<SqlBool> {
  const { words, clientIds, userIds, records, recordId, requestId, actions } = question;
  const conditions = [sql<SqlBool>`true`];
  if (words) conditions.push(fitsWords(sql<string>`platform.fold(label)`, words));
  if (clientIds) conditions.push(sql`client_id = any(${clientIds}::uuid[])`);
  if (userIds)
    conditions.push(
      sql`(user_id = any(${userIds}::uuid[]) or by_user_id = any(${userIds}::uuid[]))`,
    );
  if (records) conditions.push(sql`record = any(${records}::text[])`);
  if (recordId) conditions.push(sql`record_id = ${recordId}`);
  if (requestId) conditions.push(sql`request_id = ${requestId}`);
  if (actions) conditions.push(sql`action = any(${actions}::text[])`);
  if (question.from) conditions.push(sql`at >= ${question.from}`);
  if (question.until) conditions.push(sql`at < ${question.until}`);
  return sql<SqlBool>`${sql.join(conditions, sql` and `)}`;
}
