import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { brandForm } from '#modules/forms/server/testing/brand-form.ts';
import { brandLead } from '#modules/leads/server/testing/brand-lead.ts';
import { setLead } from '#modules/leads/server/testing/set-lead.ts';
import { testApp } from '#platform/testing/test-app.ts';
import { writeStations } from '../journey/write-stations.ts';
import type { ProfileHubTables } from '../tables.ts';
import { brandContact } from '../testing/brand-contacts.ts';
import { saleCurrenciesMigration } from './sale-currencies.migration.ts';

const suite = await testApp({ work: false });
const { app } = suite;
const pool = new pg.Pool({ connectionString: suite.databaseUrl, max: 1 });
const owner = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
afterAll(() => owner.destroy());

test('earlier sales get the currency of their lead; that of others stays unknown [PH-05]', async () => {
  const client = await suite.people.client();
  const form = await brandForm(app, client.id);
  const id = await brandLead(app, { clientId: client.id, formId: form.id });
  await setLead(app, { clientId: client.id, id }, { currency: 'CHF' });
  const db = app.database.ofClient<ProfileHubTables>(client.id);
  const contactId = await brandContact({ db }, client.id, { email: 'one@post.example' });
  const of = { contactId, at: new Date(), amount: 100 };
  await writeStations({ db }, client.id, [
    { ...of, kind: 'sale', ref: id },
    { ...of, kind: 'sale', ref: 'of-another-suite' },
    { ...of, kind: 'accepted', ref: id, amount: null },
  ]);

  await saleCurrenciesMigration.up(owner);

  const { rows } = await sql`
    select kind, ref, currency from profile_hub.stations where client_id = ${client.id}
    order by kind, currency`.execute(app.database.acrossClients());
  expect(rows).toEqual([
    { kind: 'accepted', ref: id, currency: null },
    { kind: 'sale', ref: id, currency: 'CHF' },
    { kind: 'sale', ref: 'of-another-suite', currency: null },
  ]);
});
