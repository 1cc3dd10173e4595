import { sql } from 'kysely';
import {
  bellRequired,
  type MailStopReason,
  type NotificationChoice,
  type NotificationSettings,
} from '#platform/contract/notifications/notification-settings.ts';
import type { NotificationKind } from '#platform/contract/notifications.ts';
import { notFound } from '#platform/contract/problems.ts';
import type { App } from '../app.ts';
import type { Db } from '../database/database.ts';
import type { Principal } from '../sessions/principal.ts';
import { canReceive, type NotificationKindDefinition } from './notification-kind.ts';
import type { NotificationTables } from './tables.ts';

type Context = { db: Db<NotificationTables>; app: Pick<App, 'notifications' | 'secrets'> };
type Reader = Pick<Principal, 'userId' | 'isSuperAdmin' | 'memberships'>;

/** The user's choice for every declared kind: their own, or the default of the kind. */
export async function readChoices(
  { db, app }: Context,
  userId: string,
): Promise<Map<NotificationKind, NotificationChoice>> {
  const rows = await db
    .selectFrom('platform.notification_settings')
    .select(['kind', 'bell', 'mailing'])
    .where('user_id', '=', userId)
    .execute();
  const own = new Map(rows.map(({ kind, ...choice }) => [kind, choice]));
  return new Map(
    app.notifications.kinds.map(({ name, mailing, isBellRequired = false }) => {
      const choice = own.get(name) ?? { bell: true, mailing };
      return [name, { ...choice, bell: choice.bell || isBellRequired }];
    }),
  );
}

/** The kinds that the user can get at any of their clients, in groups [BEY-06]. */
export async function listSettings(
  { db, app }: Context,
  user: Reader,
): Promise<NotificationSettings['groups']> {
  const choices = await readChoices({ db, app }, user.userId);
  const kinds = app.notifications.kinds.filter((kind) => canReceive(kind, user));
  const text = (key: string) => ({ key, params: {} });
  const describe = ({ name, label, isBellRequired = false }: NotificationKindDefinition) => ({
    ...(choices.get(name) ?? { bell: true, mailing: 'never' as const }),
    kind: name,
    label: text(label),
    isBellRequired,
  });
  return [...Map.groupBy(kinds, ({ group }) => group)].map(([group, members]) => ({
    label: text(group),
    kinds: members.map(describe),
  }));
}

/** Applies to the next notifications, and to emails that are still due: they are checked when they are sent. */
export async function changeSetting(
  { db, app }: Context,
  user: Reader,
  { kind, bell, mailing }: NotificationChoice & { kind: NotificationKind },
): Promise<void> {
  const definition = app.notifications.kinds.find(({ name }) => name === kind);
  if (!definition || !canReceive(definition, user)) throw notFound();
  if (!bell && definition.isBellRequired) throw bellRequired();
  await db
    .insertInto('platform.notification_settings')
    .values({ user_id: user.userId, kind, bell, mailing })
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'kind'])
        .doUpdateSet({ bell, mailing, updated_at: sql<Date>`now()` }),
    )
    .execute();
}

/** Hash by which an address is compared without being stored. */
export function hashMailAddress({ secrets }: Pick<App, 'secrets'>, email: string): string {
  return secrets.hash('notification-mail', email.toLowerCase());
}

/** Whether the user gets no notification emails. A bounce counts only for the address that bounced. */
export async function findMailStop(
  { db, app }: Context,
  { userId, email }: { userId: string; email: string },
): Promise<{ reason: MailStopReason; since: Date } | undefined> {
  const stop = await db
    .selectFrom('platform.notification_mail_stops')
    .selectAll()
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (!stop || (stop.reason === 'bounced' && stop.sent_to_hash !== hashMailAddress(app, email)))
    return undefined;
  return { reason: stop.reason, since: stop.stopped_at };
}

/** The user's own decision outlives a bounce, and repeating it changes nothing. */
export async function stopMails(
  { db }: { db: Db<NotificationTables> },
  stop: { userId: string; reason: MailStopReason; sentToHash: string | null },
): Promise<void> {
  await sql`
    insert into platform.notification_mail_stops as known (user_id, reason, sent_to_hash)
    values (${stop.userId}, ${stop.reason}, ${stop.sentToHash})
    on conflict (user_id) do update
    set reason = excluded.reason, sent_to_hash = excluded.sent_to_hash, stopped_at = now()
    where known.reason = 'bounced'`.execute(db);
}

export async function resumeMails(
  { db }: { db: Db<NotificationTables> },
  userId: string,
): Promise<void> {
  await db.deleteFrom('platform.notification_mail_stops').where('user_id', '=', userId).execute();
}
