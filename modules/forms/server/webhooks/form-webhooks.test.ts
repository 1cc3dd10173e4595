import { afterAll, beforeEach, expect, test } from 'vitest';
import { changeFormCall } from '#modules/forms/contract/form-calls.ts';
import {
  changeFormWebhookCall,
  createFormWebhookCall,
  deleteFormWebhookCall,
  listFormWebhooksCall,
  retryFormWebhookCall,
} from '#modules/forms/contract/webhook-calls.ts';
import { until } from '#platform/server/jobs/testing/until.ts';
import { startTestReceiver } from '#platform/server/outbound/testing/test-receiver.ts';
import { testApp } from '#platform/testing/test-app.ts';
import { verified } from '#platform/testing/webhook-test-app.ts';
import { brandForm } from '../testing/brand-form.ts';
import { brandWithForm } from '../testing/brand-with-form.ts';

const suite = await testApp({ environment: { OUTBOUND_ALLOW: '127.0.0.1' } });
const receiver = await startTestReceiver();
afterAll(() => receiver.close());
let { client, admin, form } = await brandWithForm(suite);

beforeEach(async () => {
  ({ client, admin, form } = await brandWithForm(suite));
});
const params = () => ({ formId: form.id });
const create = (eventTypes = ['form.saved']) =>
  admin.call(createFormWebhookCall, {
    params: params(),
    body: { url: `${receiver.url}/${form.id}`, eventTypes },
  });
const save = (id: string) =>
  admin.call(changeFormCall, {
    params: { formId: id },
    body: { informations: { ...form.informations, name: `Saved ${id}` } },
  });
const received = () => receiver.received.filter(({ path }) => path === `/${form.id}`);

test('an endpoint of a form gets the events of that form alone, signed [FORM-06] [LEAD-10]', async () => {
  const other = await brandForm(suite.app, client.id);
  const { body, status } = await create();
  expect(status).toBe(201);
  expect(body.secret).toMatch(/^whsec_/);
  await save(other.id);
  await save(form.id);
  await until(() => received().length > 0);
  const delivered = verified(body.secret, received()[0]) as { data: { formId: string } };
  expect(delivered.data.formId).toBe(form.id);
  const list = await until(async () => {
    const answer = await admin.call(listFormWebhooksCall, { params: params() });
    return answer.body.items[0]?.lastStatus ? answer.body : undefined;
  });
  expect(list.items).toMatchObject([{ id: body.id, lastState: 'sent', unsent: 0 }]);
  expect(JSON.stringify(list)).not.toContain(body.secret);
  expect(list.eventTypes.map(({ type }) => type)).toEqual(
    expect.arrayContaining(['form.page-broken', 'form.saved']),
  );
  expect(received()).toHaveLength(1);
});

test('a form webhook accepts only form events and only a safe URL [LEAD-10]', async () => {
  const foreign = await create(['contact.created']);
  expect(foreign.problem.code).toBe('WEBHOOK_EVENT_TYPE_UNKNOWN');
  const inside = await admin.call(createFormWebhookCall, {
    params: params(),
    body: { url: 'http://169.254.169.254/', eventTypes: ['form.saved'] },
  });
  expect(inside.status).toBe(422);
});

test('it is changed, sent again and removed by the people of its form and found by no other [LEAD-10]', async () => {
  const { body } = await create();
  const other = await brandForm(suite.app, client.id);
  const elsewhere = { params: { formId: other.id, id: body.id } };
  for (const call of [retryFormWebhookCall, deleteFormWebhookCall] as const)
    expect((await admin.call(call, elsewhere)).status).toBe(404);
  const off = await admin.call(changeFormWebhookCall, { ...elsewhere, body: { active: false } });
  expect(off.status).toBe(404);
  const which = { params: { formId: form.id, id: body.id } };
  const changed = await admin.call(changeFormWebhookCall, { ...which, body: { active: false } });
  expect(changed.body).toMatchObject({ active: false, pauseReason: 'by-hand' });
  const again = await admin.call(retryFormWebhookCall, which);
  expect([again.status, again.body.retried]).toEqual([202, 0]);
  expect((await admin.call(deleteFormWebhookCall, which)).status).toBe(204);
  const left = await admin.call(listFormWebhooksCall, { params: params() });
  expect(left.body.items).toEqual([]);
});
