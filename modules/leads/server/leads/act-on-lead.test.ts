import { beforeEach, expect, test } from 'vitest';
import { brandForm } from '#modules/forms/server/testing/brand-form.ts';
import {
  daysAfter,
  type LeadActor,
  SUITE_ACTOR,
} from '#modules/leads/contract/leads/lead-machine.ts';
import { testApp } from '#platform/testing/test-app.ts';
import type { LeadsTables } from '../tables.ts';
import { brandLead } from '../testing/brand-lead.ts';
import { actOnLead } from './act-on-lead.ts';
import type { GivenAction } from './compute-action-changes.ts';

const suite = await testApp({ work: false });
const { app } = suite;
let client = await suite.people.client();
let id = '';

const shop = (name: string): LeadActor => ({
  kind: 'recipient',
  name,
  email: `${name.toLowerCase()}@shops.example`,
  userId: null,
});
const BJORVIKA = shop('Bjorvika');
const MILLAU = shop('Millau');
const BRAND: LeadActor = { kind: 'brand', name: 'Solveig', email: 's@b.example', userId: null };
const CONSUMER: LeadActor = { kind: 'consumer', name: '', email: null, userId: null };

beforeEach(async () => {
  client = await suite.people.client();
  const form = await brandForm(app, client.id);
  const toRecipient = ({ email, name }: LeadActor) => ({
    email: email ?? '',
    name,
    userId: null,
    locale: 'en' as const,
  });
  const subscribers = [toRecipient(BJORVIKA), toRecipient(MILLAU)];
  id = await brandLead(app, { clientId: client.id, formId: form.id }, { subscribers });
});

const act = (by: LeadActor, action: GivenAction['action'], more: Partial<GivenAction> = {}) =>
  app.database
    .ofClient<LeadsTables>(client.id)
    .transaction()
    .execute((tx) =>
      actOnLead({ db: tx, app }, { clientId: client.id, id }, { action, by, ...more }, moment),
    );
let moment = new Date();
const lead = () =>
  app.database
    .ofClient<LeadsTables>(client.id)
    .selectFrom('leads.leads')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
const history = async () =>
  (
    await app.database
      .ofClient<LeadsTables>(client.id)
      .selectFrom('leads.lead_history')
      .select(['kind', 'detail'])
      .where('lead_id', '=', id)
      .orderBy('id')
      .execute()
  ).map(({ kind }) => kind);

beforeEach(() => {
  moment = new Date();
});

test('accepting makes the recipient the owner and restarts the idle days [LEAD-04]', async () => {
  await act(BJORVIKA, 'accept');
  const { status, owner, accepted_at, closes_at } = await lead();
  expect([status, owner?.name, accepted_at]).toEqual(['accepted', 'Bjorvika', moment]);
  expect(closes_at).toEqual(daysAfter(moment, 21));
  expect(await history()).toEqual(['status', 'assign']);
});

test('only one of fifty simultaneous acceptances succeeds, and the others get the owner’s name [LEAD-05]', async () => {
  const ends = await Promise.allSettled(
    Array.from({ length: 50 }, (_, index) => act(shop(`Shop${index}`), 'accept')),
  );
  const won = ends.filter(({ status }) => status === 'fulfilled');
  expect(won).toHaveLength(1);
  const { owner } = await lead();
  for (const end of ends)
    if (end.status === 'rejected')
      expect(end.reason).toMatchObject({ code: 'LEAD_TAKEN', params: { by: owner?.name } });
  expect(await history()).toEqual(['status', 'assign']);
});

test('giving a lead back removes the recipient, and the others can accept it [LEAD-04]', async () => {
  await act(BJORVIKA, 'accept');
  await act(BJORVIKA, 'reject', { reason: 'notAvailable' });
  const { status, owner, subscribers, rejected } = await lead();
  expect([status, owner, subscribers.map(({ name }) => name)]).toEqual(['new', null, ['Millau']]);
  expect(rejected).toMatchObject([{ name: 'Bjorvika', reason: 'notAvailable' }]);
  await expect(act(BJORVIKA, 'accept')).rejects.toMatchObject({ code: 'LEAD_ALREADY_REJECTED' });
  await act(MILLAU, 'accept');
  expect((await lead()).owner?.name).toBe('Millau');
});

test('the last action is undone completely by its actor, and by no other [LEAD-04]', async () => {
  await act(BJORVIKA, 'accept');
  await act(BJORVIKA, 'convert', { price: 24_900 });
  await expect(act(MILLAU, 'undo')).rejects.toMatchObject({ code: 'LEAD_TAKEN' });
  await expect(act(BRAND, 'undo')).rejects.toMatchObject({ code: 'LEAD_NOTHING_TO_UNDO' });
  await act(BJORVIKA, 'undo');
  expect(await lead()).toMatchObject({ status: 'accepted', price: null, converted_at: null });
  await expect(act(BJORVIKA, 'undo')).rejects.toMatchObject({ code: 'LEAD_NOTHING_TO_UNDO' });
});

test('three days later nothing is taken back [LEAD-04]', async () => {
  await act(BJORVIKA, 'accept');
  moment = daysAfter(moment, 3);
  await expect(act(BJORVIKA, 'undo')).rejects.toMatchObject({ code: 'LEAD_NOTHING_TO_UNDO' });
});

test('a recipient who rejected by mistake can undo it [LEAD-04]', async () => {
  await act(MILLAU, 'reject');
  await act(MILLAU, 'undo');
  const { subscribers, rejected } = await lead();
  expect([subscribers.length, rejected]).toEqual([2, []]);
});

test('undoing a rejection adds the recipient to the current ones and restores no other recipient [LEAD-04]', async () => {
  await act(MILLAU, 'reject');
  // The other address was unreachable, and the brand's admin became recipient instead.
  const admin = { email: 'admin@b.example', name: 'Ada', userId: null, locale: 'en' };
  await app.database
    .ofClient<LeadsTables>(client.id)
    .updateTable('leads.leads')
    .set({ subscribers: JSON.stringify([admin]) })
    .where('id', '=', id)
    .execute();
  await act(MILLAU, 'undo');
  const { subscribers, rejected } = await lead();
  expect([subscribers.map(({ name }) => name), rejected]).toEqual([['Ada', 'Millau'], []]);
});

test('the brand can undo an automatic loss [LEAD-06]', async () => {
  await act(SUITE_ACTOR, 'lose', { reason: 'idle' });
  expect(await lead()).toMatchObject({ status: 'lost', lost_reason: 'idle', closes_at: null });
  await act(BRAND, 'undo');
  const { status, closes_at } = await lead();
  expect([status, closes_at]).toEqual(['new', expect.any(Date)]);
});

test('a consumer can convert an accepted lead, and the shop then cannot convert it again [LEAD-12]', async () => {
  await act(BJORVIKA, 'accept');
  await act(CONSUMER, 'convert');
  const { status, closed_by } = await lead();
  expect([status, closed_by?.kind]).toEqual(['converted', 'consumer']);
  await expect(act(BJORVIKA, 'convert')).rejects.toMatchObject({ code: 'LEAD_ALREADY_CONVERTED' });
});

test('keeping it gives seven more days, twice [LEAD-06]', async () => {
  await act(BJORVIKA, 'accept');
  moment = daysAfter(moment, 20);
  await act(BJORVIKA, 'keep');
  expect((await lead()).closes_at).toEqual(daysAfter(moment, 7));
  await expect(act(BJORVIKA, 'keep')).rejects.toMatchObject({ code: 'LEAD_KEPT_ALREADY' });
  expect((await lead()).keeps).toBe(1);
  moment = daysAfter(moment, 1);
  await act(BJORVIKA, 'keep');
  await expect(act(BJORVIKA, 'keep')).rejects.toMatchObject({ code: 'LEAD_KEPT_ENOUGH' });
});
