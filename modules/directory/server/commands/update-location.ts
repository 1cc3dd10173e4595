import { sql, type Updateable } from 'kysely';
import { locationSaved } from '#modules/directory/contract/events.ts';
import type { LocationChanges } from '#modules/directory/contract/location.ts';
import { locationFields } from '#modules/directory/contract/location-fields.ts';
import { locationChangedMeanwhile } from '#modules/directory/contract/location-problems.ts';
import { notFound } from '#platform/contract/problems.ts';
import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';
import { refusedAs } from '#platform/server/database/refused-as.ts';
import { givenColumns } from '../fields/field-sql.ts';
import type { DirectoryTables } from '../tables.ts';
import { locationRefusals } from './location-refusals.ts';
import { saveLocationGroups } from './save-location-groups.ts';

/** Changes what is given, if nobody has changed the location since it was read. */
export async function updateLocation(
  { db, app }: { db: Db<DirectoryTables>; app: App },
  location: { clientId: string; id: string },
  { version, ...changes }: LocationChanges,
): Promise<void> {
  await refusedAs(locationRefusals(changes.code ?? ''), async () => {
    const { numUpdatedRows } = await db
      .updateTable('directory.locations')
      .set({
        ...givenColumns<Updateable<DirectoryTables['directory.locations']>>(locationFields, {
          ...changes,
          // It has one; only a new location is given one.
          code: changes.code || undefined,
        }),
        ...(changes.closed !== undefined && {
          closed_at: changes.closed ? sql<Date>`coalesce(closed_at, now())` : null,
        }),
        updated_at: new Date(),
        version: sql`version + 1`,
      })
      .where('client_id', '=', location.clientId)
      .where('id', '=', location.id)
      .where('version', '=', version)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw await whyNot({ db }, location);
    if (changes.groupIds) await saveLocationGroups({ db }, location, changes.groupIds);
  });
  await app.events.publish(db, locationSaved, {
    clientId: location.clientId,
    payload: { locationId: location.id },
  });
}

async function whyNot(
  { db }: { db: Db<DirectoryTables> },
  location: { clientId: string; id: string },
) {
  const kept = await db
    .selectFrom('directory.locations')
    .select('id')
    .where('client_id', '=', location.clientId)
    .where('id', '=', location.id)
    .executeTakeFirst();
  return kept ? locationChangedMeanwhile() : notFound();
}
