import { sql } from 'kysely';
import type { Retention, RetentionPreview } from '#modules/profile-hub/contract/privacy-records.ts';
import { retentionCountChanged } from '#modules/profile-hub/contract/problems.ts';
import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';
import { refuseStale } from '#platform/server/records/update-versioned.ts';
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

async function countExpired(
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

/** Saves a retention rule only with the number of contacts that the user saw and confirmed [PH-17]. */
export async function saveRetention(
  { db, app }: { db: Db<ProfileHubTables>; app: App },
  { clientId, userId }: { clientId: string; userId: string },
  { months, seen, version }: { months: number | null; seen: number; version: number },
): Promise<Retention> {
  const count = months === null ? 0 : await countExpired({ db }, clientId, { months });
  if (count !== seen) throw retentionCountChanged({ count });
  const { rows } = await sql`
    insert into profile_hub.retention (client_id, months, confirmed_count, confirmed_by)
    select ${clientId}, ${months}, ${count}, ${userId} where ${version} = 0
      or exists (select from profile_hub.retention where client_id = ${clientId})
    on conflict (client_id) do update
      set months = excluded.months, confirmed_count = excluded.confirmed_count, confirmed_at = now(),
        confirmed_by = excluded.confirmed_by, updated_at = now(), version = retention.version + 1
      where retention.version = ${version}
    returning version`.execute(db);
  if (rows.length === 0)
    await refuseStale(
      { db, app },
      { table: 'profile_hub.retention', key: { client_id: clientId, id: clientId } },
    );
  return readRetention({ db }, clientId);
}
