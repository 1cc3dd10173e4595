import { sql } from 'kysely';
import { DAILY_SUMMARY_HOUR } from '#platform/contract/notifications/notification-settings.ts';
import { SUITE_CLIENT_ID } from '#platform/contract/notifications.ts';
import type { App } from '../../app.ts';
import type { Db } from '../../database/database.ts';
import { uuidV7 } from '../../database/record-ids.ts';
import { hashMailAddress } from '../notification-settings.ts';
import type { NotificationTables } from '../tables.ts';
import { findMailReader, readMailing } from './mailing-content.ts';
import { mailingKey, notificationsMail } from './notifications.mail.ts';

/** Further notifications of the hour wait and arrive in one summary. */
export const MAILS_PER_HOUR = 6;
const BATCH = 200;
const FIRST = '00000000-0000-0000-0000-000000000000';

interface DueMail {
  clientId: string;
  userId: string;
  /** Daily notifications created before this morning are due. */
  morning: Date;
}

/**
 * Sends every due notification email: one for each user and client, whatever number of notifications it contains
 * [BEY-06]. Each is written to the outbox in the transaction that marks its notifications as handled, so none is lost
 * or sent twice. A failure of one user does not stop the others; the next run tries again.
 */
export async function sendDueMails(
  { app, signal }: { app: App; signal?: AbortSignal },
  at = new Date(),
): Promise<void> {
  const db = app.database.acrossClients<NotificationTables>();
  let after = { clientId: FIRST, userId: FIRST };
  for (;;) {
    const due = await findDueMails({ db }, { at, after });
    for (const mail of due) {
      signal?.throwIfAborted();
      try {
        await db.transaction().execute((tx) => sendDueMail({ db: tx, app }, mail, at));
      } catch (error) {
        app.log.error({ error, userId: mail.userId }, 'notification email not written');
      }
    }
    const last = due.at(-1);
    if (!last || due.length < BATCH) return;
    after = last;
  }
}

/** Users with due notifications who have not had their emails of the hour. */
async function findDueMails(
  { db }: { db: Db },
  { at, after }: { at: Date; after: { clientId: string; userId: string } },
): Promise<DueMail[]> {
  const hours = sql`make_interval(hours => ${sql.lit(DAILY_SUMMARY_HOUR)})`;
  const { rows } = await sql<DueMail>`
    with waiting as (
      select client_id, user_id, min(created_at) filter (where mailing_due = 'daily') as first_daily,
        bool_or(mailing_due = 'immediately') as is_immediate
      from platform.notifications
      where mailing_due is not null and created_at <= ${at}
        and (client_id, user_id) > (${after.clientId}::uuid, ${after.userId}::uuid)
      group by client_id, user_id
    ), clients as (
      select client_id,
        (date_trunc('day', ${at}::timestamptz at time zone zone - ${hours}) + ${hours}) at time zone zone as morning
      from (
        select client_id, coalesce(platform.known_zone(platform.zone_of(client_id)), 'UTC') as zone
        from (select distinct client_id from waiting) as named offset 0) as zoned
    )
    select client_id as "clientId", user_id as "userId", morning
    from waiting join clients using (client_id)
    where (is_immediate or first_daily < morning)
      and (
        select count(*) from platform.notification_mailings as sent
        where sent.user_id = waiting.user_id and sent.created_at > ${at}::timestamptz - interval '1 hour'
      ) < ${MAILS_PER_HOUR}
    order by client_id, user_id limit ${BATCH}`.execute(db);
  return rows;
}

async function sendDueMail(
  { db, app }: { db: Db<NotificationTables>; app: App },
  { clientId, userId, morning }: DueMail,
  at: Date,
): Promise<void> {
  // Locks the user, so that the hourly limit applies across all clients.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`notification emails ${userId}`}, 0))`.execute(
    db,
  );
  const { rows: sent } = await sql`
    select from platform.notification_mailings
    where user_id = ${userId} and created_at > ${at}::timestamptz - interval '1 hour'
    limit ${MAILS_PER_HOUR}`.execute(db);
  if (sent.length >= MAILS_PER_HOUR) return;
  const mailing = { clientId, mailingId: uuidV7() };
  const { rows: taken } = await sql<{ isDaily: boolean; count: number }>`
    with due as (
      select id, mailing_due from platform.notifications
      where client_id = ${clientId} and user_id = ${userId} and created_at <= ${at}
        and (mailing_due = 'immediately' or (mailing_due = 'daily' and created_at < ${morning}))
      for update
    ), handled as (
      update platform.notifications as notification set mailing_due = null, mailing_id = ${mailing.mailingId}
      from due where notification.client_id = ${clientId} and notification.id = due.id
    )
    select bool_and(mailing_due = 'daily') as "isDaily", count(*) as count from due`.execute(db);
  if (!taken[0]?.count) return;
  const reader = await findMailReader({ db, app }, { clientId, userId });
  const content = reader && (await readMailing({ db, app }, mailing, reader));
  if (!content) return;
  await db
    .insertInto('platform.notification_mailings')
    .values({
      client_id: clientId,
      id: mailing.mailingId,
      user_id: userId,
      sent_to_hash: hashMailAddress(app, reader.email),
      items: content.count,
      created_at: at,
    })
    .execute();
  await app.mail.send(db, notificationsMail, {
    to: reader.email,
    locale: reader.locale,
    ...(clientId !== SUITE_CLIENT_ID && { clientId }),
    input: { ...content.input, isDaily: taken[0].isDaily },
    idempotencyKey: mailingKey(mailing),
  });
}
