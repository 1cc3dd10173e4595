import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { brandForm } from '#modules/forms/server/testing/brand-form.ts';
import { testApp } from '#platform/testing/test-app.ts';
import { brandLead } from '../testing/brand-lead.ts';
import { countLeads, countSomeLeads } from './count-leads.ts';

const suite = await testApp({ work: false });
const { app } = suite;
const across = app.database.acrossClients();
const BATCH = 5_000;
let client = await suite.people.client();
let formId = '';
let db = app.database.ofClient(client.id);

beforeEach(async () => {
  client = await suite.people.client();
  formId = (await brandForm(app, client.id)).id;
  db = app.database.ofClient(client.id);
});

const statuses = ['new', 'accepted', 'converted', 'lost'];

/** Leads of several months, locations, countries and products, made from one. */
async function makeLeads(count: number): Promise<void> {
  const id = await brandLead(app, { clientId: client.id, formId });
  await sql`
    insert into leads.leads (client_id, id, form_id, form_version, submission_id, source, routing, optin, wording,
      fields_values, currency, tags, subscribers, observers, additional_data, metadata,
      status, country, skus, price, created_at, accepted_at, converted_at)
    select client_id, gen_random_uuid(), form_id, form_version, gen_random_uuid(), source, routing, optin, wording,
      fields_values, currency, tags, subscribers, observers, additional_data, metadata,
      (${statuses}::text[])[1 + n % 4], (array['FR', 'DE', null])[1 + n % 3],
      array['SKU-' || n % 5, 'SKU-' || n % 7], n, created_at - n % 5 * interval '40 days',
      case when n % 4 in (1, 2) then created_at end,
      case when n % 4 = 2 then created_at + interval '1 day' end
    from leads.leads cross join generate_series(1, ${count - 1}) as n
    where client_id = ${client.id} and id = ${id}`.execute(across);
}
async function noteAll(): Promise<void> {
  await sql`
    insert into leads.leads_to_count (client_id, lead_id)
    select client_id, id from leads.leads where client_id = ${client.id} on conflict do nothing`.execute(
    across,
  );
}

const TABLES = [
  'brand_figures',
  'lead_figures',
  'product_figures',
  'time_figures',
  'counted_leads',
];
/** All figures without zero rows. */
async function figures(): Promise<unknown> {
  const all: Record<string, unknown> = {};
  for (const table of TABLES) {
    const { rows } = await sql<{ row: string }>`
      select to_jsonb(figure)::text as row from ${sql.id('leads', table)} as figure
      where client_id = ${client.id} order by 1`.execute(across);
    all[table] = rows
      .map(({ row }) => row)
      .filter((row) => table === 'counted_leads' || /"(created|leads)": [1-9]/.test(row));
  }
  return all;
}
/** The same figures, recounted from scratch. */
async function recounted(): Promise<unknown> {
  for (const table of TABLES)
    await sql`delete from ${sql.id('leads', table)} where client_id = ${client.id}`.execute(across);
  await noteAll();
  await countLeads({ db }, client.id);
  return figures();
}
const waiting = async () => {
  const { rows } = await sql`
    select from leads.leads_to_count where client_id = ${client.id}`.execute(across);
  return rows.length;
};

test('leads are counted batch by batch, and a run that was killed is gone on with [CONV-01]', async () => {
  await makeLeads(BATCH + 20);
  const stop = new AbortController();
  const reported: [number, number][] = [];
  const progress = (done: number, total: number) => {
    reported.push([done, total]);
    stop.abort();
  };
  await expect(countLeads({ db }, client.id, { progress, signal: stop.signal })).rejects.toThrow();
  expect(reported).toEqual([[BATCH, BATCH + 20]]);
  expect(await waiting()).toBe(20);
  expect(await countLeads({ db }, client.id)).toBe(20);
  const once = await figures();
  expect(once).toEqual(await recounted());
});

test('counting all leads again writes nothing where nothing has changed [CONV-01]', async () => {
  await makeLeads(60);
  await countLeads({ db }, client.id);
  const versions = async () => {
    const found: string[] = [];
    for (const table of TABLES) {
      const { rows } = await sql<{ version: string }>`
        select xmin::text as version from ${sql.id('leads', table)}
        where client_id = ${client.id} order by 1`.execute(across);
      found.push(...rows.map(({ version }) => version));
    }
    return found;
  };
  const before = await versions();
  await noteAll();
  expect(await countLeads({ db }, client.id)).toBe(60);
  expect(await versions()).toEqual(before);
  expect(await waiting()).toBe(0);
});

test('figures equal a recount after changes and deletions in the middle of counting [CONV-01]', async () => {
  await makeLeads(300);
  await countLeads({ db }, client.id);
  const changes = async () => {
    for (const [at, status] of ['converted', 'lost', 'new'].entries())
      await sql`
        update leads.leads set status = ${status}, price = price + 7, country = 'NO',
          skus = array['SKU-1'], converted_at = case when ${status} = 'converted' then now() end
        where client_id = ${client.id} and get_byte(uuid_send(id), 15) % 5 = ${at}`.execute(across);
    await sql`
      delete from leads.leads where client_id = ${client.id} and get_byte(uuid_send(id), 15) % 5 = 3
        and get_byte(uuid_send(id), 14) % 2 = 0`.execute(across);
  };
  const count = async () => {
    for (let round = 0; round < 8; round += 1) await countSomeLeads({ db }, client.id);
  };
  await Promise.all([changes(), count(), count()]);
  await countLeads({ db }, client.id);
  const storedFigures = await figures();
  expect(storedFigures).toEqual(await recounted());
});

test('a batch starts after the given lead and leaves earlier leads to the next run [CONV-01]', async () => {
  await makeLeads(4);
  const { rows } = await sql<{ id: string }>`
    select id from leads.leads where client_id = ${client.id} order by id`.execute(across);
  const second = rows[1]?.id ?? '';
  expect(await countSomeLeads({ db }, client.id, second)).toMatchObject({
    counted: 2,
    isAll: true,
  });
  expect(await waiting()).toBe(2);
  expect(await countLeads({ db }, client.id)).toBe(2);
});
