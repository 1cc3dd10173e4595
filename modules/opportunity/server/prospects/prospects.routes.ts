import { sql } from 'kysely';
import { peopleByIds } from '#modules/directory/contract/associations.ts';
import {
  addLocation,
  followedLocations,
} from '#modules/directory/contract/locations/location-ports.ts';
import { locationCodeTaken } from '#modules/directory/contract/locations/location-problems.ts';
import { manageLocations } from '#modules/directory/contract/permissions.ts';
import {
  assignProspectsCall,
  convertProspectCall,
  createProspectCall,
  deleteProspectCall,
  prospectCodeTaken,
  salesRepUnknown,
  updateProspectCall,
} from '#modules/opportunity/contract/prospects.ts';
import { holds } from '#platform/contract/permission.ts';
import { Problem } from '#platform/contract/problem.ts';
import { forbidden } from '#platform/contract/problems.ts';
import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';
import type { Route } from '#platform/server/http/route.ts';
import { defineNotificationKind } from '#platform/server/notifications/notification-kind.ts';
import { lockVersioned } from '#platform/server/records/update-versioned.ts';
import { copyLocations } from '../retailers/sync-retailers.ts';
import { route } from '../route.ts';
import type { Context, OpportunityTables } from '../tables.ts';
import {
  createProspect,
  deleteProspect,
  requireProspect,
  updateProspect,
} from './save-prospect.ts';

/** Retailers that do not sell the brand yet. */
export const prospectRoutes: readonly Route[] = [
  route(createProspectCall, ({ db, app, params, body }) =>
    createProspect({ db, app }, params.clientId, body),
  ),

  route(updateProspectCall, ({ db, app, params, body }) =>
    updateProspect({ db, app }, params, body),
  ),

  route(deleteProspectCall, async ({ db, params }) => {
    await deleteProspect({ db }, params);
    return null;
  }),

  route(assignProspectsCall, async ({ db, app, params, body }) => ({
    changed: await assignProspects({ db, app }, params.clientId, body),
  })),

  route(convertProspectCall, async ({ db, app, params, body, membership }) => {
    if (!holds(manageLocations, membership)) throw forbidden();
    return { id: await convertProspect({ db, app }, params, body) };
  }),
];

/** Converts a prospect to a location in the caller's transaction. Returns the location's id. */
async function convertProspect(
  { db, app }: Context,
  { clientId, id }: { clientId: string; id: string },
  { code, version }: { code?: string | undefined; version: number },
): Promise<string> {
  await requireProspect({ db }, { clientId, id });
  const key = { client_id: clientId, id };
  const prospect = await lockVersioned(
    { db, app },
    { table: 'opportunity.retailers', key, version },
  );
  const wanted = code ?? prospect.code;
  // Prospects with the code of a location are treated as that location and deleted.
  if (await isOfAnother(db, { clientId, id }, wanted)) throw prospectCodeTaken({ code: wanted });
  const locationId = await app.ports
    .call(
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
  const locations = await app.ports.call(
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

/** The sales representative of the prospect then represents the location, unless their role has changed. */
async function stillRepresenting(
  context: { db: Db; app: App },
  clientId: string,
  userId: string | null,
): Promise<string[]> {
  return userId !== null && (await isSalesRep(context, clientId, userId)) ? [userId] : [];
}

/** A position derived from the address is not exact enough for the directory. */
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

/**
 * Assigns prospects to a sales representative and notifies the representative, or removes the assignment [OPP-07].
 * Returns the number of changed prospects.
 */
async function assignProspects(
  { db, app }: Context,
  clientId: string,
  given: {
    ids?: readonly string[] | undefined;
    areaId?: string | undefined;
    userId: string | null;
  },
): Promise<number> {
  const { ids = [], areaId, userId } = given;
  if (userId !== null && !(await isSalesRep({ db, app }, clientId, userId)))
    throw salesRepUnknown();
  const chosen =
    areaId === undefined
      ? sql`id = any (${ids}::uuid[])`
      : sql`${areaId} in (area_1, area_2, area_3, area_4)`;
  const { numAffectedRows = 0n } = await sql`
    update opportunity.retailers
    set assigned_to = ${userId}::uuid, updated_at = now(), version = version + 1
    where client_id = ${clientId} and location_id is null and ${chosen}
      and assigned_to is distinct from ${userId}::uuid`.execute(db);
  const changed = Number(numAffectedRows);
  if (userId !== null && changed > 0)
    await app.notifications.notify(db, {
      clientId,
      userIds: [userId],
      kind: 'prospects-assigned',
      title: { key: 'opportunity:prospects.assignedTitle', params: { count: changed } },
      body: { key: 'opportunity:prospects.assignedBody', params: {} },
      actions: [
        {
          label: { key: 'opportunity:prospects.openMap', params: {} },
          path: '/platform/opportunity',
        },
      ],
    });
  return changed;
}

/** Notification kind of `assignProspects`. */
export const prospectsAssignedKind = defineNotificationKind({
  name: 'prospects-assigned',
  group: 'opportunity:menu.group',
  label: 'opportunity:notificationKinds.prospectsAssigned',
  recipients: { roles: ['sales_rep'], menu: 'platform/opportunity' },
  mailing: 'never',
});

async function isSalesRep(
  context: { db: Db; app: App },
  clientId: string,
  userId: string,
): Promise<boolean> {
  const people = await context.app.ports.call(
    peopleByIds,
    { clientId, userIds: [userId] },
    context,
  );
  return people[0]?.role === 'sales_rep';
}
