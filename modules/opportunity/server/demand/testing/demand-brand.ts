import { sql } from 'kysely';
import { uuidV7 } from '#platform/server/database/record-ids.ts';
import type { TestApp } from '#platform/testing/test-app.ts';
import type { OpportunityTables } from '../../tables.ts';

/** A brand with records of the modules that demand comes from; events are published by the test. */
export async function demandBrand(suite: TestApp, given: { timeZone?: string } = {}) {
  const { app } = suite;
  const client = await suite.people.client(given);
  const clientId = client.id;
  const all = app.database.acrossClients();
  const [formId, slug, touchpointId] = [uuidV7(), `stores-${uuidV7()}`, `tp-${uuidV7()}`];
  await sql`
    insert into leads.forms (client_id, id, name, settings, location_settings, fields, statics, translations, notifications)
    values (${clientId}, ${formId}, 'Form', '{}', '{}', '[]', '{}', '{}', '{}')`.execute(all);
  await sql`
    insert into locator.locators (client_id, slug, name, host, config)
    values (${clientId}, ${slug}, 'Stores', '', '{}')`.execute(all);
  return {
    client,
    clientId,
    formId,
    slug,
    db: app.database.ofClient<OpportunityTables>(clientId),
    async lead(
      lead: {
        zip?: string;
        city?: string;
        country?: string;
        sku?: string;
        at?: string;
        locationId?: string;
      } = {},
    ): Promise<string> {
      const id = uuidV7();
      await sql`
        insert into leads.leads (client_id, id, form_id, form_version, submission_id, source, location_id, routing,
          firstname, email, address, zip, city, identity_country, optin, wording, fields_values, skus, currency, tags,
          subscribers, observers, additional_data, metadata, created_at)
        values (${clientId}, ${id}, ${formId}, 1, ${uuidV7()}, 'widget', ${lead.locationId ?? null}, '{}',
          'Friederike', 'friederike@post.example', '12 rue du Touat', ${lead.zip ?? null}, ${lead.city ?? null},
          ${lead.country ?? null}, '{}', '{}', '[]', ${lead.sku ? [lead.sku] : []}::text[], 'EUR', '{}', '[]', '[]',
          '{}', '{}', ${lead.at ?? '2026-10-05T12:00:00Z'})`.execute(all);
      return id;
    },
    async visits(
      count: number,
      visit: { kind?: 'scan' | 'click'; country?: string } = {},
    ): Promise<void> {
      await sql`
        insert into touchpoints.visits (client_id, id, at, touchpoint_id, suffix, kind, country, device)
        select ${clientId}, gen_random_uuid(), timestamptz '2026-10-05T12:00:00Z' + step * interval '7 seconds',
          ${touchpointId}, 'cocotte', ${visit.kind ?? 'scan'}, ${visit.country ?? 'FR'}, 'other'
        from generate_series(1, ${count}::int) as step`.execute(all);
    },
    async place(
      label: string,
      sums: { searches: number; noneNear?: number; day?: string },
    ): Promise<void> {
      await sql`
        insert into locator.daily_places (client_id, slug, day, country, label, latitude, longitude, searches, none_near)
        values (${clientId}, ${slug}, ${sums.day ?? '2026-10-05'}, 'FR', ${label}, 44.35, 2.57, ${sums.searches}, ${sums.noneNear ?? 0})
        on conflict (client_id, slug, day, country, label) do update
        set searches = excluded.searches, none_near = excluded.none_near`.execute(all);
    },
    async product(sku: string, category: string): Promise<void> {
      await sql`
        insert into directory.products (client_id, id, sku, names, category)
        values (${clientId}, ${uuidV7()}, ${sku}, '{}', ${category})`.execute(all);
    },
    /** All intentions, in the order of their source and key. */
    intentions: () =>
      app.database
        .ofClient<OpportunityTables>(clientId)
        .selectFrom('opportunity.intentions')
        .selectAll()
        .orderBy('source')
        .orderBy('source_key')
        .execute(),
    /** Sums of a level over all time by source, from the stored figures. */
    async sums(): Promise<Record<string, [intentions: number, unserved: number]>> {
      const { rows } = await sql<{ source: string; intentions: number; unserved: number }>`
        select source, sum(intentions)::float8 as intentions, sum(unserved)::float8 as unserved
        from opportunity.area_figures
        where client_id = ${clientId} and level = 1 and grain = 'month' group by source`.execute(
        all,
      );
      return Object.fromEntries(rows.map((row) => [row.source, [row.intentions, row.unserved]]));
    },
  };
}
