import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { NEW_FORM_SETTINGS } from '#modules/forms/contract/form-settings.ts';
import { brandForm } from '#modules/forms/server/testing/brand-form.ts';
import { uuidV7 } from '#platform/server/database/record-ids.ts';
import { mailsTo } from '#platform/testing/mails-to.ts';
import { testApp } from '#platform/testing/test-app.ts';
import { sendNewLeadMails } from '../notifications/send-new-lead-mails.ts';
import type { FieldValue } from '../tables/lead-tables.ts';
import { brandLead, type GivenLead } from '../testing/brand-lead.ts';
import { listMails } from '../testing/list-mails.ts';
import { clearSendLimits } from './clear-send-limits.job.ts';

// Without a worker: each test delivers the event itself.
const suite = await testApp({ work: false });
const { app } = suite;
const LAST_HOUR = '59 minutes';
const BEFORE_LAST_HOUR = '61 minutes';
let client = await suite.people.client();
let form = await brandForm(app, client.id);
let address = '';

beforeEach(async () => {
  client = await suite.people.client({ name: 'Maison Aubrac' });
  form = await brandForm(app, client.id);
  address = `${uuidV7()}@example.org`;
});

interface Brand {
  clientId: string;
  formId: string;
}
const here = (): Brand => ({ clientId: client.id, formId: form.id });

async function deliverEvent({ clientId, formId }: Brand, leadId: string): Promise<void> {
  const payload = { leadId, formId };
  await app.database
    .ofClient(clientId)
    .transaction()
    .execute((db) =>
      sendNewLeadMails.handle({ event: { clientId, payload }, db, app } as unknown as Parameters<
        typeof sendNewLeadMails.handle
      >[0]),
    );
}
async function receive(given: GivenLead = {}, brand = here()): Promise<string> {
  const leadId = await brandLead(app, brand, { email: address, ...given });
  await deliverEvent(brand, leadId);
  return leadId;
}
async function passTime(interval: string): Promise<void> {
  await sql`update leads.confirmed_recipients set confirmed_at = confirmed_at - ${interval}::interval`.execute(
    app.database.acrossClients(),
  );
}
const states = async (leadId: string) =>
  (await listMails(app, leadId)).map(({ mail, state }) => [mail, state]);

test('simultaneous requests from one address, across brands, get one confirmation an hour, as recorded in the histories [FORM-06] [LEAD-08]', async () => {
  const other = await suite.people.client();
  const otherForm = await brandForm(app, other.id);
  const brands = [here(), { clientId: other.id, formId: otherForm.id }];
  const leads = await Promise.all(
    Array.from({ length: 8 }, async (_, at) => {
      const brand = brands[at % 2] ?? here();
      return { brand, id: await brandLead(app, brand, { email: address }) };
    }),
  );
  await Promise.all(leads.map(({ brand, id }) => deliverEvent(brand, id)));
  // Delivered again, the event changes nothing.
  await Promise.all(leads.map(({ brand, id }) => deliverEvent(brand, id)));
  expect(await mailsTo(app, address)).toHaveLength(1);
  const noted = (await Promise.all(leads.map(({ id }) => states(id)))).flat();
  expect(noted.filter(([, state]) => state === 'kept')).toHaveLength(1);
  expect(noted.filter(([, state]) => state === 'limited')).toHaveLength(7);
});

test('the hour counts from the last confirmation, and a limited confirmation is not sent later [FORM-06]', async () => {
  await receive();
  await passTime(LAST_HOUR);
  const limited = await receive();
  expect(await states(limited)).toEqual([['confirmation', 'limited']]);
  await passTime('2 minutes');
  expect(await states(await receive())).toEqual([['confirmation', 'kept']]);
  await deliverEvent(here(), limited);
  expect(await mailsTo(app, address)).toHaveLength(2);
});

test('other spellings of one mailbox are one recipient [FORM-06]', async () => {
  const box = uuidV7().replaceAll('-', '');
  await receive({ email: `${box}@gmail.com` });
  for (const email of [
    `${box.toUpperCase()}@GMAIL.com`,
    `${box}+1@gmail.com`,
    `${box.slice(0, 4)}.${box.slice(4)}@googlemail.com`,
  ])
    expect(await states(await receive({ email }))).toEqual([['confirmation', 'limited']]);
  expect(await states(await receive({ email: `${box}@example.org` }))).toEqual([
    ['confirmation', 'kept'],
  ]);
});

test('a store gets a mail for every request, even if the confirmation is limited [LEAD-09]', async () => {
  const store = {
    email: `${uuidV7()}@shop.example`,
    name: 'A',
    userId: null,
    locale: 'en' as const,
  };
  await receive({ subscribers: [store] });
  await receive({ subscribers: [store] });
  expect(await mailsTo(app, store.email)).toHaveLength(2);
});

test('a recipient is forgotten when the hour is over [GEN-05]', async () => {
  await receive();
  const countStored = async () => {
    const { rows } = await sql`select from leads.confirmed_recipients`.execute(
      app.database.acrossClients(),
    );
    return rows.length;
  };
  await passTime(LAST_HOUR);
  await clearSendLimits(app);
  expect(await countStored()).toBeGreaterThan(0);
  await passTime(BEFORE_LAST_HOUR);
  await clearSendLimits(app);
  expect(await countStored()).toBe(0);
});

const typed = (type: FieldValue['type'], value: string): FieldValue => ({
  slug: type,
  name: 'Question',
  type,
  options: [],
  multiple: false,
  value,
});

test('the confirmation contains no text of the sender: no message, answer, unknown product or web address [FORM-06]', async () => {
  await receive({
    firstname: 'Open evil.example',
    lastname: 'http://evil.example/last',
    city: 'evil.example/city',
    skus: ['evil.example/sku'],
    answers: [typed('longText', 'Buy at evil.example'), typed('text', 'evil.example/answer')],
  });
  const [mail] = await mailsTo(app, address);
  for (const part of [mail?.subject, mail?.text, mail?.html]) expect(part).not.toContain('evil');
  expect(mail?.text).toContain('Thank you\n');
  expect(mail?.subject).toBe('We have received your request');
});

test('a name that is one is greeted, and a request about no product names none, nor its form [FORM-06]', async () => {
  form = await brandForm(app, client.id, { settings: { ...NEW_FORM_SETTINGS, product: false } });
  await receive({ firstname: 'Åse', answers: [typed('longText', 'My own words')] });
  const [mail] = await mailsTo(app, address);
  expect(mail?.text).toContain('Thank you, Åse');
  expect(mail?.text).not.toContain('My own words');
  expect(mail?.subject).toBe('We have received your request');
  expect(mail?.text).not.toContain(form.informations.name);
});
