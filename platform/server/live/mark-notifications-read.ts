import type { Db } from '../database/database.ts';
import type { LiveTables } from './tables.ts';

/** Marks the user's own notifications as read: the given ones, or all of a client. Returns how many were unread. */
export async function markNotificationsRead(
  { db }: { db: Db<LiveTables> },
  userId: string,
  which: { ids: readonly string[] } | { clientId?: string | undefined },
): Promise<number> {
  const unread = db
    .updateTable('platform.notifications')
    .set({ read_at: new Date() })
    .where('user_id', '=', userId)
    .where('read_at', 'is', null);
  const chosen =
    'ids' in which
      ? unread.where('id', 'in', [...which.ids])
      : unread.$if(which.clientId !== undefined, (query) =>
          query.where('client_id', '=', which.clientId ?? ''),
        );
  const { numUpdatedRows } = await chosen.executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}
