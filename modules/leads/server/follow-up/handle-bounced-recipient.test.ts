import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { brandForm } from '#modules/forms/server/testing/brand-form.ts';
import type { LeadActor } from '#modules/leads/contract/leads/lead-machine.ts';
import type { MailOutcome } from '#platform/server/mail/mail-template.ts';
import { lockWaiters } from '#platform/testing/database/own-activity.ts';
import { eventsAreDelivered, jobsAreDone } from '#platform/testing/jobs-are-done.ts';
import { mailsTo } from '#platform/testing/mails-to.ts';
import { testApp } from '#platform/testing/test-app.ts';
import { actOnLead } from '../leads/act-on-lead.ts';
import { formMails } from '../mails/form-mail.ts';
import { bouncedRecipientTask } from '../mails/note-mail.ts';
import type { LeadsTables } from '../tables.ts';
import { brandLead } from '../testing/brand-lead.ts';
import { handleBouncedRecipient } from './handle-bounced-recipient.ts';

const suite = await testApp();
const { app } = suite;
const HARD: MailOutcome = { status: 'failed', reason: 'UserUnknown', isHard: true };
let client = await suite.people.client();
let admin = await suite.people.user({ at: [{ client, role: 'brand_admin' }] });
let id = '';
let tag = 0;

const emailFor = (name: string) => `${name}-${tag}@bounced.example`;
const makeRecipient = (name: string) => ({
  email: emailFor(name),
  name,
  userId: null,
  locale: 'en' as const,
});

beforeEach(async () => {
  tag += 1;
  client = await suite.people.client();
  admin = await suite.people.user({ at: [{ client, role: 'brand_admin' }] });
  const form = await brandForm(app, client.id);
  id = await brandLead(
    app,
    { clientId: client.id, formId: form.id },
    { subscribers: [makeRecipient('a'), makeRecipient('b')], email: emailFor('consumer') },
  );
  await eventsAreDelivered(app);
});
async function bounce(email: string, outcome: MailOutcome = HARD) {
  const { rows } = await sql<{ key: string }>`
    select detail ->> 'key' as key from leads.lead_history
    where lead_id = ${id} and kind = 'mail' and detail ->> 'to' = ${email} order by id desc limit 1`.execute(
    app.database.acrossClients(),
  );
  await app.database
    .acrossClients()
    .transaction()
    .execute(
      async (db) =>
        await formMails.newLead.settled?.({ about: rows[0]?.key ?? '', outcome, db, app }),
    );
  await jobsAreDone(app, bouncedRecipientTask.name);
}
const subscribers = async () => {
  const lead = await app.database
    .ofClient<LeadsTables>(client.id)
    .selectFrom('leads.leads')
    .select('subscribers')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return lead.subscribers;
};
const readSubscriberEmails = async () => (await subscribers()).map(({ email }) => email);
const names = async () => (await subscribers()).map(({ name }) => name);
const off = async () => {
  const { rows } = await sql<{ email: string; reason: string }>`
    select detail ->> 'email' as email, detail ->> 'reason' as reason from leads.lead_history
    where lead_id = ${id} and kind = 'unassign' order by id`.execute(app.database.acrossClients());
  return rows;
};
const bells = async () => {
  const { rows } = await sql<{ body: string }>`
    select body ->> 'key' as body from platform.notifications
    where client_id = ${client.id} and kind = 'mail-bounced' order by id`.execute(
    app.database.acrossClients(),
  );
  return rows.map(({ body }) => body);
};

test('a shop with bouncing mails is removed, the other recipients remain, and the brand is notified once [LEAD-09] [NAV-09]', async () => {
  await bounce(emailFor('a'));
  await bounce(emailFor('a'));
  expect(await readSubscriberEmails()).toEqual([emailFor('b')]);
  expect(await off()).toEqual([{ email: emailFor('a'), reason: 'UserUnknown' }]);
  expect(await bells()).toEqual(['leads:clock.bounced.toOthers']);
  expect(await mailsTo(app, emailFor('b'))).toHaveLength(1);
});

test('without another recipient the brand’s admins are notified, and an admin with bouncing mails is not notified again [LEAD-09]', async () => {
  await bounce(emailFor('a'));
  await bounce(emailFor('b'));
  expect(await readSubscriberEmails()).toEqual([admin.email]);
  expect(await names()).toEqual(['Test Person']);
  expect(await mailsTo(app, admin.email)).toHaveLength(1);
  await bounce(admin.email);
  expect(await readSubscriberEmails()).toEqual([]);
  expect((await bells()).at(-1)).toBe('leads:clock.bounced.toNobody');
});

test('a mail that may pass later, or one to the consumer, moves nothing [LEAD-09]', async () => {
  await bounce(emailFor('a'), { status: 'failed', reason: 'QuotaExceeded', isHard: false });
  await bounce(emailFor('consumer'));
  expect(await readSubscriberEmails()).toEqual([emailFor('a'), emailFor('b')]);
  expect(await bells()).toEqual([]);
});

test('other modules hear of a mail to the consumer that bounced for good or was called spam [PH-18]', async () => {
  await bounce(emailFor('consumer'), { status: 'failed', reason: 'QuotaExceeded', isHard: false });
  await bounce(emailFor('consumer'));
  await bounce(emailFor('consumer'), { status: 'spam', reason: 'SpamReporter' });
  await bounce(emailFor('a'), { status: 'spam', reason: 'SpamReporter' });
  const { rows } = await sql<{ payload: object }>`
    select payload from platform.events
    where client_id = ${client.id} and type = 'lead.mail-failed' order by id`.execute(
    app.database.acrossClients(),
  );
  expect(rows.map(({ payload }) => payload)).toMatchObject([
    { leadId: id, address: emailFor('consumer'), reason: 'bounced' },
    { leadId: id, address: emailFor('consumer'), reason: 'complained' },
  ]);
  expect(await readSubscriberEmails()).toEqual([emailFor('a'), emailFor('b')]);
});

test('an owner with bouncing mails remains the owner, and the brand is notified [LEAD-09]', async () => {
  const by: LeadActor = { kind: 'recipient', name: 'a', email: emailFor('a'), userId: null };
  await app.database
    .ofClient<LeadsTables>(client.id)
    .transaction()
    .execute((tx) =>
      actOnLead({ db: tx, app }, { clientId: client.id, id }, { action: 'accept', by }),
    );
  await bounce(emailFor('a'));
  expect(await readSubscriberEmails()).toEqual([emailFor('a'), emailFor('b')]);
  expect(await bells()).toEqual(['leads:clock.bounced.toOwner']);
});

test('if two recipients with bouncing mails are removed simultaneously, the brand’s admins become recipients [LEAD-09]', async () => {
  const db = app.database.ofClient<LeadsTables>(client.id);
  const leave = (name: string) => (tx: typeof db) =>
    handleBouncedRecipient(
      { db: tx, app },
      { clientId: client.id, id },
      { email: emailFor(name), reason: 'UserUnknown' },
    );
  const { second } = await db.transaction().execute(async (tx) => {
    await leave('a')(tx);
    const waiting = db.transaction().execute(leave('b'));
    await expect.poll(() => lockWaiters(tx)).toHaveLength(1);
    return { second: { waiting } };
  });
  await second.waiting;
  expect(await readSubscriberEmails()).toEqual([admin.email]);
});
