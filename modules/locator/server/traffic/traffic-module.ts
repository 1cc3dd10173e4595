import { sql } from 'kysely';
import {
  leadAccepted,
  leadConverted,
  leadCreated,
  leadDeleted,
  leadRejected,
  leadRelocated,
  leadReopened,
} from '#modules/leads/contract/lead-events.ts';
import { leadProgress } from '#modules/leads/contract/lead-ports.ts';
import {
  countSearchedPlaces,
  placesSearched,
  type SearchedPlaceKey,
  type SearchedPlaceSums,
  searchedPlaces,
  searchedWithoutStore,
} from '#modules/locator/contract/traffic.ts';
import { clientZone } from '#platform/server/database/client-zone.ts';
import type { Db } from '#platform/server/database/database.ts';
import { defineListener } from '#platform/server/events/listener.ts';
import type { ServerModule } from '#platform/server/module.ts';
import { answerPort, defineService } from '#platform/server/module-parts.ts';
import { createTrafficMigration } from '../migrations/create-traffic.migration.ts';
import { recountFunnelMigration } from '../migrations/recount-funnel.migration.ts';
import type { Context, LocatorTables } from '../tables.ts';
import { recordHitsRoute } from './hits.route.ts';
import { getHitBuffer } from './record-hit.ts';

/** Stores the progress of requests from a locator's pages, for its funnel [LOC-07]. Requests of other pages are not stored. */
const followCreated = defineListener({
  name: 'locator.follow-created-lead',
  event: leadCreated,
  async handle({ event: { clientId, payload }, db: tx, app }) {
    const db: Db<LocatorTables> = tx as Db;
    const { leadId, at } = payload;
    const slug = await locatorOfPage({ db, app }, clientId, payload.request.page);
    if (!slug) return;
    await takeLeadLock(db, clientId, leadId);
    await db
      .insertInto('locator.locator_leads')
      .values({
        client_id: clientId,
        lead_id: leadId,
        slug,
        location_id: payload.locationId ?? '',
        day: sql<string>`(${at}::timestamptz at time zone ${clientZone})::date`,
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await storeProgress({ db, app }, clientId, leadId);
  },
});

/**
 * Events may be late, duplicated or out of order, so the current state of the lead is stored instead of the event's.
 */
const followChanges = (
  [
    ['locator.follow-accepted-lead', leadAccepted],
    ['locator.follow-converted-lead', leadConverted],
    ['locator.follow-rejected-lead', leadRejected],
    ['locator.follow-reopened-lead', leadReopened],
    ['locator.follow-relocated-lead', leadRelocated],
    ['locator.follow-deleted-lead', leadDeleted],
  ] as const
).map(([name, event]) =>
  defineListener<typeof leadDeleted.payload>({
    name,
    event: event as typeof leadDeleted,
    async handle({ event: { clientId, payload }, db: tx, app }) {
      const db: Db<LocatorTables> = tx as Db;
      await takeLeadLock(db, clientId, payload.leadId);
      await storeProgress({ db, app }, clientId, payload.leadId);
    },
  }),
);

export const followLeads = [followCreated, ...followChanges];

/** Module parts of the visit statistics. */
export const trafficModule = {
  migrations: [createTrafficMigration, recountFunnelMigration],
  routes: [recordHitsRoute],
  events: [searchedWithoutStore, placesSearched],
  ports: [
    answerPort(searchedPlaces, (given, { db }) => readSearchedPlaceSums({ db }, given)),
    answerPort(countSearchedPlaces, ({ clientId }, { db }) => countPlaceSums({ db }, clientId)),
  ],
  listeners: followLeads,
  services: [
    defineService({
      async start(app) {
        return getHitBuffer({ app });
      },
    }),
  ],
} satisfies Partial<ServerModule>;

async function readSearchedPlaceSums(
  { db }: Pick<Context, 'db'>,
  given: { clientId: string } & (
    | { keys: readonly SearchedPlaceKey[] }
    | { after: SearchedPlaceKey | null; limit: number }
  ),
): Promise<SearchedPlaceSums[]> {
  const { rows } = await sql<SearchedPlaceSums>`
    select place.slug, place.day::text as day, place.country, place.label, place.latitude, place.longitude,
      place.searches, place.none_near + place.found_nothing as unserved
    from locator.daily_places as place ${'keys' in given ? ofKeys(given.clientId, given.keys) : pageAfter(given)}`.execute(
    db,
  );
  return rows;
}

function ofKeys(clientId: string, keys: readonly SearchedPlaceKey[]) {
  return sql`
    join jsonb_to_recordset(${JSON.stringify(keys)}::jsonb) as given (slug text, day date, country text, label text)
      using (slug, day, country, label)
    where place.client_id = ${clientId}`;
}

function pageAfter(given: { clientId: string; after: SearchedPlaceKey | null; limit: number }) {
  const { clientId, after, limit } = given;
  return sql`
    where place.client_id = ${clientId} ${
      after
        ? sql`and (place.slug, place.day, place.country, place.label)
            > (${after.slug}::text, ${after.day}::date, ${after.country}::text, ${after.label}::text)`
        : sql``
    }
    order by place.slug, place.day, place.country, place.label limit ${limit}`;
}

async function countPlaceSums({ db }: Pick<Context, 'db'>, clientId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from locator.daily_places where client_id = ${clientId}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Ensures that either the creation is stored before a change is handled, or the creation reads the state after that change. */
async function takeLeadLock(db: Db, clientId: string, leadId: string): Promise<void> {
  await sql`
    select pg_advisory_xact_lock(hashtextextended(${`locator lead ${clientId} ${leadId}`}, 0))`.execute(
    db,
  );
}

async function storeProgress({ db, app }: Context, clientId: string, leadId: string) {
  const row = await db
    .selectFrom('locator.locator_leads')
    .select('lead_id')
    .where('client_id', '=', clientId)
    .where('lead_id', '=', leadId)
    .executeTakeFirst();
  if (!row) return;
  const lead = await app.ports.call(leadProgress, { clientId, leadId }, { db, app });
  if (!lead) {
    await db
      .deleteFrom('locator.locator_leads')
      .where('client_id', '=', clientId)
      .where('lead_id', '=', leadId)
      .execute();
    return;
  }
  const { locationId, isAccepted, isSold } = lead;
  await db
    .updateTable('locator.locator_leads')
    .set({ location_id: locationId ?? '', accepted: isAccepted, sold: isSold })
    .where('client_id', '=', clientId)
    .where('lead_id', '=', leadId)
    .execute();
}

/** `/l/{slug}/…` under the suite's address, or any page of a locator's own host. */
async function locatorOfPage(
  { db, app }: Context,
  clientId: string,
  page: string | null,
): Promise<string | undefined> {
  const url = URL.parse(page ?? '');
  if (!url) return undefined;
  const isSuite = url.host === new URL(app.config.publicUrl).host;
  const slug = isSuite ? /^\/l\/([a-z0-9-]{1,60})(?:\/|$)/.exec(url.pathname)?.[1] : undefined;
  if (isSuite && !slug) return undefined;
  const row = await db
    .selectFrom('locator.locators')
    .select('slug')
    .where('client_id', '=', clientId)
    .where((eb) => (slug ? eb('slug', '=', slug) : eb('host', '=', url.hostname)))
    .executeTakeFirst();
  return row?.slug;
}
