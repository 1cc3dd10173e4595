import { type RawBuilder, sql } from 'kysely';
import { defineMigration } from '#platform/server/database/migration.ts';
import { trigramIndex } from '#platform/server/database/word-search.ts';
import { createRecordChangeTriggers } from '#platform/server/live/announce-changes.ts';

/**
 * Columns and indexes to search, filter and sort leads [LEAD-01]. Indexes of the common orders include the usual filter
 * columns, so that pages and counts of a million leads need no table access.
 */
export const listLeadsMigration = defineMigration({
  name: '2026-11-24-12-leads-list-leads',
  async up(db) {
    // `array_to_string` is not immutable for every type, but it is for text.
    await sql`
      create function leads.in_one(words text[]) returns text
      language sql immutable parallel safe set search_path = pg_catalog
      as $$ select array_to_string(words, ' ') $$`.execute(db);
    await sql`
      alter table leads.leads
        add column name_key text generated always as (
          nullif(platform.fold(coalesce(lastname, '') || ' ' || coalesce(firstname, '')), ' ')) stored,
        add column owner_key text generated always as (lower(owner ->> 'email')) stored,
        add column value bigint generated always as (coalesce(price, estimated_price)) stored,
        add column place smallint not null generated always as (
          case status when 'new' then 1 when 'accepted' then 2 when 'converted' then 3 else 4 end) stored,
        add column search text not null generated always as (
          platform.fold(coalesce(firstname, '') || ' ' || coalesce(lastname, '') || ' ' || coalesce(email, '') || ' '
            || coalesce(phone, '') || ' ' || leads.in_one(skus))) stored`.execute(db);
    await trigramIndex(db, 'leads.leads');
    await sql`drop index leads.leads_due`.execute(db);
    const indexes: Record<string, RawBuilder<unknown>> = {
      leads_due: sql`(client_id, closes_at, id) include (created_at, form_id, status, location_id, country)
        where closes_at is not null`,
      leads_by_creation: sql`(client_id, created_at, id) include (closes_at, form_id, status, location_id, country)`,
      leads_by_place: sql`(client_id, place, created_at, id) include (closes_at, form_id, status, location_id, country)`,
      // The smallest index, used to count the views.
      leads_standing: sql`(client_id, form_id, status, location_id)`,
      leads_by_location: sql`(client_id, location_id)`,
      leads_by_country: sql`(client_id, country)`,
      leads_by_owner: sql`(client_id, owner_key, id)`,
      leads_by_name: sql`(client_id, name_key, id)`,
      leads_by_value: sql`(client_id, value, id)`,
      leads_by_change: sql`(client_id, updated_at, id)`,
    };
    for (const [name, columns] of Object.entries(indexes))
      await sql`create index ${sql.id(name)} on leads.leads ${columns}`.execute(db);
    await sql`
      create index lead_history_of_bulk on leads.lead_history (client_id, (detail ->> 'bulk'))
        where detail ->> 'bulk' is not null`.execute(db);
    await createRecordChangeTriggers(db, 'leads.leads', 'leads');
  },
});
