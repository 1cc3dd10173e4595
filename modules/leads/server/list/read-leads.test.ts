import { afterAll, expect, test } from 'vitest';
import { formFieldSchema } from '#modules/forms/contract/form-field.ts';
import { sendLeadCall, sendLeadFileCall } from '#modules/forms/contract/intake/intake-calls.ts';
import { makeFormKeyCall } from '#modules/forms/contract/intake/key-calls.ts';
import { createFormWebhookCall } from '#modules/forms/contract/webhook-calls.ts';
import { brandForm, newSections } from '#modules/forms/server/testing/brand-form.ts';
import { openSettings, PAGE, submission } from '#modules/forms/server/testing/submission.ts';
import { readLeadCall, readLeadsCall } from '#modules/leads/contract/leads/read-leads-calls.ts';
import { until } from '#platform/server/jobs/testing/until.ts';
import { startTestReceiver } from '#platform/server/outbound/testing/test-receiver.ts';
import { testApp } from '#platform/testing/test-app.ts';
import { verified } from '#platform/testing/webhook-test-app.ts';

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const suite = await testApp({ environment: { OUTBOUND_ALLOW: '127.0.0.1' } });
const receiver = await startTestReceiver();
afterAll(() => receiver.close());
const { app } = suite;
const client = await suite.people.client();
const admin = await suite.adminOf(client);
const made = newSections(app, 'Advice');
const form = await brandForm(app, client.id, {
  ...made,
  settings: openSettings({ defaultLeadPrice: 4_900 }),
  fields: [
    ...made.fields,
    formFieldSchema.parse({ key: 'photo', type: 'file', fileKinds: ['png'] }),
  ],
  notifications: {
    ...made.notifications,
    recipients: [
      {
        id: '019a8000-0000-7000-8000-000000000001',
        who: { kind: 'email', email: 'desk@shop.example' },
        part: 'subscriber',
        when: [],
      },
    ],
  },
});
const params = { formId: form.id };
const keyFor = async (scopes: ('leads.send' | 'leads.read')[]) => {
  const { body } = await admin.call(makeFormKeyCall, { params, body: { name: 'CRM', scopes } });
  return { headers: { authorization: `Bearer ${body.key}` } };
};

async function sendLead(): Promise<{ id: string; fileId: string }> {
  const page = suite.visitor(PAGE);
  const file = new File([PNG], 'kitchen.png');
  const photo = await page.upload(sendLeadFileCall, { params, headers: {}, body: {}, file });
  const answers = { ...submission().answers, message: 'Does it fit?', photo: photo.body.id };
  const body = submission({
    answers,
    url: 'https://shop.brand.example/coasters',
    additionalData: { campaign: 'spring' },
  });
  const { body: sent } = await page.call(sendLeadCall, { params, headers: {}, body });
  return { id: sent.id, fileId: photo.body.id };
}

test('a webhook gets all of a new lead, and its price once it is known; its files open with a key that may read [LEAD-10]', async () => {
  const { body: endpoint } = await admin.call(createFormWebhookCall, {
    params,
    body: { url: `${receiver.url}/crm`, eventTypes: ['lead.created', 'lead.priced'] },
  });
  const { id, fileId } = await sendLead();
  await until(() => receiver.received.length >= 2);
  const deliveries = receiver.received.map(
    (one) => verified(endpoint.secret, one) as { type: string; data: Record<string, unknown> },
  );
  const dataOf = (type: string) => deliveries.find((one) => one.type === type)?.data;
  const url = `${app.config.publicUrl}/gtr-api/lead-generation/public/forms/${form.id}/leads/${id}/files/${fileId}`;
  expect(dataOf('lead.created')).toMatchObject({
    leadId: id,
    request: {
      message: 'Does it fit?',
      answers: expect.arrayContaining([
        { key: 'firstname', label: 'First name', type: 'text', value: 'Odile', text: 'Odile' },
      ]),
      files: [{ id: fileId, name: 'kitchen.png', url }],
      additionalData: { campaign: 'spring' },
      page: 'https://shop.brand.example/coasters',
    },
    skus: ['UNT-4'],
    tags: [],
    recipients: [{ part: 'subscriber', name: '', email: 'desk@shop.example' }],
    price: null,
    currency: 'EUR',
  });
  expect(dataOf('lead.priced')).toMatchObject({
    leadId: id,
    price: null,
    estimatedPrice: 4_900,
    currency: 'EUR',
    source: 'default',
  });
  const open = (headers: Record<string, string>) =>
    suite.visitor().send({ method: 'GET', path: new URL(url).pathname, headers });
  expect((await open((await keyFor(['leads.read'])).headers)).status).toBe(200);
  expect((await open({})).problem.code).toBe('KEY_REFUSED');
});

test('a key reads the leads of its own form where it has the right, and sends none where it has not [LEAD-10]', async () => {
  const { id } = await sendLead();
  const reader = await keyFor(['leads.read']);
  const server = suite.visitor();
  const one = await server.call(readLeadCall, { params: { ...params, leadId: id }, ...reader });
  expect(one.body).toMatchObject({
    id,
    identity: { email: 'odile@post.example' },
    fieldsValues: expect.arrayContaining([
      expect.objectContaining({ slug: 'message', value: 'Does it fit?' }),
    ]),
  });
  expect(one.body).not.toHaveProperty('actions');
  const all = await server.call(readLeadsCall, { params, query: {}, ...reader });
  expect(all.body.items.map((lead) => lead.id)).toContain(id);
  const sending = await server.call(sendLeadCall, { params, ...reader, body: submission() });
  expect([sending.status, sending.problem.code]).toEqual([403, 'KEY_MISSING_RIGHT']);
  const sender = await keyFor(['leads.send']);
  const refused = await server.call(readLeadsCall, { params, query: {}, ...sender });
  expect([refused.status, refused.problem.code]).toEqual([403, 'KEY_MISSING_RIGHT']);
  const other = await brandForm(app, client.id);
  const elsewhere = await server.call(readLeadsCall, {
    params: { formId: other.id },
    query: {},
    ...reader,
  });
  expect(elsewhere.problem.code).toBe('KEY_REFUSED');
});

test('a user without access to leads cannot create a key that reads them [LEAD-10] [USR-10]', async () => {
  const user = await suite.people.user({
    at: [{ client, role: 'brand_user', menus: ['platform/forms'] }],
  });
  const editor = await suite.visitor().as(user);
  const make = (scopes: ('leads.send' | 'leads.read')[]) =>
    editor.call(makeFormKeyCall, { params, body: { name: 'Mine', scopes } });
  expect((await make(['leads.send', 'leads.read'])).status).toBe(403);
  expect((await make(['leads.send'])).status).toBe(201);
});

test('the API document names the rights of keys where a call needs one [LEAD-10]', async () => {
  const { body } = await suite.visitor().send<{
    paths: Record<string, Record<string, { security?: object[] }>>;
    components: { securitySchemes: { apiKey: { scheme: string; description: string } } };
  }>({ method: 'GET', path: '/openapi.json' });
  expect(body.components.securitySchemes.apiKey.description).toContain('leads.read, leads.send');
  expect(body.paths[readLeadsCall.path]?.get?.security).toEqual([{ apiKey: ['leads.read'] }]);
  expect(body.paths[sendLeadCall.path]?.post?.security).toEqual([{}, { apiKey: ['leads.send'] }]);
});
