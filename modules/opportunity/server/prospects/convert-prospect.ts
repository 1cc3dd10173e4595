import { sql } from 'kysely';
import { addLocation } from '#modules/directory/contract/locations/add-location.ts';
import { followedLocations } from '#modules/directory/contract/locations/followed-locations.ts';
import { locationCodeTaken } from '#modules/directory/contract/locations/location-problems.ts';
import { prospectCodeTaken } from '#modules/opportunity/contract/prospects.ts';
import { Problem } from '#platform/contract/problem.ts';
import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';
import { lockVersioned } from '#platform/server/records/update-versioned.ts';
import { copyLocations } from '../retailers/sync-retailers.ts';
import type { OpportunityTables } from '../tables.ts';
import { isSalesRep } from './assign-prospects.ts';
import { requireProspect } from './save-prospect.ts';

/** Makes a location of a prospect, which is gone then; all of it in the caller's transaction. Gives the location's id. */
export async function convertProspect(
  { db, app }: { db: Db<OpportunityTables>; app: App },
  { clientId, id }: { clientId: string; id: string },
  { code, version }: { code?: string | undefined; version: number },
): Promise<string> {
  await requireProspect(db, { clientId, id });
  const key = { client_id: clientId, id };
  const prospect = await lockVersioned(
    { db, app },
    { table: 'opportunity.retailers', key, version },
  );
  const wanted = code ?? prospect.code;
  // The prospects with the code of a location are taken for that location, and deleted.
  if (await isOfAnother(db, { clientId, id }, wanted)) throw prospectCodeTaken({ code: wanted });
  const locationId = await app.ports
    .ask(
      addLocation,
      {
        clientId,
        type: prospect.type,
        representatives: await stillRepresenting({ db, app }, clientId, prospect.assigned_to),
        location: {
          name: prospect.name,
          code: wanted,
          street: prospect.street,
          postalCode: prospect.postal_code,
          city: prospect.city,
          country: prospect.country,
          activity: prospect.activity,
          affiliation: prospect.affiliation,
          attributes: prospect.attributes,
          ...(await givenPosition(app, prospect)),
        },
      },
      { db, app },
    )
    .catch((error: unknown) => {
      const isTaken = error instanceof Problem && error.code === locationCodeTaken.code;
      throw isTaken ? prospectCodeTaken({ code: wanted }) : error;
    });
  await db
    .deleteFrom('opportunity.retailers')
    .where('client_id', '=', clientId)
    .where('id', '=', id)
    .execute();
  const locations = await app.ports.ask(
    followedLocations,
    { clientId, ids: [locationId], limit: 1 },
    { db, app },
  );
  await copyLocations({ db, app }, clientId, locations);
  await db
    .updateTable('opportunity.retailers')
    .set({ sub_activity: prospect.sub_activity })
    .where('client_id', '=', clientId)
    .where('id', '=', locationId)
    .execute();
  return locationId;
}

async function isOfAnother(
  db: Db<OpportunityTables>,
  { clientId, id }: { clientId: string; id: string },
  code: string,
): Promise<boolean> {
  const { rows } = await sql`
    select from opportunity.retailers
    where client_id = ${clientId} and location_id is null and id <> ${id}
      and code_key <> '' and code_key = lower(${code}::text)`.execute(db);
  return rows.length > 0;
}

/** The sales representative of the prospect represents the location, unless they have another role by now. */
async function stillRepresenting(
  context: { db: Db; app: App },
  clientId: string,
  userId: string | null,
): Promise<string[]> {
  return userId !== null && (await isSalesRep(context, clientId, userId)) ? [userId] : [];
}

/** A position that was only found by the address is not exact enough for the directory. */
async function givenPosition(
  app: App,
  prospect: {
    latitude: number | null;
    longitude: number | null;
    country: string;
    postal_code: string;
    city: string;
  },
): Promise<{ latitude: number | null; longitude: number | null }> {
  const { latitude, longitude, country, postal_code: postalCode, city } = prospect;
  const places = await app.places.ofAddresses();
  const found = places.find({ country, postalCode, city, position: null })?.position;
  const isFound = found?.latitude === latitude && found?.longitude === longitude;
  return isFound ? { latitude: null, longitude: null } : { latitude, longitude };
}
