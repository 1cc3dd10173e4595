import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { brandForm } from '#modules/forms/server/testing/brand-form.ts';
import { brandShop } from '#modules/forms/server/testing/brand-shop.ts';
import type { LeadAction, LeadActor } from '#modules/leads/contract/leads/lead-machine.ts';
import { eventsAreDelivered } from '#platform/testing/jobs-are-done.ts';
import { mailsTo } from '#platform/testing/mails-to.ts';
import { testApp } from '#platform/testing/test-app.ts';
import { actOnLead } from '../leads/act-on-lead.ts';
import type { LeadsTables } from '../tables.ts';
import { brandLead } from '../testing/brand-lead.ts';

const suite = await testApp();
const { app } = suite;
let client = await suite.people.client();
let id = '';
let tag = 0;

const emailFor = (name: string) => `${name}-${tag}@example.org`;
const makeRecipient = (name: string) => ({
  email: emailFor(name),
  name,
  userId: null,
  locale: 'en' as const,
});
const recipient = (name: string): LeadActor => ({
  kind: 'recipient',
  name,
  email: emailFor(name),
  userId: null,
});
const CONSUMER: LeadActor = { kind: 'consumer', name: '', email: null, userId: null };

beforeEach(async () => {
  tag += 1;
  client = await suite.people.client();
  const form = await brandForm(app, client.id);
  const locationId = await brandShop(app, client.id, { name: 'Kjøkkenhjørnet' });
  id = await brandLead(
    app,
    { clientId: client.id, formId: form.id },
    {
      subscribers: [makeRecipient('a'), makeRecipient('b')],
      email: emailFor('consumer'),
      skus: ['CR-26'],
      locationId,
    },
  );
  await eventsAreDelivered(app);
});
async function act(by: LeadActor, action: LeadAction, handled = false) {
  await app.database
    .ofClient<LeadsTables>(client.id)
    .transaction()
    .execute((tx) =>
      actOnLead({ db: tx, app }, { clientId: client.id, id }, { action, by, handled }),
    );
  await eventsAreDelivered(app);
}
/** Without the first mail, which every recipient gets. */
const readSubjects = async (name: string) =>
  (await mailsTo(app, emailFor(name))).slice(1).map(({ subject }) => subject);

test('after an acceptance the other recipients get a mail, and the consumer gets the name of the store [LEAD-09]', async () => {
  await act(recipient('a'), 'accept');
  expect(await readSubjects('a')).toEqual([]);
  expect(await readSubjects('b')).toEqual(['Another store has taken the request: CR-26']);
  // Its button opens their other open leads, without an account.
  const [, taken] = await mailsTo(app, emailFor('b'));
  expect(taken?.text).toMatch(new RegExp(`/protected/lead/${id}\\?token=[\\w-]{43}`));
  const path = new URL(/https?:\S+\/protected\/lead\S+/.exec(taken?.text ?? '')?.[0] ?? '');
  const page = await suite.visitor().send({ method: 'GET', path: path.pathname + path.search });
  expect(page.raw.body).toContain('has this request');
  expect(await readSubjects('consumer')).toEqual(['Kjøkkenhjørnet will answer your request']);
  const [, mail] = await mailsTo(app, emailFor('consumer'));
  expect(mail?.text).toContain('Oslo');
  await act(recipient('a'), 'undo');
  await act(recipient('a'), 'accept');
  expect(await readSubjects('consumer')).toHaveLength(1);
});

test('a consumer who was already answered gets no mail about the store [LEAD-12]', async () => {
  await act(recipient('a'), 'accept', true);
  expect(await readSubjects('consumer')).toEqual([]);
});

test('a lead that is undone or given back is open again, and the others get a new mail with active links [LEAD-04] [LEAD-09]', async () => {
  await act(recipient('a'), 'accept');
  await act(recipient('a'), 'undo');
  expect(await readSubjects('b')).toEqual([
    'Another store has taken the request: CR-26',
    'New request: CR-26',
  ]);
  expect(await readSubjects('a')).toEqual([]);
  await act(recipient('a'), 'accept');
  await act(recipient('a'), 'reject');
  const mails = await mailsTo(app, emailFor('b'));
  expect(mails).toHaveLength(5);
  expect(mails.at(-1)?.text).toContain('Another store has given this request back');
  expect(await readSubjects('a')).toEqual([]);
  const { rows } = await sql<{ recipient: string; ended: boolean }>`
    select recipient, ended_at is not null as ended from leads.lead_tokens
    where lead_id = ${id} and recipient = ${emailFor('b')}`.execute(app.database.acrossClients());
  expect(rows).toEqual([{ recipient: emailFor('b'), ended: false }]);
});

test('if no recipient is left, the brand’s admins become recipients, and the history records it [LEAD-04] [LEAD-08]', async () => {
  const admin = await suite.people.user({ at: [{ client, role: 'brand_admin' }] });
  await act(recipient('a'), 'reject');
  expect(await readSubjects('b')).toEqual([]);
  await act(recipient('b'), 'reject');
  const [mail] = await mailsTo(app, admin.email);
  expect(mail?.text).toContain('No store can take this request');
  expect(mail?.text).toMatch(new RegExp(`/protected/lead/${id}\\?token=`));
  const lead = await app.database
    .ofClient<LeadsTables>(client.id)
    .selectFrom('leads.leads')
    .select(['subscribers'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect(lead.subscribers).toMatchObject([{ email: admin.email }]);
  const { rows } = await sql<{ kind: string; email: string }>`
    select kind, detail ->> 'email' as email from leads.lead_history
    where lead_id = ${id} and kind = 'assign'`.execute(app.database.acrossClients());
  expect(rows).toEqual([{ kind: 'assign', email: admin.email }]);
});

test('the owner is notified when the consumer reports a purchase [LEAD-12]', async () => {
  await act(recipient('a'), 'accept');
  await act(CONSUMER, 'convert');
  expect(await readSubjects('a')).toEqual(['Friederike has bought: CR-26']);
});
