import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { uuidV7 } from '#platform/server/database/record-ids.ts';
import { testApp } from '#platform/testing/test-app.ts';
import { storedLead } from '../testing/lead-records.ts';
import { storedLocator } from '../testing/stored-locator.ts';
import { recountFunnelMigration } from './recount-funnel.migration.ts';

const suite = await testApp({ work: false });
const { app } = suite;
const pool = new pg.Pool({ connectionString: suite.databaseUrl, max: 1 });
const owner = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
afterAll(() => owner.destroy());

test('leads of the funnel get the state that they have, and those that are gone leave it [LOC-07]', async () => {
  const client = await suite.people.client();
  const db = app.database.acrossClients();
  const slug = await storedLocator(app, client.id);
  const locationId = uuidV7();
  await sql`
    insert into directory.locations (client_id, id, code, name, country)
    values (${client.id}, ${locationId}, 'L-1', 'Bellecour', 'FR')`.execute(db);
  const count = async (state: object) => {
    const { leadId } = await storedLead(app, { clientId: client.id, locationId });
    await db.updateTable('leads.leads').set(state).where('id', '=', leadId).execute();
    await sql`
      insert into locator.locator_leads (client_id, lead_id, slug, location_id, day)
      values (${client.id}, ${leadId}, ${slug}, '', '2026-03-10')`.execute(db);
    return leadId;
  };
  const plain = await count({ status: 'new' });
  const sold = await count({ accepted_at: new Date(), status: 'converted' });
  const gone = await count({ status: 'new' });
  await db.deleteFrom('leads.leads').where('id', '=', gone).execute();

  await recountFunnelMigration.up(owner);

  const { rows } = await sql`
    select lead_id, location_id, accepted, sold from locator.locator_leads
    where client_id = ${client.id} order by sold`.execute(db);
  expect(rows).toEqual([
    { lead_id: plain, location_id: locationId, accepted: false, sold: false },
    { lead_id: sold, location_id: locationId, accepted: true, sold: true },
  ]);
});
