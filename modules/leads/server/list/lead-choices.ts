import { sql } from 'kysely';
import { placesByIds } from '#modules/directory/contract/locations/place-to-buy.ts';
import type { LeadView } from '#modules/leads/contract/leads/lead-list.ts';
import type { LeadChoices } from '#modules/leads/contract/leads/lead-list-calls.ts';
import { readFormSummaries } from '../forms/read-form.ts';
import type { Context } from '../tables.ts';
import { DUE_SOON } from './lead-filter-sql.ts';

/** More values than a user would look through in a filter. */
const MOST = 2_000;

/**
 * Distinct values of a column of a client's leads. Skips from value to value in the index, so that a million leads in a
 * hundred shops cost a hundred lookups.
 */
async function existingValues(
  { db }: Pick<Context, 'db'>,
  clientId: string,
  column: 'location_id' | 'country' | 'owner_key',
): Promise<string[]> {
  const value = sql.ref(`lead.${column}`);
  const ofClient = sql`from leads.leads as lead where lead.client_id = ${clientId}`;
  const { rows } = await sql<{ value: string }>`
    with recursive seen as (
      (select ${value} as value, 1 as at ${ofClient} and ${value} is not null order by ${value} limit 1)
      union all
      select (select ${value} ${ofClient} and ${value} > seen.value order by ${value} limit 1), seen.at + 1
      from seen where seen.value is not null and seen.at < ${MOST}
    )
    select value::text from seen where value is not null`.execute(db);
  return rows.map((row) => row.value);
}

/** Tags of the latest leads, because older tags may be out of use. */
async function latestTags({ db }: Pick<Context, 'db'>, clientId: string): Promise<string[]> {
  const { rows } = await sql<{ tag: string }>`
    select tag from (
      select tags from leads.leads where client_id = ${clientId} order by id desc limit 20000
    ) as latest cross join unnest(latest.tags) as tag
    group by tag order by count(*) desc, tag limit ${MOST}`.execute(db);
  return rows.map(({ tag }) => tag);
}

/** Locations with leads, by name. */
export async function readLeadLocations(
  { db, app }: Context,
  clientId: string,
): Promise<{ id: string; name: string; city: string }[]> {
  const ids = await existingValues({ db }, clientId, 'location_id');
  if (ids.length === 0) return [];
  const places = await app.ports.call(placesByIds, { clientId, ids }, { db, app });
  return places
    .map(({ id, name, city }) => ({ id, name, city }))
    .sort((one, other) => one.name.localeCompare(other.name) || one.id.localeCompare(other.id));
}

/** Filter options for the leads of one form or of all, and the number of leads in each view [LEAD-01]. */
export async function leadChoices(
  { db, app }: Context,
  { clientId, formId }: { clientId: string; formId?: string | undefined },
): Promise<LeadChoices> {
  const [views, forms, owners, locations, countries, counted, tags] = await Promise.all([
    countViews({ db }, { clientId, formId }),
    readFormSummaries({ db, app }, clientId),
    ownersOf({ db }, clientId),
    readLeadLocations({ db, app }, clientId),
    existingValues({ db }, clientId, 'country'),
    countedCurrencies({ db }, clientId),
    latestTags({ db }, clientId),
  ]);
  return {
    views,
    forms: forms.map(({ id, name, active, settings }) => ({
      id,
      name,
      active,
      goalHours: settings.answerGoalHours,
    })),
    owners,
    locations,
    countries,
    // Currencies of the forms, and of leads that were created with another currency.
    currencies: [
      ...new Set([...forms.map(({ settings }) => settings.currency), ...counted]),
    ].sort(),
    tags,
  };
}

async function countViews(
  { db }: Pick<Context, 'db'>,
  { clientId, formId }: { clientId: string; formId?: string | undefined },
): Promise<Record<LeadView, number>> {
  const those = sql`lead.client_id = ${clientId} ${formId ? sql`and lead.form_id = ${formId}` : sql``}`;
  const [{ rows }, { rows: soon }] = await Promise.all([
    sql<{ status: Exclude<LeadView, 'all' | 'due'>; count: number }>`
      select lead.status, count(*) as count from leads.leads as lead where ${those} group by lead.status`.execute(
      db,
    ),
    sql<{ count: number }>`
      select count(*) as count from leads.leads as lead where ${those} and ${DUE_SOON}`.execute(db),
  ]);
  const counted = Object.fromEntries(rows.map(({ status, count }) => [status, count]));
  return {
    new: 0,
    accepted: 0,
    converted: 0,
    lost: 0,
    ...counted,
    all: rows.reduce((sum, { count }) => sum + count, 0),
    due: soon[0]?.count ?? 0,
  };
}

/** Each owner by the name in their latest lead. */
async function ownersOf(
  { db }: Pick<Context, 'db'>,
  clientId: string,
): Promise<LeadChoices['owners']> {
  const emails = await existingValues({ db }, clientId, 'owner_key');
  const { rows } = await sql<LeadChoices['owners'][number]>`
    select owner.email, coalesce(latest.name, '') as name
    from unnest(${emails}::text[]) as owner (email)
    left join lateral (
      select lead.owner ->> 'name' as name from leads.leads as lead
      where lead.client_id = ${clientId} and lead.owner_key = owner.email order by lead.id desc limit 1
    ) as latest on true
    order by owner.email`.execute(db);
  return rows;
}

async function countedCurrencies({ db }: Pick<Context, 'db'>, clientId: string): Promise<string[]> {
  const { rows } = await sql<{ currency: string }>`
    select distinct currency from leads.brand_figures where client_id = ${clientId}`.execute(db);
  return rows.map(({ currency }) => currency);
}
