import { sql } from 'kysely';
import type { NotificationAction, NotificationKind } from '#platform/contract/notifications.ts';
import type { Db } from '../database/database.ts';
import { uuidV7 } from '../database/record-ids.ts';
import type { LiveMessageBus } from '../live/live-message-bus.ts';
import type { NotificationTables, StoredText } from './tables.ts';

export interface NewNotification {
  clientId: string;
  userIds: readonly string[];
  kind: NotificationKind;
  title: StoredText;
  body: StoredText;
  actions?: readonly NotificationAction[];
  /** A user gets at most one notification with the same key. */
  dedupeKey?: string;
}

/** Notifications in the header: stored and pushed to the recipients' open browsers. */
export class Notifications {
  readonly #live: LiveMessageBus;

  constructor(options: { live: LiveMessageBus }) {
    this.#live = options.live;
  }

  /** Notifies in the caller's transaction, so a rollback discards the notification. */
  async tell(db: Db, notification: NewNotification): Promise<void> {
    const { clientId, kind, dedupeKey } = notification;
    const userIds = [...new Set(notification.userIds)];
    if (userIds.length === 0) return;
    const created = await (db as Db<NotificationTables>)
      .insertInto('platform.notifications')
      .values(
        userIds.map((userId) => ({
          client_id: clientId,
          id: uuidV7(),
          user_id: userId,
          kind,
          title: JSON.stringify(notification.title),
          body: JSON.stringify(notification.body),
          actions: JSON.stringify(notification.actions ?? []),
          dedupe_key: dedupeKey ?? null,
        })),
      )
      .onConflict((conflict) => conflict.doNothing())
      .returning(['id', 'user_id'])
      .execute();
    for (const { id, user_id } of created) {
      await this.#live.tell(
        db,
        { userId: user_id },
        { kind: 'notification.created', notification: { id, clientId, kind } },
      );
    }
  }

  /** Removes obsolete notifications: all whose key starts with this prefix. */
  async withdraw(db: Db, { clientId, about }: { clientId: string; about: string }): Promise<void> {
    await (db as Db<NotificationTables>)
      .deleteFrom('platform.notifications')
      .where('client_id', '=', clientId)
      .where(sql<boolean>`starts_with(dedupe_key, ${about})`)
      .execute();
  }
}

/** Marks the user's own notifications as read: the given ones, or all of a client. Returns how many were unread. */
export async function markNotificationsRead(
  { db }: { db: Db<NotificationTables> },
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
