import { sql } from 'kysely';
import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';
import { readShopTimeZones } from './read-shop-time-zones.ts';
import { reminderDay } from './reminder-day.ts';

/** The shops of a client in one time zone; null represents leads without a shop. */
export interface MailingZone {
  timeZone: string;
  /** Of the reminders that are due there. */
  day: string;
  locationIds: (string | null)[];
}

/** Where it is a time for mails, of all places to which open leads of the client went. */
export async function readMailingZones(
  { db, app }: { db: Db; app: App },
  { clientId, timeZone: brandZone }: { clientId: string; timeZone: string },
  at: Date,
): Promise<MailingZone[]> {
  const { rows } = await sql<{ id: string | null }>`
    select distinct location_id as id from leads.leads
    where client_id = ${clientId} and closes_at > ${at}`.execute(db);
  const ids = rows.flatMap(({ id }) => (id === null ? [] : [id]));
  const zones = await readShopTimeZones({ db, app }, { clientId, ids, brandZone });
  const byZone = Map.groupBy(rows, ({ id }) => zones.get(id) ?? brandZone);
  return [...byZone].flatMap(([timeZone, places]) => {
    const day = reminderDay(at, timeZone);
    return day ? [{ timeZone, day, locationIds: places.map(({ id }) => id) }] : [];
  });
}
