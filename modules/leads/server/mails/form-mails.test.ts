import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { changeFormCall } from '#modules/forms/contract/form-calls.ts';
import { missingTexts } from '#modules/forms/contract/form-faults.ts';
import {
  listMailsCall,
  previewMailCall,
  testMailCall,
} from '#modules/forms/contract/mail-calls.ts';
import { brandForm } from '#modules/forms/server/testing/brand-form.ts';
import type { Locale } from '#platform/contract/locale.ts';
import { uuidV7 } from '#platform/server/database/record-ids.ts';
import { eventsAreDelivered } from '#platform/testing/jobs-are-done.ts';
import { mailsTo } from '#platform/testing/mails-to.ts';
import { testApp } from '#platform/testing/test-app.ts';
import { brandLead } from '../testing/brand-lead.ts';
import { formMails } from './form-mail.ts';

const suite = await testApp();
const { app } = suite;
let client = await suite.people.client();
let form = await brandForm(app, client.id);
let tag = '';

beforeEach(async () => {
  client = await suite.people.client({ name: 'Maison\nAubrac' });
  form = await brandForm(app, client.id);
  tag = uuidV7().slice(-12);
});
const makeRecipient = (name: string, locale: Locale = 'en') => ({
  email: `${name}-${tag}@shop.example`,
  name,
  userId: null,
  locale,
});
const of = () => ({ clientId: client.id, formId: form.id });
async function history(leadId: string) {
  const { rows } = await sql<{ detail: Record<string, string> }>`
    select detail from leads.lead_history where lead_id = ${leadId} and kind = 'mail' order by id`.execute(
    app.database.acrossClients(),
  );
  return rows.map(({ detail }) => detail);
}

test('subscribers, observers and the consumer each get one mail in their language, recorded in the history [FORM-06] [LEAD-08] [LEAD-09]', async () => {
  const { translations } = form;
  const german = { ...translations.list.en, 'mail.newLead.subject': 'Neu: {product}' };
  await suite.adminOf(client).then((admin) =>
    admin.call(changeFormCall, {
      params: { formId: form.id },
      body: {
        translations: {
          ...translations,
          activatedLocales: ['en', 'de'],
          list: { ...translations.list, de: german },
        },
      },
    }),
  );
  const both = makeRecipient('owner', 'de');
  const lead = await brandLead(app, of(), {
    firstname: '{product}\r\nBcc: x@evil.example',
    email: `consumer-${tag}@example.org`,
    phone: '+49 761 555',
    skus: ['CR-26'],
    subscribers: [both, makeRecipient('rep')],
    observers: [{ ...both, email: both.email.toUpperCase() }, makeRecipient('brand', 'it')],
  });
  await eventsAreDelivered(app);
  const [mail] = await mailsTo(app, both.email);
  expect(mail?.subject).toBe('Neu: CR-26');
  expect(mail?.fromName).toBe('Maison Aubrac');
  // One term per mail: stores read "request", not "lead".
  expect(mail?.text).toContain('Neue Anfrage');
  expect(mail?.text).not.toContain('Lead');
  expect(mail?.text).toMatch(new RegExp(`/protected/lead/${lead}\\?token=[\\w-]{43}`));
  // The consumer's identity is hidden before acceptance [LEAD-11].
  expect(mail?.text).not.toMatch(/Vogt|761|consumer-/);
  const [copy] = await mailsTo(app, makeRecipient('brand').email);
  expect(copy?.subject).toMatch(/^Copy/);
  expect(copy?.text).not.toContain('/reject');
  expect(await mailsTo(app, both.email.toUpperCase())).toEqual([]);
  const [confirmation] = await mailsTo(app, `consumer-${tag}@example.org`);
  expect(confirmation?.text).not.toContain('evil');
  expect(confirmation?.text).not.toContain('token=');
  expect((await history(lead)).map(({ mail: name, to, state }) => [name, to, state])).toEqual([
    ['newLead', both.email, 'kept'],
    ['newLead', makeRecipient('rep').email, 'kept'],
    ['newLeadCopy', makeRecipient('brand').email, 'kept'],
    ['confirmation', `consumer-${tag}@example.org`, 'kept'],
  ]);
});

test('the outcome of a mail is shown in the history of its lead and the figures of its form [FORM-06] [LEAD-08]', async () => {
  const admin = await suite.adminOf(client);
  const lead = await brandLead(app, of(), {
    subscribers: [makeRecipient('a'), makeRecipient('b'), makeRecipient('c')],
  });
  await eventsAreDelivered(app);
  const keys = (await history(lead)).map(({ key = '' }) => key);
  const outcomes = [
    { status: 'sent' } as const,
    { status: 'failed', reason: 'QuotaExceeded', isHard: false } as const,
  ];
  for (const [at, outcome] of outcomes.entries())
    await app.database
      .acrossClients()
      .transaction()
      .execute(
        (db) =>
          formMails.newLead.settled?.({ about: keys[at] ?? '', outcome, db, app }) ??
          Promise.resolve(),
      );
  expect((await history(lead)).map(({ state }) => state)).toEqual(['sent', 'failed', 'kept']);
  const { body } = await admin.call(listMailsCall, { params: { formId: form.id } });
  expect(body.items[0]).toEqual({ mail: 'newLead', sent: 3, arrived: 0.5 });
});

test('a preview shows unsaved texts, with the last request or an example [FORM-06]', async () => {
  const admin = await suite.adminOf(client);
  const params = { formId: form.id, mail: 'newLead' as const };
  const texts = { subject: 'For {firstname}', body: '<b>{product}</b>' };
  const example = await admin.call(previewMailCall, { params, body: { locale: 'de', texts } });
  expect(example.body).toMatchObject({ subject: 'For Friederike', lead: null });
  const lead = await brandLead(app, of(), { firstname: 'Åse', skus: ['CR-26'] });
  const real = await admin.call(previewMailCall, { params, body: { locale: 'en', texts } });
  expect(real.body).toMatchObject({ subject: 'For Åse', lead: { id: lead } });
  expect(real.body.html).toContain('&lt;b&gt;CR-26&lt;/b&gt;');
  const unknown = { params, body: { locale: 'en' as const, texts: { subject: '{surname}' } } };
  const refused = await admin.call(previewMailCall, unknown);
  expect(refused.problem.errors).toEqual([
    { field: 'body.texts.subject', code: 'variableUnknown', params: { variable: 'surname' } },
  ]);
});

test('a mail type added after the form uses default texts until the brand writes its own, and is not reported as missing [FORM-06]', async () => {
  const { translations } = form;
  const en = Object.fromEntries(
    Object.entries(translations.list.en ?? {}).filter(([key]) => !key.startsWith('mail.outcome.')),
  );
  const admin = await suite.adminOf(client);
  const changed = { ...translations, list: { en } };
  const saved = await admin.call(changeFormCall, {
    params: { formId: form.id },
    body: { translations: changed },
  });
  expect(saved.status).toBe(200);
  expect(missingTexts({ ...form, translations: changed })).toEqual([]);
  const { body } = await admin.call(previewMailCall, {
    params: { formId: form.id, mail: 'outcome' },
    body: { locale: 'en' },
  });
  expect([body.texts.subject, body.otherButton]).toEqual([
    'Did you buy at {shop}?',
    'No, I did not',
  ]);
});

test('a text that names what its mail does not know is not saved [FORM-06]', async () => {
  const admin = await suite.adminOf(client);
  const { translations } = form;
  const en = { ...translations.list.en, 'mail.confirmation.body': 'Answer by {answer_by}' };
  const { problem } = await admin.call(changeFormCall, {
    params: { formId: form.id },
    body: { translations: { ...translations, list: { en } } },
  });
  expect(problem.errors).toEqual([
    {
      field: 'body.translations.list.en.mail.confirmation.body',
      code: 'variableUnknown',
      params: { variable: 'answer_by' },
    },
  ]);
});

test('a test mail goes to the requesting user only, without header injection [FORM-06]', async () => {
  const user = await suite.people.user({ at: [{ client, role: 'brand_admin' }] });
  const { body, status } = await suite
    .visitor()
    .as(user)
    .then((admin) =>
      admin.call(testMailCall, {
        params: { formId: form.id, mail: 'confirmation' },
        body: { locale: 'fr', texts: { subject: 'Merci\r\nBcc: evil@example.org' } },
      }),
    );
  expect([status, body.to]).toEqual([202, user.email]);
  const [mail] = await mailsTo(app, user.email);
  expect(mail?.subject).toBe('Test : Merci Bcc: evil@example.org');
  const { rows } = await sql`
    select recipient from platform.outbox where client_id = ${client.id}`.execute(
    app.database.acrossClients(),
  );
  expect(rows).toEqual([{ recipient: user.email }]);
});

test('the footer of a mail names the sender and its address, and how to unsubscribe [FORM-06] [LEAD-09]', async () => {
  const admin = await suite.adminOf(client);
  const address = '12210 Laguiole, France';
  const { notifications } = form;
  const saved = await admin.call(changeFormCall, {
    params: { formId: form.id },
    body: { notifications: { ...notifications, layout: { logo: null, address } } },
  });
  expect(saved.body.notifications.layout).toEqual({ logo: null, address });
  await brandLead(app, of(), {
    email: `consumer-${tag}@example.org`,
    subscribers: [makeRecipient('owner')],
  });
  await eventsAreDelivered(app);
  const [toShop] = await mailsTo(app, makeRecipient('owner').email);
  expect(toShop?.text).toMatch(/To stop receiving these emails, contact Maison\sAubrac\./);
  expect(toShop?.text).toMatch(new RegExp(`Sent by Comptoir for Maison\\sAubrac, ${address}`));
  const [toConsumer] = await mailsTo(app, `consumer-${tag}@example.org`);
  expect(toConsumer?.text).toContain('This is not a subscription');
  expect(toConsumer?.text).toContain(address);
  const tried = await admin.call(previewMailCall, {
    params: { formId: form.id, mail: 'newLead' },
    body: { locale: 'en', texts: {}, address: 'Oslo' },
  });
  expect(tried.body.html).toContain('Aubrac, Oslo');
});
