import { sql } from 'kysely';
import { dayIn, wallClock } from '#platform/contract/time/zoned-days.ts';
import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';
import { readShopTimeZones } from './read-shop-time-zones.ts';

/** Shops open, mail is read; whatever could not be sent by then is sent until the evening, and the day after is another day. */
const FROM_HOUR = 8;
const TO_HOUR = 20;

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

/** The day for which reminders are due there at this moment; undefined outside of the hours in which one writes to people. */
function reminderDay(at: Date, timeZone: string): string | undefined {
  const hour = wallClock(at, timeZone).getUTCHours();
  return hour >= FROM_HOUR && hour < TO_HOUR ? dayIn(at, timeZone) : undefined;
}
