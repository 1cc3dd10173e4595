import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import type { LeadAction, LeadActor } from '#modules/leads/contract/leads/lead-machine.ts';
import { eventsAreDelivered } from '#platform/testing/jobs-are-done.ts';
import { mailsTo } from '#platform/testing/mails-to.ts';
import { testApp } from '#platform/testing/test-app.ts';
import { actOnLead } from '../leads/act-on-lead.ts';
import type { LeadsTables } from '../tables.ts';
import { brandForm } from '../testing/brand-form.ts';
import { brandLead } from '../testing/brand-lead.ts';
import { brandShop } from '../testing/brand-shop.ts';

const house = await testApp();
const { app } = house;
let client = await house.people.client();
let id = '';
let tag = 0;

const who = (name: string) => `${name}-${tag}@example.org`;
const party = (name: string) => ({ email: who(name), name, userId: null, locale: 'en' as const });
const recipient = (name: string): LeadActor => ({
  kind: 'recipient',
  name,
  email: who(name),
  userId: null,
});
const CONSUMER: LeadActor = { kind: 'consumer', name: '', email: null, userId: null };

beforeEach(async () => {
  tag += 1;
  client = await house.people.client();
  const form = await brandForm(app, client.id);
  const locationId = await brandShop(app, client.id, { name: 'Kjøkkenhjørnet' });
  id = await brandLead(
    app,
    { clientId: client.id, formId: form.id },
    {
      subscribers: [party('a'), party('b')],
      email: who('consumer'),
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
const told = async (name: string) =>
  (await mailsTo(app, who(name))).slice(1).map(({ subject }) => subject);

test('once one accepts the others learn that it is taken, and the consumer who will answer [LEAD-09]', async () => {
  await act(recipient('a'), 'accept');
  expect(await told('a')).toEqual([]);
  expect(await told('b')).toEqual(['Another store has taken the request: CR-26']);
  // Its button opens what else waits for them, without an account.
  const [, taken] = await mailsTo(app, who('b'));
  expect(taken?.text).toMatch(new RegExp(`/protected/lead/${id}\\?token=[\\w-]{43}`));
  const path = new URL(/https?:\S+\/protected\/lead\S+/.exec(taken?.text ?? '')?.[0] ?? '');
  const page = await house.visitor().send({ method: 'GET', path: path.pathname + path.search });
  expect(page.raw.body).toContain('has this request');
  expect(await told('consumer')).toEqual(['Kjøkkenhjørnet will answer your request']);
  const [, mail] = await mailsTo(app, who('consumer'));
  expect(mail?.text).toContain('Oslo');
  await act(recipient('a'), 'undo');
  await act(recipient('a'), 'accept');
  expect(await told('consumer')).toHaveLength(1);
});

test('who was answered before is not told who will answer [LEAD-12]', async () => {
  await act(recipient('a'), 'accept', true);
  expect(await told('consumer')).toEqual([]);
});

test('given back or taken back, it is open to the others, who are asked again by links that live [LEAD-04] [LEAD-09]', async () => {
  await act(recipient('a'), 'accept');
  await act(recipient('a'), 'undo');
  expect(await told('b')).toEqual([
    'Another store has taken the request: CR-26',
    'New request: CR-26',
  ]);
  expect(await told('a')).toEqual([]);
  await act(recipient('a'), 'accept');
  await act(recipient('a'), 'reject');
  const mails = await mailsTo(app, who('b'));
  expect(mails).toHaveLength(5);
  expect(mails.at(-1)?.text).toContain('Another store has given this request back');
  expect(await told('a')).toEqual([]);
  const { rows } = await sql<{ recipient: string; ended: boolean }>`
    select recipient, ended_at is not null as ended from leads.lead_tokens
    where lead_id = ${id} and recipient = ${who('b')}`.execute(app.database.acrossClients());
  expect(rows).toEqual([{ recipient: who('b'), ended: false }]);
});

test('where nobody is left the brand’s admins answer, and the history says that they were asked [LEAD-04] [LEAD-08]', async () => {
  const admin = await house.people.user({ at: [{ client, role: 'brand_admin' }] });
  await act(recipient('a'), 'reject');
  expect(await told('b')).toEqual([]);
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

test('whoever has the lead learns that its consumer says it was bought [LEAD-12]', async () => {
  await act(recipient('a'), 'accept');
  await act(CONSUMER, 'convert');
  expect(await told('a')).toEqual(['Friederike has bought: CR-26']);
});
