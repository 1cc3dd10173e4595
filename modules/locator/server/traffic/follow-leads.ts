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
import type { App } from '#platform/server/app.ts';
import { clientZone } from '#platform/server/database/client-zone.ts';
import type { Db } from '#platform/server/database/database.ts';
import { defineListener } from '#platform/server/events/listener.ts';
import type { LocatorTables } from '../tables.ts';

/** How far the requests of a locator's pages came, for its funnel [LOC-07]. Requests of other pages are not stored. */
const followCreated = defineListener({
  name: 'locator.follow-created-lead',
  event: leadCreated,
  async handle({ event: { clientId, payload }, db: tx, app }) {
    const db: Db<LocatorTables> = tx as Db;
    const { leadId, locationId, at } = payload;
    const slug = await locatorOfPage({ db, app }, clientId, payload.request.page);
    if (!slug) return;
    await db
      .insertInto('locator.locator_leads')
      .values({
        client_id: clientId,
        lead_id: leadId,
        slug,
        location_id: locationId ?? '',
        day: sql<string>`(${at}::timestamptz at time zone ${clientZone})::date`,
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  },
});

const followAccepted = defineListener({
  name: 'locator.follow-accepted-lead',
  event: leadAccepted,
  handle: ({ event: { clientId, payload }, db }) =>
    change(db as Db, clientId, payload.leadId, { accepted: true }),
});

const followConverted = defineListener({
  name: 'locator.follow-converted-lead',
  event: leadConverted,
  handle: ({ event: { clientId, payload }, db }) =>
    change(db as Db, clientId, payload.leadId, { sold: true }),
});

const followRejected = defineListener({
  name: 'locator.follow-rejected-lead',
  event: leadRejected,
  handle: ({ event: { clientId, payload }, db }) =>
    change(db as Db, clientId, payload.leadId, payload.reopened ? { accepted: false } : {}),
});

const followReopened = defineListener({
  name: 'locator.follow-reopened-lead',
  event: leadReopened,
  handle: ({ event: { clientId, payload }, db }) =>
    change(db as Db, clientId, payload.leadId, {
      accepted: payload.status === 'accepted' || payload.status === 'converted',
      sold: payload.status === 'converted',
    }),
});

const followRelocated = defineListener({
  name: 'locator.follow-relocated-lead',
  event: leadRelocated,
  handle: ({ event: { clientId, payload }, db }) =>
    change(db as Db, clientId, payload.leadId, { location_id: payload.locationId }),
});

const followDeleted = defineListener({
  name: 'locator.follow-deleted-lead',
  event: leadDeleted,
  async handle({ event: { clientId, payload }, db: tx }) {
    const db: Db<LocatorTables> = tx as Db;
    await db
      .deleteFrom('locator.locator_leads')
      .where('client_id', '=', clientId)
      .where('lead_id', '=', payload.leadId)
      .execute();
  },
});

export const followLeads = [
  followCreated,
  followAccepted,
  followConverted,
  followRejected,
  followReopened,
  followRelocated,
  followDeleted,
];

async function change(
  db: Db<LocatorTables>,
  clientId: string,
  leadId: string,
  columns: { accepted?: boolean; sold?: boolean; location_id?: string },
): Promise<void> {
  if (Object.keys(columns).length === 0) return;
  await db
    .updateTable('locator.locator_leads')
    .set(columns)
    .where('client_id', '=', clientId)
    .where('lead_id', '=', leadId)
    .execute();
}

/** `/l/{slug}/…` under the suite's address, or any page of a locator's own host. */
async function locatorOfPage(
  { db, app }: { db: Db<LocatorTables>; app: Pick<App, 'config'> },
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
