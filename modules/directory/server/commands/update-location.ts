import { sql, type Updateable } from 'kysely';
import { locationSaved } from '#modules/directory/contract/events.ts';
import type { LocationChanges } from '#modules/directory/contract/locations/location.ts';
import { locationFields } from '#modules/directory/contract/locations/location-fields.ts';
import type { App } from '#platform/server/app.ts';
import { constraintProblem } from '#platform/server/database/constraint-problem.ts';
import type { Db } from '#platform/server/database/database.ts';
import { givenColumns } from '#platform/server/fields/field-sql.ts';
import { updateVersioned } from '#platform/server/records/update-versioned.ts';
import { savePhotoFiles } from '../photos/location-photos.ts';
import type { DirectoryTables } from '../tables.ts';
import { locationRefusals } from './location-refusals.ts';
import { refuseMoveCircle } from './refuse-move-circle.ts';
import { saveLocationGroups } from './save-location-groups.ts';

/** Changes the given fields, unless the location changed since it was read. */
export async function updateLocation(
  { db, app }: { db: Db<DirectoryTables>; app: App },
  location: { clientId: string; id: string },
  { version, ...changes }: LocationChanges,
): Promise<void> {
  const { clientId, id } = location;
  const read = { table: 'directory.locations', key: { client_id: clientId, id }, version } as const;
  if (changes.photos) await savePhotoFiles({ db, app }, location, changes.photos);
  if (changes.movedToId) await refuseMoveCircle({ db }, location, changes.movedToId);
  await constraintProblem(locationRefusals(changes.code ?? ''), async () => {
    await updateVersioned({ db, app }, read, {
      ...givenColumns<Updateable<DirectoryTables['directory.locations']>>(locationFields, changes),
      ...(changes.closed !== undefined && {
        closed_at: changes.closed ? sql<Date>`coalesce(closed_at, now())` : null,
      }),
    });
    if (changes.groupIds) await saveLocationGroups({ db }, location, changes.groupIds);
  });
  await app.events.publish(db, locationSaved, {
    clientId,
    payload: { locationId: id },
  });
}
