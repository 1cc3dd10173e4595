import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { brandForm } from '#modules/forms/server/testing/brand-form.ts';
import { brandShop } from '#modules/forms/server/testing/brand-shop.ts';
import { deleteLeadCall } from '#modules/leads/contract/leads/edit-calls.ts';
import {
  forwardLeadCall,
  relocateLeadCall,
  shareLeadCall,
} from '#modules/leads/contract/leads/hand-over-calls.ts';
import {
  actOnLeadCall,
  getLeadCall,
  leadHistoryCall,
} from '#modules/leads/contract/leads/lead-calls.ts';
import {
  findLeadLocationsCall,
  locationAdministratorsCall,
} from '#modules/leads/contract/leads/lead-place-calls.ts';
import { SHARES_AN_HOUR } from '#modules/leads/contract/limits.ts';
import { uuidV7 } from '#platform/server/database/record-ids.ts';
import { mailsTo } from '#platform/testing/mails-to.ts';
import { testApp } from '#platform/testing/test-app.ts';
import { linkToLead } from '../mails/link-to-lead.ts';
import type { LeadsTables } from '../tables.ts';
import { brandLead } from '../testing/brand-lead.ts';

const suite = await testApp({ work: false });
const { app } = suite;
let client = await suite.people.client();
let form = await brandForm(app, client.id);
let admin = suite.visitor();
let tag = '';
let shop = '';
let id = '';

const makeRecipient = (name: string) => ({
  email: `${name}-${tag}@shops.example`,
  name,
  userId: null,
  locale: 'en' as const,
});

beforeEach(async () => {
  tag = uuidV7().slice(-12);
  client = await suite.people.client();
  admin = await suite.adminOf(client);
  const recipient = (kind: 'location', part: 'subscriber') => ({
    id: uuidV7(),
    who: { kind },
    part,
    when: [],
  });
  form = await brandForm(app, client.id);
  form = await brandForm(app, client.id, {
    notifications: { ...form.notifications, recipients: [recipient('location', 'subscriber')] },
  });
  shop = await brandShop(app, client.id, { email: `oslo-${tag}@shops.example` });
  id = await brandLead(
    app,
    { clientId: client.id, formId: form.id },
    {
      locationId: shop,
      skus: ['UNT-4'],
      phone: '+47 22 33 44 55',
      subscribers: [makeRecipient('first'), makeRecipient('second')],
    },
  );
});

const params = () => ({ formId: form.id, leadId: id });
const lead = async () => (await admin.call(getLeadCall, { params: params() })).body;
const history = async () =>
  (await admin.call(leadHistoryCall, { params: params(), query: {} })).body.items;
const act = (action: 'accept' | 'lose' | 'undo') =>
  admin.call(actOnLeadCall, { params: params(), body: { action } });
const forward = (email: string, notify = true) =>
  admin.call(forwardLeadCall, { params: params(), body: { email, notify } });
const relocate = (locationId: string, by = admin) =>
  by.call(relocateLeadCall, { params: params(), body: { locationId } });
const share = (emails: string[], senderName = 'Solveig') =>
  admin.call(shareLeadCall, { params: params(), body: { emails, senderName } });
const db = () => app.database.ofClient<LeadsTables>(client.id);
const link = (email: string) =>
  linkToLead({ db: db(), app }, { clientId: client.id, leadId: id }, { email, part: 'subscriber' });
const links = async () =>
  Object.fromEntries(
    (
      await db()
        .selectFrom('leads.lead_tokens')
        .select(['recipient', 'ended_why'])
        .where('lead_id', '=', id)
        .execute()
    ).map(({ recipient, ended_why }) => [recipient.split('-')[0], ended_why]),
  );

test('a forwarded new lead has only its new recipient, who gets a mail [LEAD-07]', async () => {
  await link(makeRecipient('first').email);
  const to = `next-${tag}@elsewhere.example`;
  const { body, status } = await forward(to.toUpperCase());
  expect([status, body.status, body.owner]).toEqual([200, 'new', null]);
  expect(body.newLeadSubscribers.map(({ email }) => email)).toEqual([to]);
  expect(await links()).toEqual({ first: 'forwarded', next: null });
  const [mail] = await mailsTo(app, to);
  expect(mail?.text).toContain(`/protected/lead/${id}?token=`);
  expect((await history()).map(({ kind }) => kind)).toEqual(['mail', 'forward']);
  await forward(to);
  expect(await mailsTo(app, to)).toHaveLength(2);
});

test('a forwarded accepted lead immediately belongs to the new owner, and the acceptance cannot be undone [LEAD-07]', async () => {
  const user = await suite.people.user({
    firstName: 'Ottilie',
    locale: 'de',
    at: [{ client, role: 'brand_user' }],
  });
  await act('accept');
  const { closesAt } = await lead();
  await sql`update leads.leads set closes_at = now() + interval '1 hour', keeps = 2 where id = ${id}`.execute(
    db(),
  );
  const { body } = await forward(user.email, false);
  // The new owner has all days of an accepted lead.
  expect(Date.parse(body.closesAt ?? '')).toBeGreaterThanOrEqual(Date.parse(closesAt ?? ''));
  expect(body).toMatchObject({
    status: 'accepted',
    owner: { email: user.email, name: 'Ottilie Person', userId: user.id, locale: 'de' },
    undoes: null,
  });
  expect(await mailsTo(app, user.email)).toEqual([]);
  expect((await act('undo')).problem.code).toBe('LEAD_NOTHING_TO_UNDO');
  await act('lose');
  expect((await forward(user.email)).problem.code).toBe('LEAD_ALREADY_LOST');
});

test('a moved lead goes to the recipients of its new shop and is new there [LEAD-07]', async () => {
  await link(makeRecipient('first').email);
  await act('accept');
  const email = `bergen-${tag}@shops.example`;
  const bergen = await brandShop(app, client.id, { name: 'Bryggen', city: 'Bergen', email });
  const { body } = await relocate(bergen);
  expect(body).toMatchObject({
    status: 'new',
    owner: null,
    acceptedAt: null,
    location: { name: 'Bryggen' },
    newLeadSubscribers: [{ email }],
    routing: { placed: { why: 'moved' } },
  });
  expect(await links()).toEqual({ first: 'relocated', bergen: null });
  expect(await mailsTo(app, email)).toHaveLength(1);
  const lines = await history();
  expect(lines.find(({ kind }) => kind === 'location')?.detail).toEqual({
    from: { id: shop, name: 'Bjørvika' },
    to: { id: bergen, name: 'Bryggen' },
  });
  const { version } = await lead();
  await relocate(bergen);
  expect((await lead()).version).toBe(version);
});

test('a lead goes to no closed shop, none of another brand, and not once it has ended [LEAD-07]', async () => {
  const elsewhere = await suite.people.client();
  const closed = await brandShop(app, client.id, { closed: true });
  const foreign = await brandShop(app, elsewhere.id);
  for (const locationId of [closed, foreign, uuidV7()])
    expect((await relocate(locationId)).problem.code).toBe('LEAD_LOCATION_UNKNOWN');
  await act('lose');
  const bergen = await brandShop(app, client.id);
  expect((await relocate(bergen)).problem.code).toBe('LEAD_ALREADY_LOST');
});

test('a user limited to a shop can move their lead to another one, and no longer sees it [LEAD-07] [USR-10]', async () => {
  const user = await suite.people.user({ at: [{ client, role: 'store_owner' }] });
  const own = await brandShop(app, client.id, { people: [user] });
  const visitor = await suite.visitor().as(user);
  expect((await relocate(own, visitor)).status).toBe(404);
  await relocate(own);
  const moved = await relocate(shop, visitor);
  expect([moved.status, moved.body]).toEqual([200, null]);
  expect((await visitor.call(getLeadCall, { params: params() })).status).toBe(404);
  expect((await lead()).location?.id).toBe(shop);
});

test('a user limited to a shop can forward and share their leads [LEAD-07] [USR-10]', async () => {
  const user = await suite.people.user({ at: [{ client, role: 'sales_rep' }] });
  const own = await brandShop(app, client.id, { people: [user] });
  const visitor = await suite.visitor().as(user);
  await relocate(own);
  const to = `next-${tag}@elsewhere.example`;
  const forwarded = await visitor.call(forwardLeadCall, {
    params: params(),
    body: { email: to },
  });
  expect([forwarded.status, (await mailsTo(app, to)).length]).toEqual([200, 1]);
  const shared = await visitor.call(shareLeadCall, {
    params: params(),
    body: { emails: [to], senderName: 'Ebner' },
  });
  expect(shared.body.sent).toEqual([to]);
});

test('the shop search needs three letters, and a shop lists its people [LEAD-07]', async () => {
  const of = { formId: form.id };
  const find = (search: string) =>
    admin.call(findLeadLocationsCall, { params: of, query: { search } });
  const short = await find('Bj');
  expect([short.status, short.problem.errors?.[0]?.field]).toEqual([400, 'query.search']);
  await brandShop(app, client.id, { name: 'Closed Bjørvika', closed: true });
  expect((await find('bjørv')).body.items.map(({ id: found }) => found)).toEqual([shop]);
  const user = await suite.people.user({ at: [{ client, role: 'store_owner' }] });
  const staffed = await brandShop(app, client.id, { people: [user] });
  const people = (locationId: string) =>
    admin.call(locationAdministratorsCall, { params: { locationId } });
  expect((await people(staffed)).body.items).toEqual([
    { userId: user.id, name: 'Test Person', email: user.email },
  ]);
  expect((await people(uuidV7())).status).toBe(404);
});

test('a copy is sent once a day to each address, with all data and without links [LEAD-07]', async () => {
  const [one, two] = [`one-${tag}@x.example`, `two-${tag}@x.example`];
  const { body } = await share([one, one.toUpperCase(), two]);
  expect(body).toEqual({ sent: [one, two], sentBefore: [] });
  expect((await share([one])).body).toEqual({ sent: [], sentBefore: [one] });
  const [mail, ...more] = await mailsTo(app, one);
  expect(more).toEqual([]);
  expect(mail?.subject).toBe('Solveig shares: UNT-4');
  expect(mail?.text).toContain('+47 22 33 44 55');
  expect(mail?.text).not.toContain('token=');
  expect(mail?.text).not.toContain(id);
  const lines = await history();
  expect(lines.filter(({ kind }) => kind === 'share').map(({ detail }) => detail)).toEqual([
    { emails: [one, two], senderName: 'Solveig' },
  ]);
});

test('simultaneous shares to one address send one copy [LEAD-07]', async () => {
  const to = `both-${tag}@x.example`;
  await Promise.all([share([to]), share([to]), share([to])]);
  expect(await mailsTo(app, to)).toHaveLength(1);
  expect((await history()).filter(({ kind }) => kind === 'share')).toHaveLength(1);
});

test.each([
  [{ emails: [], senderName: 'A' }, 'body.emails'],
  [
    { emails: Array.from({ length: 500 }, (_, at) => `a${at}@b.example`), senderName: 'A' },
    'body.emails',
  ],
  [{ emails: ['a@b.example\r\nBcc: c@d.example'], senderName: 'A' }, 'body.emails.0'],
  [{ emails: ['a@b.example'], senderName: 'A\r\nBcc: c@d.example' }, 'body.senderName'],
  [{ emails: ['a@b.example'], senderName: 'A\u0000' }, 'body.senderName'],
])('a share like %j is refused at its place [LEAD-07]', async (body, field) => {
  const { status, problem } = await admin.call(shareLeadCall, { params: params(), body });
  expect([status, problem.errors?.[0]?.field]).toEqual([400, field]);
  expect(await history()).toEqual([]);
});

test('sharing with an address that bounced is refused, and no other recipient gets a copy [LEAD-07]', async () => {
  const [gone, there] = [`gone-${tag}@x.example`, `there-${tag}@x.example`];
  await share([gone]);
  await sql`
    update leads.lead_history set detail = detail || '{"state": "failed", "reason": "UserUnknown"}'
    where lead_id = ${id} and kind = 'mail'`.execute(db());
  const refused = await share([gone, there]);
  expect([refused.status, refused.problem.code]).toEqual([422, 'LEAD_COPY_FAILED']);
  expect(await mailsTo(app, there)).toEqual([]);
});

test('a user who shares with too many addresses within an hour is stopped [LEAD-07]', async () => {
  const emails = (batch: number) =>
    Array.from({ length: 20 }, (_, at) => `s${batch}-${at}-${tag}@x.example`);
  for (let batch = 0; batch < SHARES_AN_HOUR / 20; batch += 1)
    expect((await share(emails(batch))).status).toBe(200);
  const more = await share(emails(99));
  expect([more.status, more.problem.code]).toEqual([429, 'LEAD_SHARES_LIMIT']);
});

test('a lead is deleted with links and history, by users of the brand alone [LEAD-02]', async () => {
  await forward(`next-${tag}@elsewhere.example`);
  const user = await suite.people.user({ at: [{ client, role: 'store_owner' }] });
  const visitor = await suite.visitor().as(user);
  expect((await visitor.call(deleteLeadCall, { params: params() })).status).toBe(403);
  expect((await admin.call(deleteLeadCall, { params: params() })).status).toBe(204);
  expect((await admin.call(getLeadCall, { params: params() })).status).toBe(404);
  const { rows } = await sql<{ left: number }>`
    select (select count(*) from leads.lead_history where lead_id = ${id}) +
      (select count(*) from leads.lead_tokens where lead_id = ${id}) as left`.execute(db());
  expect(rows).toEqual([{ left: 0 }]);
  expect((await admin.call(deleteLeadCall, { params: params() })).status).toBe(404);
});
