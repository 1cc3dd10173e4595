import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { ListPageRequest } from '#platform/contract/lists/define-list.ts';
import {
  MAIL_STATES,
  type MailState,
  type OutboxFilter,
  type OutboxSort,
  type OutboxView,
  outboxList,
} from '#platform/contract/lists/operation-lists.ts';
import type { Db } from '../database/database.ts';
import { matchWords } from '../database/word-search.ts';
import { filterSql } from '../filters/filter-sql.ts';
import { chosenKeys } from '../lists/chosen-records.ts';
import { COUNT_LIMIT, readPage, sortBy } from '../lists/read-page.ts';
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

export interface OutboxSearch extends OutboxFilter {
  /** Templates whose name in the user's language contains the search text. */
  meant?: { templates: readonly string[] };
}

type WhichMails = { ids: string[] } | { filter: OutboxSearch; except: string[] };

const VIEWS = Object.fromEntries([
  ['all', undefined],
  ...MAIL_STATES.map((state) => [state, sql<SqlBool>`mail.status = ${state}`]),
]) as Record<OutboxView, RawBuilder<SqlBool> | undefined>;

/** One page of the mails of all clients. */
export async function listOutboxMails(
  { db }: { db: Db },
  query: OutboxSearch & ListPageRequest<OutboxSort>,
): Promise<{ items: OutboxMail[]; total: number; more: boolean }> {
  const { rows, total, more } = await readPage<OutboxMail>(
    { db },
    {
      page: query.page,
      limit: query.limit,
      areFew: false,
      countUpTo: COUNT_LIMIT,
      from: sql`platform.outbox as mail`,
      key: sql`mail.client_id, mail.id`,
      fits: mailsFilterSql(query),
      order: sortBy({ written: sql`mail.created_at` }, query, sql`mail.id`),
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
export async function countOutboxMails({
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

/** The selected mails, or all that match the filter except some. */
export async function selectMailIds({ db }: { db: Db }, which: WhichMails): Promise<string[]> {
  if ('ids' in which) return which.ids;
  const { filter, except } = which;
  const keys = await chosenKeys<{ id: string }>(
    { db },
    {
      key: sql`mail.id`,
      from: sql`platform.outbox as mail`,
      fits: sql`${mailsFilterSql(filter)} and mail.id <> all (${except}::uuid[])`,
      order: sql`mail.created_at desc, mail.id`,
    },
  );
  return keys.map(({ id }) => id);
}

/** The same filter for the list and for bulk actions; over `platform.outbox as mail`. */
function mailsFilterSql({ meant, ...filter }: OutboxSearch): RawBuilder<SqlBool> {
  return filterSql(
    outboxList,
    {
      columns: {
        client: sql`mail.client_id`,
        template: sql`mail.template`,
        written: sql`mail.created_at`,
      },
      views: VIEWS,
      search: (searchText) => sql<SqlBool>`(
        ${matchWords(sql<string>`platform.fold(mail.recipient)`, searchText)}
        or mail.template = any (${meant?.templates ?? []}::text[]))`,
    },
    filter,
  );
}
