import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { brandForm } from '#modules/forms/server/testing/brand-form.ts';
import { brandShop } from '#modules/forms/server/testing/brand-shop.ts';
import { daysAfter, type LeadAction } from '#modules/leads/contract/leads/lead-machine.ts';
import {
  convertByConsumerCall,
  getLinkedLeadCall,
  loseByConsumerCall,
  updateByLinkCall,
  useLinkCall,
} from '#modules/leads/contract/links/link-calls.ts';
import { lockWaiters } from '#platform/testing/database/own-activity.ts';
import { testApp } from '#platform/testing/test-app.ts';
import { actOnLead } from '../leads/act-on-lead.ts';
import { forwardLead } from '../leads/forward-lead.ts';
import { linkToLead } from '../mails/link-to-lead.ts';
import { leadPersonalData } from '../persons/lead-personal-data.ts';
import type { LeadsTables } from '../tables.ts';
import { brandWithLinks } from '../testing/brand-with-links.ts';
import { CONSUMER, leadWithLinks } from '../testing/linked-lead.ts';
import { actByLink } from './act-by-link.ts';
import { findLinkActor, openLink, readLinkedLead, resolveLinkToken } from './lead-link.ts';
import { refusedPage } from './page/link-frame.ts';

const suite = await testApp({ work: false });
const { app } = suite;
let { client, form, lead } = await brandWithLinks(suite);

beforeEach(async () => {
  ({ client, form, lead } = await brandWithLinks(suite, { name: 'Maison Aubrac' }));
});

const visitor = () => suite.visitor();
const see = (token: string) => visitor().call(getLinkedLeadCall, { params: { token } });
const use = (token: string, action?: LeadAction, more: object = {}) =>
  visitor().call(useLinkCall, { params: { token }, body: { ...(action && { action }), ...more } });

test('before it is accepted a link shows request, product, first name and place, and no more [LEAD-11]', async () => {
  const { body } = await see(lead.torgeir);
  expect(body).toMatchObject({
    standing: 'asked',
    status: 'new',
    brand: 'Maison Aubrac',
    consumer: { firstname: 'Ingrid', city: 'Oslo', lastname: null, phone: null, email: null },
    contactShown: false,
    others: 1,
    actions: ['accept', 'reject'],
  });
  expect(JSON.stringify(body)).not.toMatch(/Bjørnstad|22 55|postkasse/);
  const { body: after } = await use(lead.torgeir, 'accept');
  expect(after).toMatchObject({
    standing: 'own',
    consumer: { lastname: 'Bjørnstad', phone: '+47 22 55 01 84', email: CONSUMER },
    undoes: 'accept',
  });
});

test('a link shows town and distance before it is accepted, also where the store was chosen [LEAD-11]', async () => {
  const chosen = JSON.stringify({ placed: { why: 'chosen' } });
  const shop = await brandShop(app, client.id, { city: 'Oslo', postalCode: '0191' });
  await brandShop(app, client.id, {
    city: 'Bergen',
    postalCode: '5003',
    latitude: 60.39,
    longitude: 5.32,
  });
  await sql`update leads.leads set location_id = ${shop}, routing = ${chosen}::jsonb, city = null, zip = '5003',
    identity_country = 'NO' where id = ${lead.id}`.execute(app.database.ofClient(client.id));
  const { body } = await see(lead.torgeir);
  expect(body.town).toContain('Bergen');
  expect(body.distanceKm).toBeGreaterThan(250);
  expect(body.distanceKm).toBeLessThan(350);
  expect(body.consumer).toMatchObject({ zip: null, phone: null });
  await use(lead.millau, 'accept');
  expect((await see(lead.torgeir)).body).toMatchObject({ town: null, distanceKm: null });
});

test('a form can show contact data before acceptance, to recipients but not to observers [LEAD-11]', async () => {
  const open = await brandForm(app, client.id, {
    settings: { ...form.settings, contactShownBefore: true },
  });
  const shown = await leadWithLinks(app, { clientId: client.id, formId: open.id });
  expect((await see(shown.torgeir)).body.consumer.phone).toBe('+47 22 55 01 84');
  expect((await see(shown.reader)).body.consumer.phone).toBeNull();
});

test('an observer sees contact data once the lead is accepted, and cannot act [LEAD-09] [LEAD-11]', async () => {
  expect((await see(lead.reader)).body).toMatchObject({
    standing: 'reads',
    contactShown: false,
    actions: [],
  });
  for (const action of ['accept', 'reject', 'convert', 'lose', 'keep', 'undo'] as const)
    expect((await use(lead.reader, action)).problem.code).toBe('LEAD_NOT_YOURS');
  expect((await lead.row()).status).toBe('new');
  await use(lead.torgeir, 'accept');
  expect((await see(lead.reader)).body).toMatchObject({ contactShown: true, owner: 'Torgeir' });
});

test('the other shop sees the owner and no consumer data; its link opens again after an undo [LEAD-05] [LEAD-11]', async () => {
  await use(lead.torgeir, 'accept');
  const taken = await use(lead.millau, 'accept');
  expect(taken.problem).toMatchObject({ code: 'LEAD_TAKEN', params: { by: 'Torgeir' } });
  const { body } = await see(lead.millau);
  expect(body).toMatchObject({ standing: 'taken', owner: 'Torgeir', message: '', answers: [] });
  expect(JSON.stringify(body)).not.toMatch(/Ingrid|Bjørnstad|Oslo/);
  await use(lead.torgeir, 'undo');
  expect((await see(lead.millau)).body).toMatchObject({ standing: 'asked', status: 'new' });
});

test('without an action a link changes nothing [LEAD-12]', async () => {
  const before = await lead.row();
  expect((await use(lead.torgeir)).status).toBe(200);
  expect(await lead.row()).toEqual(before);
});

test('a recipient erased between opening the link and acting cannot act, and no data of them remains [LEAD-11]', async () => {
  const link = await openLink({ app }, { token: lead.torgeir });
  const emails = ['torgeir@shops.example'];
  await app.database
    .ofClient(client.id)
    .transaction()
    .execute((db) =>
      leadPersonalData.erase(
        { clientId: client.id, contactIds: [], refs: [], emails, phones: [], names: [] },
        { db, app },
      ),
    );
  await expect(actByLink({ app }, link, { action: 'accept' })).rejects.toMatchObject({
    code: 'LEAD_LINK_ENDED',
  });
  const row = await lead.row();
  expect([row.status, JSON.stringify(row).includes('torgeir@')]).toEqual(['new', false]);
});

test('a malformed, unknown, expired, ended or foreign token opens nothing, each with its own error [LEAD-11]', async () => {
  const other = await leadWithLinks(app, { clientId: client.id, formId: form.id });
  const spent = await lead.tokenFor('gone@shops.example', 'subscriber', daysAfter(new Date(), -31));
  const db = app.database.ofClient<LeadsTables>(client.id);
  const forwarded = await lead.tokenFor('off@shops.example', 'subscriber');
  await sql`update leads.lead_tokens set ended_at = now(), ended_why = 'forwarded'
    where recipient = 'off@shops.example'`.execute(db);
  for (const [token, code] of [
    ['x', 'LEAD_LINK_MALFORMED'],
    [`${lead.torgeir.slice(0, -1)}!`, 'LEAD_LINK_MALFORMED'],
    ['A'.repeat(43), 'LEAD_LINK_UNKNOWN'],
    [spent, 'LEAD_LINK_EXPIRED'],
    [forwarded, 'LEAD_LINK_ENDED'],
  ] as const) {
    expect((await see(token)).problem.code).toBe(code);
    expect((await use(token, 'accept')).problem.code).toBe(code);
  }
  expect((await see('A'.repeat(10_000))).status).toBe(400);
  expect(await resolveLinkToken({ app }, { token: other.torgeir, leadId: lead.id })).toBe(
    'foreign',
  );
  const foreign = await visitor().call(convertByConsumerCall, {
    params: { id: lead.id },
    body: { token: other.consumer },
  });
  expect(foreign.problem.code).toBe('LEAD_LINK_FOREIGN');
  for (const each of [lead, other]) expect((await each.row()).status).toBe('new');
});

test('a link is open for the days of its form from the latest mail on, and the brand’s end is its end [LEAD-11]', async () => {
  const short = await brandForm(app, client.id, { settings: { ...form.settings, linkDays: 2 } });
  const { torgeir, tokenFor } = await leadWithLinks(app, {
    clientId: client.id,
    formId: short.id,
  });
  const at = (days: number) =>
    resolveLinkToken({ app }, { token: torgeir }, daysAfter(new Date(), days));
  expect(await at(1.9)).toMatchObject({ recipient: 'torgeir@shops.example' });
  expect(await at(2.1)).toBe('expired');
  const again = await tokenFor('torgeir@shops.example', 'subscriber', daysAfter(new Date(), 3));
  expect(again).toBe(torgeir);
  expect(await at(4.9)).toMatchObject({ isTaken: false });
  await sql`update directory.clients set archived_at = now() where id = ${client.id}`.execute(
    app.database.acrossClients(),
  );
  expect(await at(0)).toBe('closed');
  const page = await refusedPage({ app }, 'closed', { locale: 'fr', token: torgeir });
  expect(page.status).toBe(410);
  expect(page.html).toMatchObject({
    markup: expect.stringContaining('Cette marque ne reçoit plus de demandes ici'),
  });
});

test('a recipient added again has an open link; one of a lead with another owner has a link marked as taken [LEAD-11]', async () => {
  const db = app.database.ofClient<LeadsTables>(client.id);
  await sql`update leads.lead_tokens set ended_at = now(), ended_why = 'relocated'
    where lead_id = ${lead.id} and recipient = 'millau@shops.example'`.execute(db);
  expect(await resolveLinkToken({ app }, { token: lead.millau })).toBe('ended');
  await lead.tokenFor('millau@shops.example', 'subscriber');
  expect(await resolveLinkToken({ app }, { token: lead.millau })).toMatchObject({ isTaken: false });
  await use(lead.torgeir, 'accept');
  await lead.tokenFor('millau@shops.example', 'subscriber');
  expect(await resolveLinkToken({ app }, { token: lead.millau })).toMatchObject({ isTaken: true });
});

test('a price that cannot be, and a reason of another action, are refused and change nothing [LEAD-04]', async () => {
  await use(lead.torgeir, 'accept');
  const before = await lead.row();
  for (const price of [-1, 1e300, 0.5, '12'])
    expect((await use(lead.torgeir, 'convert', { price })).status).toBe(400);
  expect((await use(lead.torgeir, 'lose', { reason: 'tooFar' })).status).toBe(400);
  expect((await use(lead.torgeir, 'lose', { reason: 'other', words: 'a\u0000b' })).status).toBe(
    400,
  );
  expect((await use(lead.torgeir, 'lose', { words: 'x'.repeat(501) })).status).toBe(400);
  expect(await lead.row()).toEqual(before);
});

test('only the owner can add a price and a note, which is appended to the brand’s note [LEAD-03]', async () => {
  const update = (token: string, body: { price?: number; words?: string }) =>
    visitor().call(updateByLinkCall, { params: { token }, body });
  for (const token of [lead.torgeir, lead.reader, lead.consumer])
    expect((await update(token, { price: 100 })).problem.code).toBe('LEAD_NOT_YOURS');
  await use(lead.torgeir, 'accept');
  await sql`update leads.leads set internal_note = 'VIP' where id = ${lead.id}`.execute(
    app.database.ofClient(client.id),
  );
  const { body } = await update(lead.torgeir, { price: 28_900, words: 'Comes on\nSaturday' });
  expect(body.price).toBe(28_900);
  expect(await lead.row()).toMatchObject({
    price: 28_900,
    price_source: 'given',
    internal_note: 'VIP\nTorgeir: Comes on\nSaturday',
  });
  expect((await update(lead.millau, { price: 1 })).problem.code).toBe('LEAD_TAKEN');
  await update(lead.torgeir, { price: 28_900 });
  expect((await lead.history()).filter(({ kind }) => kind === 'edit')).toHaveLength(1);
});

test('a consumer converts or loses by link and takes it back; a shop’s link is not theirs [LEAD-12]', async () => {
  const convert = (token: string) =>
    visitor().call(convertByConsumerCall, { params: { id: lead.id }, body: { token } });
  expect((await convert(lead.torgeir)).problem.code).toBe('LEAD_NOT_YOURS');
  expect((await convert(lead.consumer)).body).toMatchObject({
    status: 'converted',
    closedBy: { kind: 'consumer' },
  });
  const again = await visitor().call(loseByConsumerCall, {
    params: { id: lead.id },
    body: { token: lead.consumer, reason: 'noAnswer' },
  });
  expect(again.problem.code).toBe('LEAD_ALREADY_CONVERTED');
  await use(lead.consumer, 'undo');
  expect((await lead.row()).status).toBe('new');
  expect((await use(lead.consumer, 'accept')).problem.code).toBe('LEAD_NOT_YOURS');
});

test('a consumer can report only once that a lead was handled, and its owner remains [LEAD-12]', async () => {
  await use(lead.torgeir, 'accept');
  await use(lead.consumer, 'accept', { handled: true });
  const { body } = await use(lead.consumer, 'accept', { handled: true });
  expect(body).toMatchObject({ status: 'accepted', handled: { kind: 'consumer' } });
  expect((await lead.row()).owner?.name).toBe('Torgeir');
  // The owner is expected to report the outcome.
  const owner = await see(lead.torgeir);
  expect(owner.body).toMatchObject({ standing: 'own', handled: { kind: 'consumer' } });
  expect(owner.body.actions).toEqual(expect.arrayContaining(['convert', 'lose']));
  const marks = (await lead.history()).filter(({ detail }) => Reflect.get(detail, 'handled'));
  expect(marks).toHaveLength(1);
});

test('a token is nowhere in the log [LEAD-11]', async () => {
  await see(lead.torgeir);
  await see(`${lead.torgeir}x`);
  await use(lead.torgeir, 'accept');
  await suite.server.inject({ url: `/protected/lead/${lead.id}?token=${lead.torgeir}` });
  expect(suite.logged.join('\n')).not.toContain(lead.torgeir);
});

test('erasing a consumer takes their link with them [LEAD-12]', async () => {
  const nothing = { contactIds: [], refs: [], phones: [], names: [] };
  const person = { clientId: client.id, emails: [CONSUMER], ...nothing };
  await app.database
    .ofClient(client.id)
    .transaction()
    .execute((tx) => leadPersonalData.erase(person, { db: tx, app }));
  expect((await see(lead.consumer)).problem.code).toBe('LEAD_LINK_UNKNOWN');
  expect((await see(lead.torgeir)).body.consumer.firstname).toBeNull();
});

test('a recipient who accepts while the lead is forwarded gets an ended link and no lead [LEAD-07] [LEAD-05]', async () => {
  const db = app.database.ofClient<LeadsTables>(client.id);
  const by = { kind: 'brand', name: 'Solveig', email: null, userId: null } as const;
  const given = { email: 'per@shops.example', notify: false, by };
  const pressed = await db.transaction().execute(async (tx) => {
    await forwardLead({ db: tx, app }, { clientId: client.id, id: lead.id }, given);
    const press = use(lead.millau, 'accept');
    await expect.poll(() => lockWaiters(tx)).toHaveLength(1);
    return { press };
  });
  expect((await pressed.press).problem.code).toBe('LEAD_LINK_ENDED');
  expect(await lead.row()).toMatchObject({ status: 'new', owner: null });
});

test('a recipient who accepts while another shop undoes its acceptance becomes the owner [LEAD-05] [LEAD-11]', async () => {
  await use(lead.torgeir, 'accept');
  const owner = await openLink({ app }, { token: lead.torgeir });
  const db = app.database.ofClient<LeadsTables>(client.id);
  const accepted = await db.transaction().execute(async (tx) => {
    const by = findLinkActor((await readLinkedLead({ db: tx, app }, owner)).lead, owner);
    await actOnLead(
      { db: tx, app },
      { clientId: client.id, id: lead.id },
      { action: 'undo', by: { ...by, kind: 'recipient' } },
    );
    const press = use(lead.millau, 'accept');
    await expect.poll(() => lockWaiters(tx)).toHaveLength(1);
    return { press };
  });
  expect((await accepted.press).body).toMatchObject({
    standing: 'own',
    consumer: { lastname: 'Bjørnstad' },
  });
});

test('a recipient who has not accepted never sees the last name, even if the consumer ended or handled the lead [LEAD-11]', async () => {
  await use(lead.consumer, 'accept', { handled: true });
  await use(lead.consumer, 'convert');
  const { body } = await see(lead.millau);
  expect(body).toMatchObject({ handled: { name: 'Ingrid' }, closedBy: { name: 'Ingrid' } });
  const refused = await use(lead.millau, 'accept');
  expect(JSON.stringify([body, refused.problem])).not.toContain('Bjørnstad');
});

test('an answer to a removed field is shown only after acceptance [LEAD-11]', async () => {
  const typed = { name: 'Family name', type: 'text', options: [], multiple: false };
  const answers = [{ ...typed, slug: 'family', value: 'Bjørnstad' }];
  lead = await leadWithLinks(app, { clientId: client.id, formId: form.id }, { answers });
  expect(JSON.stringify((await see(lead.torgeir)).body)).not.toContain('Bjørnstad');
  const { body } = await use(lead.torgeir, 'accept');
  expect(body.answers).toEqual([{ name: 'Family name', value: 'Bjørnstad' }]);
});

test('a price that the owner sets after the sale remains when the sale is undone', async () => {
  await use(lead.torgeir, 'accept');
  await use(lead.torgeir, 'convert', { price: 100 });
  await visitor().call(updateByLinkCall, { params: { token: lead.torgeir }, body: { price: 900 } });
  await use(lead.torgeir, 'undo');
  expect(await lead.row()).toMatchObject({ status: 'accepted', price: 900, price_source: 'given' });
});

test('accepting while a mail about the lead is rendered does not cause a deadlock [LEAD-05]', async () => {
  const db = app.database.ofClient<LeadsTables>(client.id);
  const which = { clientId: client.id, leadId: lead.id };
  const write = (tx: typeof db, email: string) =>
    linkToLead({ db: tx, app }, which, { email, part: 'subscriber' });
  let pressed: ReturnType<typeof use> | undefined;
  await db.transaction().execute(async (tx) => {
    await write(tx, 'millau@shops.example');
    pressed = use(lead.torgeir, 'accept');
    // The lead exists and waits for the link that the mail renews.
    await expect.poll(() => lockWaiters(tx)).toHaveLength(1);
    await write(tx, 'a-new-one@shops.example');
  });
  expect((await pressed)?.status).toBe(200);
});
