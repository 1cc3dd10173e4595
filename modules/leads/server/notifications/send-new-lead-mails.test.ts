import { beforeEach, expect, test } from 'vitest';
import { brandForm } from '#modules/forms/server/testing/brand-form.ts';
import { brandShop } from '#modules/forms/server/testing/brand-shop.ts';
import type { LeadActor } from '#modules/leads/contract/leads/lead-machine.ts';
import { mailsTo } from '#platform/testing/mails-to.ts';
import { testApp } from '#platform/testing/test-app.ts';
import { forwardLead } from '../leads/forward-lead.ts';
import { relocateLead } from '../leads/relocate-lead.ts';
import type { LeadsTables } from '../tables.ts';
import { brandLead } from '../testing/brand-lead.ts';
import { sendNewLeadMails } from './send-new-lead-mails.ts';

// Without a worker, so that the test decides when listeners run.
const suite = await testApp({ work: false });
const { app } = suite;
const by: LeadActor = { kind: 'brand', name: 'Solveig', email: 's@brand.example', userId: null };
let client = await suite.people.client();
let form = await brandForm(app, client.id);
let tag = 0;
let id = '';

const emailFor = (name: string) => `${name}-${tag}@first.example`;
const makeRecipient = (name: string) => ({
  email: emailFor(name),
  name,
  userId: null,
  locale: 'en' as const,
});
const inTransaction = (work: (db: never) => Promise<unknown>) =>
  app.database
    .ofClient<LeadsTables>(client.id)
    .transaction()
    .execute((tx) => work(tx as never));
const listen = () =>
  inTransaction((db) => {
    const payload = { leadId: id, formId: form.id };
    const handlerInput = { event: { clientId: client.id, payload }, db, app };
    return sendNewLeadMails.handle(handlerInput as never);
  });
const forward = (email: string, notify: boolean) =>
  inTransaction((db) =>
    forwardLead({ db, app }, { clientId: client.id, id }, { email, notify, by }),
  );
const got = async (email: string) => (await mailsTo(app, email)).length;

beforeEach(async () => {
  tag += 1;
  client = await suite.people.client();
  form = await brandForm(app, client.id);
  id = await brandLead(
    app,
    { clientId: client.id, formId: form.id },
    { subscribers: [makeRecipient('a')], observers: [makeRecipient('reader')] },
  );
});

test('a lead forwarded before the first mail notifies its new recipient once, and the former one not at all [LEAD-07] [LEAD-09]', async () => {
  await forward(emailFor('b'), true);
  await listen();
  expect([
    await got(emailFor('a')),
    await got(emailFor('b')),
    await got(emailFor('reader')),
  ]).toEqual([0, 1, 1]);
});

test('a lead forwarded without notification before the first mail sends no mail [LEAD-07]', async () => {
  await forward(emailFor('b'), false);
  await listen();
  expect([await got(emailFor('a')), await got(emailFor('b'))]).toEqual([0, 0]);
});

test('a lead moved before the first mail notifies its new recipients once [LEAD-07] [LEAD-09]', async () => {
  const admin = await suite.people.user({ at: [{ client, role: 'brand_admin' }] });
  const locationId = await brandShop(app, client.id);
  await inTransaction((db) =>
    relocateLead({ db, app }, { clientId: client.id, id }, { locationId, by }),
  );
  await listen();
  expect([await got(emailFor('a')), await got(admin.email)]).toEqual([0, 1]);
});
