import { sql } from 'kysely';
import type { ListPageRequest } from '#platform/contract/lists/define-list.ts';
import type { MailState, OutboxSort } from '#platform/contract/operations/outbox-list.ts';
import type { Db } from '../database/database.ts';
import { LONGEST_COUNT, readPage } from '../lists/read-page.ts';
import { sortBy } from '../lists/sort-by.ts';
import { type MeantMails, mailsFilterSql } from './mails-filter-sql.ts';
import type { OutboxRow } from './outbox.ts';
import { NO_CLIENT } from './tables.ts';

export type OutboxMail = Pick<
  OutboxRow,
  'id' | 'template' | 'locale' | 'recipient' | 'status' | 'attempts' | 'reason' | 'answer' | 'told'
> & {
  clientId: string;
  /** The content is still stored, so the mail can be sent again. */
  hasContent: boolean;
  createdAt: Date;
  nextTryAt: Date | null;
  settledAt: Date | null;
};

/** The mails of all clients, the newest first. */
export async function outboxMails(
  { db }: { db: Db },
  asked: MeantMails & ListPageRequest<OutboxSort>,
): Promise<{ items: OutboxMail[]; total: number; more: boolean }> {
  const { rows, total, more } = await readPage<OutboxMail>(
    { db },
    {
      page: asked.page,
      limit: asked.limit,
      areFew: false,
      countUpTo: LONGEST_COUNT,
      from: sql`platform.outbox as mail`,
      key: sql`mail.client_id, mail.id`,
      fits: mailsFilterSql(asked),
      order: sortBy({ written: sql`mail.created_at` }, asked, sql`mail.id`),
      columns: sql`mail.id, mail.client_id as "clientId", mail.template, mail.locale, mail.recipient,
        mail.status, mail.attempts, mail.reason, mail.answer, mail.told, mail.content is not null as "hasContent",
        mail.created_at as "createdAt", mail.next_try_at as "nextTryAt", mail.settled_at as "settledAt"`,
      joins: sql`join platform.outbox as mail
        on mail.client_id = page.client_id and mail.id = page.id`,
    },
  );
  return { items: rows, total, more };
}

/** Number of mails per status; statuses without mails are omitted. */
export async function outboxCounts({
  db,
}: {
  db: Db;
}): Promise<Partial<Record<MailState, number>>> {
  const { rows } = await sql<{ status: MailState; count: number }>`
    select status, count(*) from platform.outbox group by status`.execute(db);
  return Object.fromEntries(rows.map(({ status, count }) => [status, count]));
}

/** The client that owns a mail, if any. */
export function mailClientId({ clientId }: Pick<OutboxMail, 'clientId'>): string | null {
  return clientId === NO_CLIENT ? null : clientId;
}
