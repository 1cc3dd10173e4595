/** Child process with the two servers that the bench compares: the app, and a single INSERT of the same row. */
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { sendLeadCall } from '#modules/forms/contract/intake/intake-calls.ts';
import { brandForm } from '#modules/forms/server/testing/brand-form.ts';
import { brandShop } from '#modules/forms/server/testing/brand-shop.ts';
import { openSettings } from '#modules/forms/server/testing/submission.ts';
import { uuidV7 } from '#platform/server/database/record-ids.ts';
import { People } from '#platform/testing/people.ts';
import { benchApp } from '../load/bench-app.ts';
import { besideBare } from './beside-bare.ts';

/** Leads go to these shops only, as in a campaign. */
const SHOPS = 5;
/** Leads seeded before the measurement, so that the table statistics of PostgreSQL are realistic. */
const LEADS = 5_000;

const bench = await benchApp({ environment: { TRUSTED_PROXIES: '127.0.0.1' } });
const { app, pool } = bench;
const people = new People(app);
const client = await people.client();
const owner = await people.user({ at: [{ client, role: 'store_owner' }] });
const shops: string[] = [];
for (let at = 0; at < SHOPS; at += 1)
  shops.push(await brandShop(app, client.id, { email: `shop-${at}@x.example`, people: [owner] }));
const form = await brandForm(app, client.id, { settings: openSettings() });
const path = sendLeadCall.path.replace('{formId}', form.id);

/** The answers of a typical lead; each request has another id and submission id. */
const answers = {
  product: 'UNT-4',
  firstname: 'Odile',
  lastname: 'Renard',
  email: 'odile@post.example',
  phone: '+33 6 12 34 56 78',
  message: 'Is it available in walnut, and how long would it take to be delivered?',
  consent_email: true,
};
const first = await (await bench.openServer()).inject({
  method: 'POST',
  url: path,
  headers: { origin: 'https://shop.brand.example' },
  payload: { submissionId: randomUUID(), answers, locationId: shops[0] },
});
if (first.statusCode !== 201) throw new Error(`the house refuses the lead: ${first.body}`);
const db = app.database.acrossClients();
const { rows } = await sql<Record<string, unknown>>`select * from leads.leads`.execute(db);
const row = rows[0] ?? {};
const { rows: made } = await sql<{ name: string }>`
  select column_name as name from information_schema.columns
  where table_schema = 'leads' and table_name = 'leads' and is_generated = 'ALWAYS'`.execute(db);
// Leaves out generated columns: the database computes them for both servers.
const columns = Object.keys(row).filter((column) => !made.some(({ name }) => name === column));
const values = columns.map((name) => {
  const value = row[name];
  const isJson = value !== null && typeof value === 'object' && !(value instanceof Date);
  return isJson && !['skus', 'tags'].includes(name) ? JSON.stringify(value) : value;
});
const byHand = pool(app.config.DATABASE_POOL);
const names = columns.map((name) => `"${name}"`).join(', ');
const [id, submission] = [columns.indexOf('id'), columns.indexOf('submission_id')];
const another = columns.map((name, at) =>
  at === id || at === submission ? 'gen_random_uuid()' : `"${name}"`,
);
await byHand.query(`insert into leads.leads (${names})
  select ${another.join(', ')} from leads.leads cross join generate_series(1, ${LEADS})`);
await byHand.query(`insert into leads.lead_history (client_id, id, lead_id, kind, by, detail)
  select client_id, gen_random_uuid(), id, 'seeded', '{}', '{}' from leads.leads`);
await byHand.query('vacuum analyze');
const insert = `insert into leads.leads (${names}) values (${columns.map((_, at) => `$${at + 1}`).join(', ')})`;

await besideBare(
  bench,
  (bare) =>
    bare.post<{ Body: { submissionId: string } }>(path, async (request, reply) => {
      const given = [...values];
      given[id] = uuidV7();
      given[submission] = request.body.submissionId;
      await byHand.query({ name: 'insert', text: insert, values: given });
      return reply.code(201).send({ id: given[id] });
    }),
  (addresses) => ({ ...addresses, path, answers, shops }),
);
