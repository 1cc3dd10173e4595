import { sql } from 'kysely';
import type { NotificationChoice } from '#platform/contract/notifications/notification-settings.ts';
import type { NotificationAction, NotificationKind } from '#platform/contract/notifications.ts';
import type { Db } from '../database/database.ts';
import { uuidV7 } from '../database/record-ids.ts';
import type { LiveMessageBus } from '../live/live-message-bus.ts';
import type { NotificationKindDefinition } from './notification-kind.ts';
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

/** Notifications in the header and by email: stored, and pushed to the recipients' open browsers. */
export class Notifications {
  /** Every kind that a module declares. */
  readonly kinds: readonly NotificationKindDefinition[];
  readonly #live: LiveMessageBus;

  constructor(options: {
    live: LiveMessageBus;
    kinds?: readonly NotificationKindDefinition[];
  }) {
    this.#live = options.live;
    this.kinds = options.kinds ?? [];
    const names = this.kinds.map(({ name }) => name);
    const twice = names.find((name, at) => names.indexOf(name) !== at);
    if (twice) throw new Error(`two modules declare the notification kind ${twice}`);
  }

  /**
   * Notifies in the caller's transaction, so a rollback discards the notification. Each user gets it through the channels
   * they chose for this kind; a scheduled job sends the emails.
   */
  async notify(db: Db, notification: NewNotification): Promise<void> {
    const { clientId, kind, dedupeKey } = notification;
    const channels = await this.#channels(db, kind, [...new Set(notification.userIds)]);
    if (channels.length === 0) return;
    const { rows: created } = await sql<{ id: string; userId: string; inBell: boolean }>`
      insert into platform.notifications
        (client_id, id, user_id, kind, title, body, actions, dedupe_key, in_bell, mailing_due)
      select ${clientId}::uuid, id, user_id, ${kind}, ${JSON.stringify(notification.title)}::jsonb,
        ${JSON.stringify(notification.body)}::jsonb, ${JSON.stringify(notification.actions ?? [])}::jsonb,
        ${dedupeKey ?? null}, in_bell, mailing_due
      from unnest(
        ${channels.map(() => uuidV7())}::uuid[], ${channels.map(({ userId }) => userId)}::uuid[],
        ${channels.map(({ inBell }) => inBell)}::boolean[],
        ${channels.map(({ mailingDue }) => mailingDue)}::text[]) as given (id, user_id, in_bell, mailing_due)
      on conflict do nothing
      returning id, user_id as "userId", in_bell as "inBell"`.execute(db);
    for (const { id, userId } of created.filter(({ inBell }) => inBell)) {
      await this.#live.sendToUser(
        db,
        { userId },
        { kind: 'notification.created', notification: { id, clientId, kind } },
      );
    }
  }

  /** Channels of each user for this kind; omits users who turned it off everywhere. */
  async #channels(db: Db, kind: NotificationKind, userIds: readonly string[]) {
    if (userIds.length === 0) return [];
    const definition = this.kinds.find(({ name }) => name === kind);
    const { rows } = await sql<NotificationChoice & { userId: string }>`
      select user_id as "userId", bell, mailing
      from platform.notification_choices(${kind}, ${userIds}::uuid[])`.execute(db);
    const choices = new Map(rows.map((choice) => [choice.userId, choice]));
    return userIds
      .map((userId) => {
        const { bell = true, mailing = definition?.mailing ?? 'never' } = choices.get(userId) ?? {};
        return {
          userId,
          inBell: bell || definition?.isBellRequired === true,
          mailingDue: mailing === 'never' ? null : mailing,
        };
      })
      .filter(({ inBell, mailingDue }) => inBell || mailingDue);
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
