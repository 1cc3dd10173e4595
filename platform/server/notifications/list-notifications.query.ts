import { LOCALES, type Locale } from '#platform/contract/locale.ts';
import {
  KINDS_OF_TAB,
  type Notification,
  type NotificationTab,
} from '#platform/contract/notifications.ts';
import type { TextReference } from '#platform/contract/text/text-keys.ts';
import type { Db } from '../database/database.ts';
import type { NotificationTables, StoredText } from './tables.ts';

interface Question {
  userId: string;
  clientIds: readonly string[];
  /** The reader's language. */
  locale: Locale;
  tab: 'all' | 'unread' | NotificationTab;
  cursor: string | undefined;
  limit: number;
}

/**
 * One page of a user's notifications, newest first. It reads one row more than requested, to know whether there is a
 * next page.
 */
export async function notificationPage(
  { db }: { db: Db<NotificationTables> },
  { userId, clientIds, locale, tab, cursor, limit }: Question,
): Promise<{ items: Notification[]; nextCursor: string | null }> {
  const rows = await db
    .selectFrom('platform.notifications')
    .selectAll()
    .where('user_id', '=', userId)
    .where('in_bell', '=', true)
    .where('client_id', 'in', clientIds.length > 0 ? clientIds : [null])
    .$if(cursor !== undefined, (query) => query.where('id', '<', cursor ?? ''))
    .$if(tab === 'unread', (query) => query.where('read_at', 'is', null))
    .$if(tab !== 'all' && tab !== 'unread', (query) =>
      query.where('kind', 'in', KINDS_OF_TAB[tab as NotificationTab]),
    )
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute();
  const items = rows.slice(0, limit).map((row) => ({
    id: row.id,
    clientId: row.client_id,
    kind: row.kind,
    title: localizedText(row.title, locale),
    body: localizedText(row.body, locale),
    actions: row.actions,
    createdAt: row.created_at.toISOString(),
    readAt: row.read_at?.toISOString() ?? null,
  }));
  return { items, nextCursor: rows.length > limit ? (items.at(-1)?.id ?? null) : null };
}

/** A parameter without a text in the user's language uses the first language that has one. */
export function localizedText({ key, params }: StoredText, locale: Locale): TextReference {
  const resolved = Object.entries(params).map(([name, value]) => [
    name,
    typeof value === 'object'
      ? ([locale, ...LOCALES].map((one) => value[one]).find(Boolean) ?? '')
      : value,
  ]);
  return { key, params: Object.fromEntries(resolved) };
}

/** Number of unread notifications per tab. */
export async function unreadCounts(
  { db }: { db: Db<NotificationTables> },
  { userId, clientIds }: Pick<Question, 'userId' | 'clientIds'>,
): Promise<Record<'all' | NotificationTab, number>> {
  const counts = await db
    .selectFrom('platform.notifications')
    .select(({ fn }) => ['kind', fn.countAll<number>().as('count')])
    .where('user_id', '=', userId)
    .where('read_at', 'is', null)
    .where('in_bell', '=', true)
    .where('client_id', 'in', clientIds.length > 0 ? clientIds : [null])
    .groupBy('kind')
    .execute();
  const sum = (kinds?: readonly string[]) =>
    counts
      .filter(({ kind }) => !kinds || kinds.includes(kind))
      .reduce((total, { count }) => total + count, 0);
  return {
    all: sum(),
    jobs: sum(KINDS_OF_TAB.jobs),
    leads: sum(KINDS_OF_TAB.leads),
    failures: sum(KINDS_OF_TAB.failures),
  };
}
