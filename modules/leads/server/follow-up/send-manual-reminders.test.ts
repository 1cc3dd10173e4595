import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { brandForm } from '#modules/forms/server/testing/brand-form.ts';
import { brandWithForm } from '#modules/forms/server/testing/brand-with-form.ts';
import {
  countRemindersCall,
  sendRemindersCall,
} from '#modules/leads/contract/leads/remind-calls.ts';
import { listJobs } from '#platform/contract/jobs.ts';
import { until } from '#platform/server/jobs/testing/until.ts';
import { mailsTo } from '#platform/testing/mails-to.ts';
import { testApp } from '#platform/testing/test-app.ts';
import { actOnLead } from '../leads/act-on-lead.ts';
import type { LeadsTables } from '../tables.ts';
import { brandLead } from '../testing/brand-lead.ts';
import { setLead } from '../testing/set-lead.ts';

const suite = await testApp();
const { app } = suite;
const HOUR_MS = 3_600_000;
let { client, admin, formId } = await brandWithForm(suite);
let tag = 0;

beforeEach(async () => {
  tag += 1;
  ({ client, admin, formId } = await brandWithForm(suite));
});
const emailFor = (name: string) => `${name}-${tag}@by-hand.example`;
async function lead(names: readonly string[], hours: number): Promise<string> {
  const subscribers = names.map((name) => ({
    email: emailFor(name),
    name,
    userId: null,
    locale: 'en' as const,
  }));
  const id = await brandLead(app, { clientId: client.id, formId }, { subscribers });
  const closes_at = new Date(Date.now() + hours * HOUR_MS);
  await setLead(app, { clientId: client.id, id }, { closes_at });
  return id;
}
const params = () => ({ clientId: client.id });
const count = async (query = {}) =>
  (await admin.call(countRemindersCall, { params: params(), query })).body.recipients;
async function send(which: { leadId?: string } = {}): Promise<void> {
  const { body } = await admin.call(sendRemindersCall, { params: params(), body: which });
  await until(async () => {
    const jobs = await admin.call(listJobs, { query: params() });
    return jobs.body.items.find(({ id, state }) => id === body.jobId && state === 'done');
  });
}
/** Counts reminders only, not notifications of new leads. */
const got = async (name: string) =>
  (await mailsTo(app, emailFor(name))).filter(({ text }) => text.includes('not answered')).length;

test('recipients of leads that are lost within two days are reminded manually, at most once a day [LEAD-06] [LEAD-08]', async () => {
  const soon = await lead(['a', 'b'], 30);
  await lead(['a'], 40);
  await lead(['c'], 72);
  expect(await count()).toBe(2);
  await send();
  expect([await got('a'), await got('b'), await got('c')]).toEqual([1, 1, 0]);
  const { rows } = await sql<{ to: string }>`
    select detail ->> 'to' as to from leads.lead_history
    where client_id = ${client.id} and lead_id = ${soon} and kind = 'mail'
      and detail ->> 'mail' = 'followUp' order by 1`.execute(app.database.ofClient(client.id));
  expect(rows).toEqual([{ to: emailFor('a') }, { to: emailFor('b') }]);
  expect(await count()).toBe(0);
  await lead(['a', 'd'], 20);
  expect(await count()).toBe(1);
  await send();
  expect([await got('a'), await got('d')]).toEqual([1, 1]);
});

test('nobody is reminded of a lead that was accepted before [LEAD-06]', async () => {
  const answered = await lead(['a'], 20);
  await lead(['b'], 20);
  expect(await count()).toBe(2);
  const by = { kind: 'recipient', name: 'a', email: emailFor('a'), userId: null } as const;
  await app.database
    .ofClient<LeadsTables>(client.id)
    .transaction()
    .execute((db) =>
      actOnLead(
        { db, app },
        { clientId: client.id, id: answered },
        { action: 'accept', by },
        new Date(),
      ),
    );
  expect(await count()).toBe(1);
  await send();
  expect([await got('a'), await got('b')]).toEqual([0, 1]);
});

test('leads of another form are not counted for reminders, and an admin of another brand cannot send any [LEAD-06]', async () => {
  await lead(['a'], 20);
  const other = await brandForm(app, client.id);
  expect(await count({ formId: other.id })).toBe(0);
  expect(await count({ formId })).toBe(1);
  const stranger = await suite.adminOf(await suite.people.client());
  const refused = await stranger.call(sendRemindersCall, { params: params(), body: {} });
  expect(refused.status).toBe(403);
  expect(await got('a')).toBe(0);
});

test('the recipient of one open lead is reminded of it alone, however long it has left [LEAD-06]', async () => {
  const chosen = await lead(['a'], 18 * 24);
  await lead(['a', 'b'], 20);
  expect(await count({ leadId: chosen })).toBe(1);
  await send({ leadId: chosen });
  expect([await got('a'), await got('b')]).toEqual([1, 0]);
  const { rows } = await sql<{ lead_id: string }>`
    select lead_id from leads.lead_history
    where client_id = ${client.id} and kind = 'mail' and detail ->> 'mail' = 'followUp'`.execute(
    app.database.ofClient(client.id),
  );
  expect(rows).toEqual([{ lead_id: chosen }]);
  expect(await count({ leadId: chosen })).toBe(0);
});
