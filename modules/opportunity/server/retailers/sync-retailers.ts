import { sql } from 'kysely';
import { z } from 'zod';
import {
  countFollowedLocations,
  type FollowedLocation,
  followedLocations,
} from '#modules/directory/contract/locations/location-ports.ts';
import type { App } from '#platform/server/app.ts';
import type { Db, Tx } from '#platform/server/database/database.ts';
import { defineJob } from '#platform/server/jobs/job.ts';
import { findRetailerAreaIds } from '../areas/client-areas.ts';
import type { Context, OpportunityTables } from '../tables.ts';

const PAGE_ROWS = 500;
/** Rows per statement for which the database announces ids, so that indexes read only these rows. */
const STATEMENT_ROWS = 100;
const FIRST_ID = '00000000-0000-0000-0000-000000000000';
/** A job without a sign of life for this long is replaced. */
const STALE = sql`interval '10 minutes'`;

const COPIED = [
  'code',
  'name',
  'street',
  'postal_code',
  'city',
  'country',
  'latitude',
  'longitude',
  'affiliation',
  'activity',
  'type',
  'sells',
  'closed',
  'attributes',
  'area_1',
  'area_2',
  'area_3',
  'area_4',
  'version',
] as const;

/** Reads locations that changed after the position in `retailer_sync`, page by page; another run resumes there. */
export const syncRetailersJob = defineJob({
  name: 'opportunity.retailers.sync',
  input: z.object({}),
  retry: { limit: 8, delaySeconds: 10, backoff: true, longestDelaySeconds: 300 },
  expireSeconds: 60 * 60,
  async handle({ clientId, app, signal }) {
    if (!clientId) return;
    const db = app.database.ofClient<OpportunityTables>(clientId);
    for (let isDone = false; !isDone; ) {
      signal.throwIfAborted();
      isDone = await db.transaction().execute((tx) => syncPage({ db: tx, app }, clientId));
    }
  },
});

/**
 * Requests a sync of changes since a time, or of all without one, in the caller's transaction. The row is locked until it
 * ends, so a running job either includes them or is followed by another one.
 */
export async function requestSync(
  { db, app }: { db: Db; app: App },
  clientId: string,
  since: Date | null,
): Promise<void> {
  await sql`
    insert into opportunity.retailer_sync (client_id, read_until, last_id)
    values (${clientId}, 'epoch', ${FIRST_ID}) on conflict do nothing`.execute(db);
  const { rows } = await sql<{ isUnderWay: boolean }>`
    select coalesce(requested_at > now() - ${STALE}, false) as "isUnderWay"
    from opportunity.retailer_sync where client_id = ${clientId} for update`.execute(db);
  const isUnderWay = rows[0]?.isUnderWay ?? false;
  await sql`
    update opportunity.retailer_sync
    set again_from = case
        -- The reading has not come so far yet.
        when read_until <= ${since ?? new Date(0)}::timestamptz then again_from
        else least(again_from, ${since ?? new Date(0)}::timestamptz) end
      ${isUnderWay ? sql`` : sql`, requested_at = now()`}
    where client_id = ${clientId}`.execute(db);
  if (!isUnderWay) await app.jobs.enqueue(db, syncRetailersJob, {}, { clientId });
}

/** Requests the import of existing locations when the module first sees the client. */
export async function requestFirstSync({ app }: { app: App }, clientId: string): Promise<void> {
  const db = app.database.ofClient<OpportunityTables>(clientId);
  const met = await db
    .selectFrom('opportunity.retailer_sync')
    .select('client_id')
    .where('client_id', '=', clientId)
    .executeTakeFirst();
  if (!met) await db.transaction().execute((tx) => requestSync({ db: tx, app }, clientId, null));
}

/** Progress of the first sync; null if it is complete. */
export async function followProgress(
  { db, app }: Context,
  clientId: string,
): Promise<{ done: number; total: number } | null> {
  if (await isSynced({ db, app }, clientId)) return null;
  const { done } = await db
    .selectFrom('opportunity.retailers')
    .select(sql<number>`count(location_id)::int`.as('done'))
    .where('client_id', '=', clientId)
    .executeTakeFirstOrThrow();
  const total = await app.ports.call(countFollowedLocations, { clientId }, { db: db as Db, app });
  return done < total ? { done, total } : null;
}

/** Whether all locations were read, including those whose events are not delivered yet. */
async function isSynced({ db, app }: Context, clientId: string): Promise<boolean> {
  const { rows } = await sql<{ isAtEnd: boolean; changedAt: string; id: string }>`
    select complete_at is not null and requested_at is null as "isAtEnd",
      read_until::text as "changedAt", last_id as id
    from opportunity.retailer_sync where client_id = ${clientId}`.execute(db);
  const [cursor] = rows;
  if (!cursor?.isAtEnd) return false;
  const later = { clientId, limit: 1, after: cursor };
  return (await app.ports.call(followedLocations, later, { db: db as Db, app })).length === 0;
}

/** Returns true when there is nothing more to read. */
async function syncPage(
  { db, app }: { db: Tx<OpportunityTables>; app: App },
  clientId: string,
): Promise<boolean> {
  const { rows } = await sql<{ changedAt: string; id: string; againFrom: string | null }>`
    select read_until::text as "changedAt", last_id as id, again_from::text as "againFrom"
    from opportunity.retailer_sync where client_id = ${clientId} for update`.execute(db);
  const [cursor] = rows;
  if (!cursor) return true;
  const locations = await app.ports.call(
    followedLocations,
    { clientId, limit: PAGE_ROWS, after: cursor },
    { db, app },
  );
  const last = locations.at(-1);
  if (last) {
    await copyLocations({ db, app }, clientId, locations);
    await sql`
      update opportunity.retailer_sync
      set read_until = ${last.changedAt}::timestamptz, last_id = ${last.id}, requested_at = now()
      where client_id = ${clientId}`.execute(db);
    return false;
  }
  // A sync requested during the run may start at an earlier time than the current position.
  await sql`
    update opportunity.retailer_sync
    set read_until = least(read_until, coalesce(again_from, read_until)),
      last_id = case when again_from <= read_until then ${FIRST_ID}::uuid else last_id end,
      requested_at = case when again_from is null then null else now() end,
      complete_at = coalesce(complete_at, case when again_from is null then now() end),
      again_from = null
    where client_id = ${clientId}`.execute(db);
  return cursor.againFrom === null;
}

/** Copies locations with their areas. A prospect with the code of an open location has become that location. */
export async function copyLocations(
  { db, app }: Context,
  clientId: string,
  locations: readonly FollowedLocation[],
): Promise<void> {
  const places = await app.places.ofAddresses();
  const placed = locations.map((location) => {
    const { latitude, longitude } = location;
    const own = latitude === null || longitude === null ? null : { latitude, longitude };
    const position = own ?? places.find({ ...location, position: null })?.position;
    return {
      ...location,
      latitude: position?.latitude ?? null,
      longitude: position?.longitude ?? null,
    };
  });
  const areas = await findRetailerAreaIds({ db, app }, clientId, placed);
  const subActivities = await takeOverProspects(db, clientId, locations);
  const lines = placed.map((location, at) => ({
    ...location,
    postal_code: location.postalCode,
    sells: !location.closed,
    sub_activity: subActivities.get(location.code.toLowerCase()) ?? '',
    area_1: areas[at]?.[0] ?? null,
    area_2: areas[at]?.[1] ?? null,
    area_3: areas[at]?.[2] ?? null,
    area_4: areas[at]?.[3] ?? null,
  }));
  const columns = sql.join(COPIED.map((column) => sql.id(column)));
  const ofLine = sql.join(COPIED.map((column) => sql`excluded.${sql.id(column)}`));
  const ofStored = sql.join(COPIED.map((column) => sql`stored.${sql.id(column)}`));
  for (let at = 0; at < lines.length; at += STATEMENT_ROWS)
    await sql`
      insert into opportunity.retailers as stored
        (client_id, id, location_id, sub_activity, created_at, ${columns})
      select ${clientId}, id, id, sub_activity, "createdAt", ${columns}
      from jsonb_to_recordset(${JSON.stringify(lines.slice(at, at + STATEMENT_ROWS))}::jsonb) as line (
        id uuid, sub_activity text, "createdAt" timestamptz, code text, name text, street text, postal_code text,
        city text, country text, latitude float8, longitude float8, affiliation text, activity text, type text,
        sells boolean, closed boolean, attributes jsonb, area_1 text, area_2 text, area_3 text, area_4 text, version integer)
      on conflict (client_id, id) do update set (${columns}, updated_at) = (${ofLine}, now())
      where (${ofStored}) is distinct from (${ofLine}) and stored.version <= excluded.version`.execute(
      db,
    );
}

/** Deletes prospects that have become locations; returns their sub-activities by code, which the directory does not store. */
async function takeOverProspects(
  db: Db<OpportunityTables>,
  clientId: string,
  locations: readonly FollowedLocation[],
): Promise<ReadonlyMap<string, string>> {
  const codes = locations.flatMap(({ code, closed }) => (closed ? [] : [code.toLowerCase()]));
  const { rows } = await sql<{ code: string; subActivity: string }>`
    delete from opportunity.retailers
    where client_id = ${clientId} and location_id is null and code_key <> '' and code_key = any (${codes})
    returning code_key as code, sub_activity as "subActivity"`.execute(db);
  return new Map(rows.map(({ code, subActivity }) => [code, subActivity]));
}
