import { sql } from 'kysely';
import type { Location } from '#modules/directory/contract/locations/location.ts';
import { notFound } from '#platform/contract/problems.ts';
import type { Role } from '#platform/contract/role.ts';
import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';
import type { DirectoryTables } from '../tables.ts';
import { representativesOf } from './representatives-of.ts';
import { type WholeLocation, wholeColumns, withType } from './whole-location.ts';

/** One location with all that is known of it; what the connection does not show is not there. */
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
    representatives: await representativesOf(context, wanted, reader),
    closedAt: location.closedAt?.toISOString() ?? null,
    createdAt: location.createdAt.toISOString(),
    updatedAt: location.updatedAt.toISOString(),
  };
}
