import { sql } from 'kysely';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { brandForm } from '#modules/forms/server/testing/brand-form.ts';
import type { LeadAction } from '#modules/leads/contract/leads/lead-machine.ts';
import { cancelMailsCall } from '#modules/super-admin/contract/outbox.ts';
import { deliverMail } from '#platform/server/mail/deliver-mail.ts';
import { startTestSmtp } from '#platform/testing/smtp/test-smtp.ts';
import { testApp } from '#platform/testing/test-app.ts';
import { actOnLead } from '../leads/act-on-lead.ts';
import { deleteLead } from '../leads/change-lead.ts';
import { notifyNewRecipients } from '../leads/hand-over.ts';
import { renotifyAfterUndo } from '../notifications/renotify-subscribers.ts';
import type { LeadsTables } from '../tables.ts';
import { brandLead } from '../testing/brand-lead.ts';
import { setLead } from '../testing/set-lead.ts';
import { remindClient } from './remind-client.ts';

const smtp = await startTestSmtp();
afterAll(() => smtp.close());
const suite = await testApp({ work: false, environment: { SMTP_URL: smtp.url } });
const { app } = suite;
const BORN = new Date('2026-03-02T09:30:00Z');
const MORNING = new Date('2026-03-03T09:00:00Z');
let client = await suite.people.client();
let form = await brandForm(app, client.id);
let tag = 0;

beforeEach(async () => {
  tag += 1;
  smtp.mails.length = 0;
  client = await suite.people.client({ timeZone: 'Europe/Oslo' });
  form = await brandForm(app, client.id);
});
const emailFor = (name: string) => `${name}-${tag}@waits.example`;
const makeRecipient = (name: string) => ({
  email: emailFor(name),
  name,
  userId: null,
  locale: 'en' as const,
});
const made = (sku: string) =>
  brandLead(
    app,
    { clientId: client.id, formId: form.id },
    { subscribers: [makeRecipient('a'), makeRecipient('b')], at: BORN, skus: [sku] },
  );
const inTransaction = <Result>(work: (db: never) => Promise<Result>) =>
  app.database
    .ofClient<LeadsTables>(client.id)
    .transaction()
    .execute((tx) => work(tx as never));
const act = (id: string, name: string, action: LeadAction) =>
  inTransaction((db) =>
    actOnLead(
      { db, app },
      { clientId: client.id, id },
      { action, by: { kind: 'recipient', name, email: emailFor(name), userId: null } },
    ),
  );
const rowOf = (id: string) =>
  app.database
    .ofClient<LeadsTables>(client.id)
    .selectFrom('leads.leads')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
/** Sends all queued mails and returns the delivered ones by recipient. */
async function leave() {
  const { rows } = await sql<{ id: string }>`
    select id from platform.outbox where client_id = ${client.id} and status = 'queued' order by id`.execute(
    app.database.acrossClients(),
  );
  const { signal } = new AbortController();
  for (const { id } of rows)
    await deliverMail(app, { clientId: client.id, mailId: id }, { mostAttempts: 3, signal });
  return (name: string) => smtp.mails.filter(({ to }) => to.includes(emailFor(name)));
}

test('a queued reminder is not sent for a lead that was deleted or accepted by another recipient meanwhile [LEAD-06]', async () => {
  const [gone, taken] = [await made('GONE'), await made('TAKEN')];
  await remindClient({ app }, client.id, { at: MORNING });
  await inTransaction((db) => deleteLead({ db, app }, { clientId: client.id, id: gone }));
  await act(taken, 'a', 'accept');
  const arrived = await leave();
  expect(arrived('b')).toEqual([]);
  // The current owner is reminded of this lead only, in its current state.
  expect(arrived('a').map(({ text }) => text)).toEqual([expect.stringContaining('TAKEN')]);
  expect(arrived('a')[0]?.text).toContain('Accepted by you');
  expect(arrived('a')[0]?.text).not.toContain('GONE');
});

test('a reminder leaves with an address for the mail program’s own button, and not once its reader wants none [LEAD-06]', async () => {
  await made('CR-26');
  await remindClient({ app }, client.id, { at: MORNING });
  await sql`update leads.reminder_choices set frequency = 'none'
    where client_id = ${client.id} and recipient = ${emailFor('b')}`.execute(
    app.database.acrossClients(),
  );
  const arrived = await leave();
  expect(arrived('b')).toEqual([]);
  const [mail] = arrived('a');
  const address = /http:\/\/suite\.test\/public\/reminders\?token=[\w-]{43}/;
  expect(mail?.headers['list-unsubscribe']?.replaceAll(/\s/g, '')).toMatch(
    new RegExp(`^<${address.source}>$`),
  );
  expect(mail?.headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
  expect(mail?.text).toMatch(new RegExp(`Fewer reminders, or none:\\s+${address.source}`));
  expect(mail?.html).toMatch(address);
});

test('the queued mail of a new lead is not sent to recipients who can no longer answer it [LEAD-09]', async () => {
  const id = await made('CR-26');
  const lead = await rowOf(id);
  const { subscribers } = lead;
  await inTransaction((db) =>
    notifyNewRecipients(
      { db, app },
      lead,
      { subscribers, observers: [makeRecipient('reader')] },
      'test',
    ),
  );
  await act(id, 'a', 'accept');
  const arrived = await leave();
  expect(arrived('a')).toHaveLength(1);
  expect(arrived('b')).toEqual([]);
  // They were never allowed to read it.
  expect(arrived('reader')).toEqual([]);
});

const states = async (id: string) => {
  const { rows } = await sql<{ to: string; state: string }>`
    select detail ->> 'to' as to, detail ->> 'state' as state from leads.lead_history
    where lead_id = ${id} and kind = 'mail' order by id`.execute(app.database.acrossClients());
  return rows.map(({ to, state }) => [to, state]);
};

test('a cancelled mail is no longer shown as waiting in the history, whether cancelled by an admin or automatically [LEAD-08] [SUP-05]', async () => {
  const id = await made('CR-26');
  await remindClient({ app }, client.id, { at: MORNING });
  const toA = { filter: { q: emailFor('a'), view: 'queued' as const } };
  const admin = await suite.visitor().as(await suite.people.user({ superAdmin: true }));
  const { body } = await admin.call(cancelMailsCall, { body: { which: toA } });
  expect(body).toEqual({ cancelled: 1 });
  expect(await states(id)).toEqual([
    [emailFor('a'), 'cancelled'],
    [emailFor('b'), 'waiting'],
  ]);
  await act(id, 'a', 'accept');
  await leave();
  expect(await states(id)).toEqual([
    [emailFor('a'), 'cancelled'],
    [emailFor('b'), 'cancelled'],
  ]);
});

test('a recipient whose first mail was cancelled because the lead ended is notified when that is undone [LEAD-04] [LEAD-09]', async () => {
  const id = await made('CR-26');
  await setLead(app, { clientId: client.id, id }, { created_at: new Date() });
  const lead = await rowOf(id);
  await inTransaction((db) =>
    notifyNewRecipients(
      { db, app },
      lead,
      { subscribers: [makeRecipient('a')], observers: [] },
      'test',
    ),
  );
  const by = { kind: 'brand', name: '', email: 'brand@brand.example', userId: null } as const;
  const brand = (action: LeadAction) =>
    inTransaction((db) =>
      actOnLead({ db, app }, { clientId: client.id, id }, { action, by, reason: 'other' }),
    );
  await brand('lose');
  expect((await leave())('a')).toEqual([]);
  await brand('undo');
  const payload = { leadId: id, formId: form.id, at: new Date().toISOString(), undone: 'lose' };
  const handlerInput = { event: { clientId: client.id, payload }, app };
  await inTransaction((db) => renotifyAfterUndo.handle({ ...handlerInput, db } as never));
  const arrived = await leave();
  expect([arrived('a').length, arrived('b').length]).toEqual([1, 0]);
});
