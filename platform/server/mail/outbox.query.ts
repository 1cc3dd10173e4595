import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '../database/database.ts';
import { fitsWords } from '../database/fits-words.ts';
import type { OutboxRow } from './outbox.ts';
import { type MailStatus, NO_CLIENT } from './tables.ts';

const MAILS_COUNTED = 10_000;

interface OutboxQuestion {
  status?: readonly MailStatus[] | undefined;
  clientIds?: readonly string[] | undefined;
  /** Words of an address, or the mails with these templates. */
  search?: { words: string; templates: readonly string[] } | undefined;
  page: number;
  limit: number;
}

export type OutboxMail = Pick<
  OutboxRow,
  'id' | 'template' | 'locale' | 'recipient' | 'status' | 'attempts' | 'reason' | 'answer'
> & {
  clientId: string;
  /** Its words are still there: it can be sent again. */
  hasContent: boolean;
  createdAt: Date;
  settledAt: Date | null;
};

/** The mails of all clients, the newest first. */
export async function outboxMails(
  { db }: { db: Db },
  question: OutboxQuestion,
): Promise<{ items: OutboxMail[]; total: number; more: boolean }> {
  const where = conditionOf(question);
  const { rows: items } = await sql<OutboxMail>`
    select id, client_id as "clientId", template, locale, recipient, status, attempts, reason, answer,
      content is not null as "hasContent", created_at as "createdAt", settled_at as "settledAt"
    from platform.outbox where ${where}
    order by created_at desc, id desc
    limit ${question.limit} offset ${(question.page - 1) * question.limit}`.execute(db);
  const { rows } = await sql<{ count: number }>`
    select count(*) from (select from platform.outbox where ${where} limit ${MAILS_COUNTED + 1}) as found`.execute(
    db,
  );
  const count = rows[0]?.count ?? 0;
  return { items, total: Math.min(count, MAILS_COUNTED), more: count > MAILS_COUNTED };
}

/** How many mails stand where; states without one are left out. */
export async function outboxCounts({
  db,
}: {
  db: Db;
}): Promise<Partial<Record<MailStatus, number>>> {
  const { rows } = await sql<{ status: MailStatus; count: number }>`
    select status, count(*) from platform.outbox group by status`.execute(db);
  return Object.fromEntries(rows.map(({ status, count }) => [status, count]));
}

function conditionOf({ status, clientIds, search }: OutboxQuestion): RawBuilder<SqlBool> {
  const conditions = [sql<SqlBool>`true`];
  if (status) conditions.push(sql`status = any(${status}::text[])`);
  if (clientIds) conditions.push(sql`client_id = any(${clientIds}::uuid[])`);
  if (search) {
    const recipient = fitsWords(sql<string>`platform.fold(recipient)`, search.words);
    conditions.push(sql`(${recipient} or template = any(${search.templates}::text[]))`);
  }
  return sql<SqlBool>`${sql.join(conditions, sql` and `)}`;
}

/** Whose mail it is, where it is anybody's. */
export function clientOfMail({ clientId }: Pick<OutboxMail, 'clientId'>): string | null {
  return clientId === NO_CLIENT ? null : clientId;
}
