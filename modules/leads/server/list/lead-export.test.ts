import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { brandForm } from '#modules/forms/server/testing/brand-form.ts';
import { brandShop } from '#modules/forms/server/testing/brand-shop.ts';
import { brandWithForm } from '#modules/forms/server/testing/brand-with-form.ts';
import {
  exportFormLeadsCall,
  exportLeadsCall,
} from '#modules/leads/contract/leads/lead-list-calls.ts';
import { exportOutcomeSchema } from '#platform/contract/files/export-body.ts';
import { listJobs } from '#platform/contract/jobs.ts';
import { until } from '#platform/server/jobs/testing/until.ts';
import { readSheet } from '#platform/server/spreadsheets/read-sheet.ts';
import { testApp } from '#platform/testing/test-app.ts';
import { brandLead } from '../testing/brand-lead.ts';

const suite = await testApp();
const { app } = suite;
let { client, admin, formId } = await brandWithForm(suite);

beforeEach(async () => {
  ({ client, admin, formId } = await brandWithForm(suite));
});

const lead = (lastname: string, given: Parameters<typeof brandLead>[2] = {}, form = formId) =>
  brandLead(app, { clientId: client.id, formId: form }, { lastname, ...given });

/** Cells of the file that a job created, without the header. */
async function cellsOf(by: typeof admin, jobId: string): Promise<string[][]> {
  const { result } = await until(async () => {
    const jobs = await by.call(listJobs, { query: { clientId: client.id } });
    return jobs.body.items.find(({ id, state }) => id === jobId && state === 'done');
  });
  const { path } = exportOutcomeSchema.parse(result);
  const { raw } = await by.send({ method: 'GET', path });
  const bytes = Uint8Array.from(raw.rawPayload);
  const rows = (await Array.fromAsync(readSheet({ bytes, kind: 'xlsx' }))).flat();
  return rows.slice(1).map(({ cells }) => cells.map(String));
}
const all = { filter: { view: 'all' as const, groups: [] }, except: [] };

test('the leads of one form are exported as a workbook, including values that look like formulas [LEAD-01]', async () => {
  const other = (await brandForm(app, client.id)).id;
  await lead('=1+1', { firstname: 'Odile', email: 'odile@mail.example', skus: ['UNT-4'] });
  const owner = {
    userId: null,
    email: 'boutique@brunet.example',
    name: 'Maison Brunet',
    locale: 'fr',
  };
  await sql`
    update leads.leads set status = 'accepted', owner = ${JSON.stringify(owner)}::jsonb, accepted_at = now()
    where client_id = ${client.id}`.execute(app.database.acrossClients());
  await lead('Elsewhere', {}, other);
  const started = await admin.call(exportFormLeadsCall, { params: { formId }, query: {} });
  expect(started.status).toBe(202);
  const rows = await cellsOf(admin, started.body.jobId);
  expect(rows).toHaveLength(1);
  expect(rows[0]).toEqual(expect.arrayContaining(['Odile', 'odile@mail.example', 'UNT-4']));
  expect(rows[0]).toEqual(expect.arrayContaining(['Maison Brunet', 'boutique@brunet.example']));
  expect(rows[0]).toContain('=1+1');
});

test('ticked leads leave alone, over all forms [LEAD-01]', async () => {
  const other = (await brandForm(app, client.id)).id;
  const ids = [await lead('One'), await lead('Two', {}, other)];
  await lead('Three');
  const { body } = await admin.call(exportLeadsCall, {
    params: { clientId: client.id },
    body: { filters: { ids } },
  });
  const names = (await cellsOf(admin, body.jobId)).map((cells) => cells[4]);
  expect(names).toEqual(['Two', 'One']);
});

test('a user limited to locations exports only their leads [USR-10]', async () => {
  const own = await brandShop(app, client.id, { name: 'Oslo' });
  const user = await suite.people.user({ at: [{ client, role: 'sales_rep' }] });
  await sql`
    insert into directory.associations (client_id, user_id, kind, location_id)
    values (${client.id}, ${user.id}, 'location', ${own})`.execute(app.database.acrossClients());
  const rep = await suite.visitor().as(user);
  await lead('Mine', { locationId: own });
  const foreign = await lead('Theirs', { locationId: await brandShop(app, client.id) });
  for (const filters of [all, { ids: [foreign] }]) {
    const { body } = await rep.call(exportLeadsCall, {
      params: { clientId: client.id },
      body: { filters },
    });
    const names = (await cellsOf(rep, body.jobId)).map((cells) => cells[4]);
    expect(names).toEqual('ids' in filters ? [] : ['Mine']);
  }
});
