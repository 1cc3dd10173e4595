import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { brandForm } from '#modules/forms/server/testing/brand-form.ts';
import { brandShop } from '#modules/forms/server/testing/brand-shop.ts';
import { getClientLeadCall, getLeadCall } from '#modules/leads/contract/leads/lead-calls.ts';
import { uuidV7 } from '#platform/server/database/record-ids.ts';
import { testApp } from '#platform/testing/test-app.ts';
import { brandLead } from '../testing/brand-lead.ts';

const suite = await testApp({ work: false });
const { app } = suite;
const client = await suite.people.client();
const form = await brandForm(app, client.id);
const shop = await brandShop(app, client.id);
const leadId = await brandLead(app, { clientId: client.id, formId: form.id }, { locationId: shop });
const params = { clientId: client.id, leadId };

test('a lead is found by its client alone, as it is by its form [LEAD-02]', async () => {
  const admin = await suite.adminOf(client);
  const { body, status } = await admin.call(getClientLeadCall, { params });
  expect(status).toBe(200);
  const byForm = await admin.call(getLeadCall, { params: { formId: form.id, leadId } });
  expect(body).toEqual(byForm.body);
});

test('a lead is not found by another client or by users of other locations [USR-10]', async () => {
  const other = await suite.people.client();
  const stranger = await suite.adminOf(other);
  const foreign = await stranger.call(getClientLeadCall, {
    params: { clientId: other.id, leadId },
  });
  expect(foreign.status).toBe(404);
  expect((await stranger.call(getClientLeadCall, { params })).status).toBe(403);
  const owner = await suite.people.user({ at: [{ client, role: 'store_owner' }] });
  await brandShop(app, client.id, { people: [owner] });
  const elsewhere = await (await suite.visitor().as(owner)).call(getClientLeadCall, { params });
  expect(elsewhere.status).toBe(404);
  const admin = await suite.adminOf(client);
  const unknown = await admin.call(getClientLeadCall, {
    params: { clientId: client.id, leadId: uuidV7() },
  });
  expect(unknown.status).toBe(404);
});

test('a postal code is read with its town and distance, a phone number in groups [LEAD-15]', async () => {
  await app.database
    .acrossClients()
    .updateTable('leads.leads')
    .set({ zip: '67000', identity_country: 'FR', phone: '+33388551234' })
    .where('client_id', '=', client.id)
    .where('id', '=', leadId)
    .execute();
  const admin = await suite.adminOf(client);
  const { body } = await admin.call(getClientLeadCall, { params });
  expect(body).toMatchObject({
    identity: { zip: '67000', city: null, phone: '+33388551234' },
    town: '67000 Strasbourg',
    phoneText: '+33 3 88 55 12 34',
  });
  expect(body.distanceKm).toBeGreaterThan(1_000);
});

test('a lead names the touchpoint of its visit to readers who may see touchpoints [BEY-04] [LEAD-15]', async () => {
  const [visitId, touchpointId] = [uuidV7(), 'b'.repeat(24)];
  const all = app.database.acrossClients();
  await sql`update leads.leads set visit_id = ${visitId} where client_id = ${client.id} and id = ${leadId}`.execute(
    all,
  );
  const admin = await suite.adminOf(client);
  const touchpoint = async (by = admin) =>
    (await by.call(getClientLeadCall, { params })).body.links.touchpoint;
  // The visit is not counted yet.
  expect(await touchpoint()).toBeNull();
  await sql`insert into touchpoints.visits (client_id, id, at, touchpoint_id, suffix, kind, country, device)
    values (${client.id}, ${visitId}, now(), ${touchpointId}, 'brotmesser', 'scan', 'AT', 'android')`.execute(
    all,
  );
  expect(await touchpoint()).toEqual({ id: touchpointId, suffix: 'brotmesser' });
  const owner = await suite.people.user({ at: [{ client, role: 'store_owner' }] });
  await all
    .insertInto('directory.associations')
    .values({ client_id: client.id, user_id: owner.id, kind: 'location', location_id: shop })
    .execute();
  expect(await touchpoint(await suite.visitor().as(owner))).toBeNull();
});
