import { sql } from 'kysely';
import type { Retention, RetentionPreview } from '#modules/profile-hub/contract/retention.ts';
import type { Db } from '#platform/server/database/database.ts';
import type { ProfileHubTables } from '../tables.ts';

type Context = { db: Db<ProfileHubTables> };
const SOON_DAYS = 30;

export async function readRetention({ db }: Context, clientId: string): Promise<Retention> {
  const row = await db
    .selectFrom('profile_hub.retention')
    .selectAll()
    .where('client_id', '=', clientId)
    .executeTakeFirst();
  return {
    months: row?.months ?? null,
    confirmedAt: row?.confirmed_at.toISOString() ?? null,
    confirmedCount: row?.confirmed_count ?? 0,
    version: row?.version ?? 0,
  };
}

/** Contacts inactive for longer than the period; `aheadDays` includes those of the next days. */
export function expiredSql(months: number, aheadDays = 0) {
  return sql`contact.last_activity_at
    < now() + make_interval(days => ${aheadDays}) - make_interval(months => ${months})`;
}

export async function countExpired(
  { db }: Context,
  clientId: string,
  { months, aheadDays = 0 }: { months: number; aheadDays?: number },
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from profile_hub.contacts as contact
    where contact.client_id = ${clientId} and ${expiredSql(months, aheadDays)}`.execute(db);
  return rows[0]?.count ?? 0;
}

/**
 * Preview of a retention rule [PH-17]: the number of contacts to erase now and within thirty days, and the contacts.
 */
export async function previewRetention(
  { db }: Context,
  clientId: string,
  { months, page, limit }: { months: number; page: number; limit: number },
): Promise<RetentionPreview> {
  const [now, both, { rows }] = await Promise.all([
    countExpired({ db }, clientId, { months }),
    countExpired({ db }, clientId, { months, aheadDays: SOON_DAYS }),
    sql<{ id: string; name: string; last: Date; until: Date }>`
      select contact.id, coalesce(nullif(concat_ws(' ', contact.firstname, contact.lastname), ''),
          contact.email, contact.phone, '') as name,
        contact.last_activity_at as last,
        contact.last_activity_at + make_interval(months => ${months}) as until
      from profile_hub.contacts as contact
      where contact.client_id = ${clientId} and ${expiredSql(months, SOON_DAYS)}
      order by contact.last_activity_at, contact.id
      limit ${limit} offset ${(page - 1) * limit}`.execute(db),
  ]);
  const items = rows.map(({ id, name, last, until }) => ({
    id,
    name,
    lastActivityAt: last.toISOString(),
    keptUntil: until.toISOString(),
  }));
  return { now, soon: both - now, items };
}

/** End of a contact's retention; null means unlimited, undefined means that the contact does not exist. */
export async function readRetentionEnd(
  { db }: Context,
  clientId: string,
  contactId: string,
): Promise<Date | null | undefined> {
  const { rows } = await sql<{ until: Date | null }>`
    select contact.last_activity_at + make_interval(months => retention.months) as until
    from profile_hub.contacts as contact
    left join profile_hub.retention as retention on retention.client_id = contact.client_id
    where contact.client_id = ${clientId} and contact.id = ${contactId}`.execute(db);
  return rows[0]?.until;
}
