import { sql } from 'kysely';
import type { LocationType } from '#modules/directory/contract/locations/location-types.ts';
import type { Db } from '#platform/server/database/database.ts';
import { readLocationTypes } from './location-types.ts';

const ATTRIBUTE_NAMES_LIMIT = 500;

/** Attribute names of open locations, most used first. */
export async function readLocationVocabulary(
  { db }: { db: Db },
  { clientId }: { clientId: string },
): Promise<{ types: LocationType[]; attributes: string[] }> {
  const { rows } = await sql<{ name: string }>`
    select attribute.name from directory.locations as location
    cross join lateral jsonb_object_keys(location.attributes) as attribute (name)
    where location.client_id = ${clientId} and location.closed_at is null
    group by attribute.name order by count(*) desc, attribute.name
    limit ${ATTRIBUTE_NAMES_LIMIT}`.execute(db);
  return {
    types: await readLocationTypes({ db }, { clientId }),
    attributes: rows.map(({ name }) => name),
  };
}
