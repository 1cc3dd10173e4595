import { sql } from 'kysely';
import { afterAll, beforeEach, expect, test } from 'vitest';
import {
  createFormWebhookCall,
  listFormWebhooksCall,
} from '#modules/forms/contract/webhook-calls.ts';
import { brandForm } from '#modules/forms/server/testing/brand-form.ts';
import { brandWithForm } from '#modules/forms/server/testing/brand-with-form.ts';
import { editLeadCall } from '#modules/leads/contract/leads/edit-calls.ts';
import {
  leadHistoryCall,
  replayLeadWebhookCall,
} from '#modules/leads/contract/leads/lead-calls.ts';
import { uuidV7 } from '#platform/server/database/record-ids.ts';
import { readUserNotifications } from '#platform/server/jobs/testing/job-rows.ts';
import { until } from '#platform/server/jobs/testing/until.ts';
import { sendDueMails } from '#platform/server/notifications/mail/send-due-mails.ts';
import { startTestReceiver, status } from '#platform/server/outbound/testing/test-receiver.ts';
import { mailsTo } from '#platform/testing/mails-to.ts';
import { testApp } from '#platform/testing/test-app.ts';
import { brandLead } from '../testing/brand-lead.ts';

const suite = await testApp({ environment: { OUTBOUND_ALLOW: '127.0.0.1' } });
const receiver = await startTestReceiver();
afterAll(() => receiver.close());
const { app } = suite;
let { client, admin, form } = await brandWithForm(suite);
let id = '';

beforeEach(async () => {
  ({ client, admin, form } = await brandWithForm(suite));
  id = await brandLead(app, { clientId: client.id, formId: form.id });
});
const params = () => ({ formId: form.id, leadId: id });
const tries = async () =>
  (await admin.call(leadHistoryCall, { params: params(), query: {} })).body.items.flatMap(
    ({ kind, detail }) => (kind === 'webhook' ? [detail] : []),
  );

test('the history shows each webhook attempt, and a manual replay reuses the delivery id [LEAD-08] [LEAD-10]', async () => {
  const made = await admin.call(createFormWebhookCall, {
    params: { formId: form.id },
    body: { url: `${receiver.url}/${form.id}?key=secret`, eventTypes: ['lead.edited'] },
  });
  expect(made.status).toBe(201);
  receiver.answerNext(status(500));
  await admin.call(editLeadCall, { params: params(), body: { tags: ['vip'] } });
  const [failed] = await until(async () => {
    const found = await tries();
    return found.length > 0 ? found : undefined;
  });
  expect(failed).toMatchObject({
    event: 'lead.edited',
    host: new URL(receiver.url).host,
    state: 'failed',
    status: 500,
    failure: 'STATUS_NOT_OK',
    tries: 1,
  });
  expect(JSON.stringify(failed)).not.toContain('secret');
  const deliveryId = failed?.deliveryId ?? '';
  const replay = (which: string) =>
    admin.call(replayLeadWebhookCall, { params: { ...params(), deliveryId: which } });
  expect((await replay(uuidV7())).status).toBe(404);
  // A delivery belongs to its lead and its form.
  const otherForm = await brandForm(app, client.id);
  const otherLead = await brandLead(app, { clientId: client.id, formId: otherForm.id });
  for (const foreign of [
    { formId: otherForm.id, leadId: otherLead },
    { formId: otherForm.id, leadId: id },
    { formId: form.id, leadId: otherLead },
  ]) {
    const refused = await admin.call(replayLeadWebhookCall, { params: { ...foreign, deliveryId } });
    expect(refused.status).toBe(404);
  }
  const again = await replay(deliveryId);
  expect([again.status, again.body.retried]).toEqual([202, 1]);
  const [sent] = await until(async () => {
    const found = await tries();
    return found.length > 1 ? found : undefined;
  });
  expect(sent).toMatchObject({ deliveryId, state: 'sent', status: 204, tries: 2 });
  const ids = receiver.received
    .filter(({ path }) => path.startsWith(`/${form.id}`))
    .map(({ headers }) => headers['webhook-id']);
  expect(ids).toEqual([deliveryId, deliveryId]);
});

test('a form’s webhook that fails for three days is switched off, and all other admins of the brand are notified by bell and mail [LEAD-10]', async () => {
  const other = await suite.people.user({ at: [{ client, role: 'brand_admin' }] });
  const third = await suite.people.user({ at: [{ client, role: 'brand_admin' }] });
  const noAdmin = await suite.people.user({ at: [{ client, role: 'brand_user' }] });
  const { body } = await admin.call(createFormWebhookCall, {
    params: { formId: form.id },
    body: { url: `${receiver.url}/${form.id}`, eventTypes: ['lead.edited'] },
  });
  receiver.answerNext(status(500), status(500));
  await admin.call(editLeadCall, { params: params(), body: { tags: ['a'] } });
  await until(async () => (await tries()).length === 1);
  await sql`
    update platform.webhook_health set failing_since = now() - interval '3 days 1 minute'
    where endpoint_id = ${body.id}`.execute(app.database.acrossClients());
  const [first] = await tries();
  await admin.call(replayLeadWebhookCall, {
    params: { ...params(), deliveryId: first?.deliveryId ?? '' },
  });
  const userNotifications = await until(async () => {
    const all = await readUserNotifications(app.database, other.id);
    const found = all.filter(({ kind }) => kind === 'webhook-failed');
    return found.length > 0 ? found : undefined;
  });
  expect(userNotifications).toMatchObject([
    {
      body: { key: 'platform:webhooks.notification.failingBody' },
      actions: [{ path: `/platform/forms/${form.id}?section=notifications` }],
    },
  ]);
  await sendDueMails({ app }, new Date(Date.now() + 1_000));
  for (const { email } of [other, third]) expect(await mailsTo(app, email)).toHaveLength(1);
  expect(await mailsTo(app, noAdmin.email)).toEqual([]);
  const { body: webhooks } = await admin.call(listFormWebhooksCall, {
    params: { formId: form.id },
  });
  expect(webhooks.items).toMatchObject([{ id: body.id, active: false, pauseReason: 'failing' }]);
});
