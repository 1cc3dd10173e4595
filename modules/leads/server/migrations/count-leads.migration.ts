import { sql } from 'kysely';
import { unaudited } from '#platform/server/audit/audited.ts';
import { scopedByLocation } from '#platform/server/database/location-scope.ts';
import { defineMigration, tenantTable } from '#platform/server/database/migration.ts';

type AnyDb = Parameters<Parameters<typeof defineMigration>[0]['up']>[0];

/**
 * Conversion figures are updated as leads change [CONV-01]. Triggers note changed leads, and a job compares each with
 * its last counted state, so that the figures stay correct after any sequence of changes.
 */
export const countLeadsMigration = defineMigration({
  name: '2026-11-24-51-leads-count-leads',
  async up(db) {
    await noteChanged(db);
    await createCounted(db);
    await createFigures(db);
    await sql`insert into leads.leads_to_count (client_id, lead_id) select client_id, id from leads.leads`.execute(
      db,
    );
  },
});

async function noteChanged(db: AnyDb): Promise<void> {
  await sql`
    create table leads.leads_to_count (
      client_id uuid not null,
      lead_id uuid not null,
      asked_at timestamptz not null default now(),
      primary key (client_id, lead_id)
    )`.execute(db);
  await tenantTable(db, 'leads.leads_to_count');
  await unaudited(db, 'leads.leads_to_count', 'says what is still to be counted');
  for (const [event, rows] of [
    ['insert', 'new'],
    ['update', 'new'],
    ['delete', 'old'],
  ] as const) {
    const name = sql.id('leads', `note_leads_${event}`);
    // Updates an existing note, so that a concurrent count leaves the lead to the next run.
    await sql`
      create function ${name}() returns trigger language plpgsql set search_path = pg_catalog as $$
      begin
        insert into leads.leads_to_count (client_id, lead_id)
        select client_id, id from changed order by client_id, id
        on conflict (client_id, lead_id) do update set asked_at = now();
        return null;
      end $$`.execute(db);
    await sql`
      create trigger ${sql.id(`note_${event}`)} after ${sql.raw(event)} on leads.leads
      referencing ${sql.raw(`${rows} table as changed`)}
      for each statement execute function ${name}()`.execute(db);
  }
}

/** The last counted state of a lead, with the columns that figures need. */
async function createCounted(db: AnyDb): Promise<void> {
  await sql`
    create table leads.counted_leads (
      client_id uuid not null references directory.clients,
      lead_id uuid not null,
      month date not null,
      form_id uuid not null,
      location_id uuid,
      country text,
      source text not null,
      currency text not null,
      status text not null,
      is_accepted boolean not null,
      is_idle boolean not null,
      value bigint not null,
      accept_minutes integer,
      convert_minutes integer,
      accept_bucket smallint,
      convert_bucket smallint,
      skus text[] not null,
      primary key (client_id, lead_id)
    )`.execute(db);
  await sql`
    create index counted_leads_location on leads.counted_leads (client_id, location_id, month)
    include (accept_minutes)`.execute(db);
  await tenantTable(db, 'leads.counted_leads');
  await scopedByLocation(db, 'leads.counted_leads');
  await unaudited(db, 'leads.counted_leads', 'counted from leads');
}

const OUTCOMES = ['created', 'accepted', 'converted', 'lost', 'idle', 'open', 'waiting'];

async function createFigures(db: AnyDb): Promise<void> {
  const outcomes = sql.raw(
    OUTCOMES.flatMap((name) => [
      `${name} bigint not null default 0`,
      `${name}_value bigint not null default 0`,
    ]).join(', '),
  );
  const shared = sql`
    client_id uuid not null references directory.clients,
    month date not null,
    form_id uuid not null,
    country text,
    source text not null,
    currency text not null`;
  await sql`create table leads.lead_figures (${shared}, location_id uuid, ${outcomes})`.execute(db);
  await sql`create table leads.product_figures (${shared}, sku text not null, ${outcomes})`.execute(
    db,
  );
  await sql`
    create table leads.time_figures (${shared}, kind text not null, bucket smallint not null,
      leads bigint not null, converted bigint not null)`.execute(db);
  for (const [table, own] of [
    ['lead_figures', 'location_id'],
    ['product_figures', 'sku'],
    ['time_figures', 'kind, bucket'],
  ] as const) {
    await sql`
      create unique index ${sql.id(`${table}_of`)} on ${sql.id('leads', table)}
      (client_id, month, form_id, country, source, currency, ${sql.raw(own)}) nulls not distinct`.execute(
      db,
    );
    await tenantTable(db, `leads.${table}`);
    await unaudited(db, `leads.${table}`, 'counted from leads');
  }
  await scopedByLocation(db, 'leads.lead_figures');
}
