import { sql } from 'kysely';
import type { Location } from '#modules/directory/contract/locations/location.ts';
import { notFound } from '#platform/contract/problems.ts';
import type { Role } from '#platform/contract/role.ts';
import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';
import type { DirectoryTables } from '../tables.ts';
import { readLocationRepresentatives } from './read-location-representatives.ts';
import { type WholeLocation, wholeColumns, withType } from './whole-location.ts';

/** One location with all its data; throws not found if row-level security hides it. */
export async function readLocation(
  context: { db: Db<DirectoryTables>; app: App },
  wanted: { clientId: string; id: string },
  reader: { role: Role },
): Promise<Location> {
  const { rows } = await sql<WholeLocation>`
    select ${wholeColumns} from directory.locations as location ${withType}
    where location.client_id = ${wanted.clientId} and location.id = ${wanted.id}`.execute(
    context.db,
  );
  const [location] = rows;
  if (!location) throw notFound();
  return {
    ...location,
    representatives: await readLocationRepresentatives(context, wanted, reader),
    closedAt: location.closedAt?.toISOString() ?? null,
    createdAt: location.createdAt.toISOString(),
    updatedAt: location.updatedAt.toISOString(),
  };
}
