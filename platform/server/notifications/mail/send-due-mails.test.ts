import { sql } from 'kysely';
import { expect, test } from 'vitest';
import {
  changeNotificationSetting,
  type MailingChoice,
} from '#platform/contract/notifications/notification-settings.ts';
import { type NotificationKind, SUITE_CLIENT_ID } from '#platform/contract/notifications.ts';
import { mailsTo } from '#platform/testing/mails-to.ts';
import type { TestClient } from '#platform/testing/people.ts';
import { testApp } from '#platform/testing/test-app.ts';
import { notificationsMail, readMailingKey } from './notifications.mail.ts';
import { checkNotificationMail } from './send-due-mails.job.ts';
import { MAILS_PER_HOUR, sendDueMails } from './send-due-mails.ts';

const suite = await testApp({ work: false });
const { app } = suite;
const across = app.database.acrossClients();
const MINUTE = 60_000;

/** A brand admin in Paris who wants new leads by email. */
async function reader(mailing: MailingChoice = 'immediately', locale: 'en' | 'de' = 'en') {
  const client = await suite.people.client({ timeZone: 'Europe/Paris' });
  const user = await suite.people.user({ locale, at: [{ client, role: 'brand_admin' }] });
  const browser = await suite.visitor().as(user);
  const choose = (kind: NotificationKind, wanted: MailingChoice) =>
    browser.call(changeNotificationSetting, {
      params: { kind },
      body: { bell: true, mailing: wanted },
    });
  await choose('lead-new', mailing);
  return { client, user, choose, mails: () => mailsTo(app, user.email) };
}
type Reader = Awaited<ReturnType<typeof reader>>;

async function notify({ client, user }: Reader, at: Date, key?: string): Promise<void> {
  await app.notifications.notify(app.database.ofClient(client.id), {
    clientId: client.id,
    userIds: [user.id],
    kind: 'lead-new',
    title: { key: 'leads:intake.bell.lead', params: {} },
    body: { key: 'leads:intake.bell.about', params: { about: { en: 'Pot', de: 'Topf' } } },
    actions: [
      { label: { key: 'leads:intake.bell.open', params: {} }, path: '/platform/leads?lead=7' },
    ],
    ...(key && { dedupeKey: key }),
  });
  await sql`update platform.notifications set created_at = ${at}
    where user_id = ${user.id} and created_at > ${new Date(Date.now() - MINUTE * 5)}`.execute(
    across,
  );
}

/** The email as stored in the outbox, for the check before each attempt. */
async function outboxMail({ user }: Reader) {
  const { rows } = await sql<{ about: string; clientId: string }>`
    select idempotency_key as about, client_id as "clientId" from platform.outbox
    where recipient = ${user.email} order by id`.execute(across);
  const [mail] = rows;
  if (!mail) throw new Error('no email');
  return mail;
}
async function checked(own: Reader) {
  const mail = await outboxMail(own);
  return checkNotificationMail.check({ ...mail, to: own.user.email, locale: 'en', app });
}

const NOON = new Date('2026-03-10T11:00:00Z');
const later = (minutes: number) => new Date(NOON.getTime() + minutes * MINUTE);

test('a notification is sent once by email, in the reader’s language, with its link and a way to stop [BEY-06]', async () => {
  const own = await reader('immediately', 'de');
  await notify(own, NOON);
  await Promise.all([sendDueMails({ app }, later(1)), sendDueMails({ app }, later(1))]);
  await sendDueMails({ app }, later(2));
  const [mail, ...more] = await own.mails();
  expect(more).toEqual([]);
  expect(mail?.subject).toContain(own.client.name);
  expect(mail?.text).toContain('Topf');
  expect(mail?.text).toContain(`/clients/${own.client.id}/platform/leads?lead=7`);
  expect(mail?.text).toContain(`/clients/${own.client.id}/profile/notifications`);
  expect(mail?.unsubscribe).toContain('/public/notification-emails?token=');
});

test('many notifications make one email that counts them, and an hour has a limit of emails [BEY-06]', async () => {
  const own = await reader();
  for (let at = 0; at < 25; at += 1) await notify(own, NOON);
  await sendDueMails({ app }, later(1));
  const [mail] = await own.mails();
  expect(mail?.subject).toContain('25');
  expect(mail?.text).toContain('5 more');
  for (let minute = 2; minute < 2 + MAILS_PER_HOUR + 3; minute += 1) {
    await notify(own, later(minute));
    await sendDueMails({ app }, later(minute));
  }
  expect(await own.mails()).toHaveLength(MAILS_PER_HOUR);
  await sendDueMails({ app }, later(62));
  const last = (await own.mails()).at(-1);
  expect(await own.mails()).toHaveLength(MAILS_PER_HOUR + 1);
  expect(last?.subject).toContain('4 notifications');
});

test('the daily summary leaves at seven in the brand’s time zone, with what came before [BEY-06]', async () => {
  const own = await reader('daily');
  const at = (time: string) => new Date(`2026-03-${time}:00Z`);
  await notify(own, at('10T20:00'));
  await notify(own, at('11T05:00'));
  await sendDueMails({ app }, at('11T05:59'));
  expect(await own.mails()).toEqual([]);
  await notify(own, at('11T06:00'));
  await sendDueMails({ app }, at('11T06:00'));
  expect((await own.mails()).map(({ subject }) => subject)).toEqual([
    `${own.client.name}: your daily summary, 2 notifications`,
  ]);
  await sendDueMails({ app }, at('11T20:00'));
  expect(await own.mails()).toHaveLength(1);
  await sendDueMails({ app }, at('12T09:30'));
  expect(await own.mails()).toHaveLength(2);
});

const LOSSES: Record<string, (own: Reader) => Promise<unknown>> = {
  'a disabled user': ({ user }) =>
    sql`update accounts.users set status = 'disabled' where id = ${user.id}`.execute(across),
  'a deleted user': ({ user }) =>
    sql`delete from accounts.users where id = ${user.id}`.execute(across),
  'a user who left the client': ({ user }) =>
    sql`update accounts.memberships set disabled_at = now() where user_id = ${user.id}`.execute(
      across,
    ),
  'a user who lost the menu item': ({ user }) =>
    sql`update accounts.memberships set menus = '["settings/list"]' where user_id = ${user.id}`.execute(
      across,
    ),
  'a user who changed their mind': ({ choose }) => choose('lead-new', 'never'),
  'a user who has read it': ({ user }) =>
    sql`update platform.notifications set read_at = now() where user_id = ${user.id}`.execute(
      across,
    ),
  'a notification that was withdrawn': ({ client }) =>
    app.notifications.withdraw(across, { clientId: client.id, about: 'pot ' }),
};

test.each(Object.keys(LOSSES))(
  '%s is no reason for an email, written or already queued [BEY-06]',
  async (loss) => {
    const [before, after] = [await reader(), await reader()];
    await notify(before, NOON, 'pot 1');
    await LOSSES[loss]?.(before);
    await sendDueMails({ app }, later(1));
    expect(await before.mails()).toEqual([]);
    await notify(after, NOON, 'pot 1');
    await sendDueMails({ app }, later(1));
    expect(await checked(after)).toBe('holds');
    await LOSSES[loss]?.(after);
    expect(await checked(after)).toBe('untrue');
  },
);

test('a queued summary is rewritten without what was withdrawn meanwhile [BEY-06]', async () => {
  const own = await reader();
  await notify(own, NOON, 'pot 1');
  await notify(own, NOON, 'pan 1');
  await sendDueMails({ app }, later(1));
  await app.notifications.withdraw(across, { clientId: own.client.id, about: 'pot ' });
  expect(await checked(own)).toMatchObject({ input: { items: [{ body: 'Pot' }], more: 0 } });
});

test('an address that bounced gets no further emails, a new address does [BEY-06]', async () => {
  const own = await reader();
  await notify(own, NOON);
  await sendDueMails({ app }, later(1));
  const { about } = await outboxMail(own);
  expect(readMailingKey(about)).toMatchObject({ clientId: own.client.id });
  const outcome = { status: 'failed', reason: 'MailboxUnknown', isHard: true } as never;
  await across
    .transaction()
    .execute(async (db) => notificationsMail.settled?.({ about, outcome, db, app }));
  await notify(own, later(2));
  await sendDueMails({ app }, later(3));
  expect(await own.mails()).toHaveLength(1);
  const email = `new-${own.user.email}`;
  await sql`update accounts.users set email = ${email} where id = ${own.user.id}`.execute(across);
  await notify(own, later(4));
  await sendDueMails({ app }, later(5));
  expect(await mailsTo(app, email)).toHaveLength(1);
});

test('super admins get emails about the installation, and a failure of one user stops no other [BEY-06]', async () => {
  const admin = await suite.people.user({ superAdmin: true });
  await app.notifications.notify(across, {
    clientId: SUITE_CLIENT_ID,
    userIds: [admin.id],
    kind: 'disk-low',
    title: { key: 'super-admin:room.lowTitle', params: { host: 'db-1' } },
    body: { key: 'super-admin:room.lowBody', params: { free: 1, total: 2 } },
  });
  const own = await reader();
  const broken: TestClient = await suite.people.client();
  await sql`
    insert into platform.notifications (client_id, id, user_id, kind, title, body, actions, mailing_due, created_at)
    values (${broken.id}, gen_random_uuid(), ${own.user.id}, 'lead-new', '{}', '{}', '{}', 'immediately', ${NOON})`.execute(
    across,
  );
  await sql`insert into accounts.memberships (client_id, user_id, role) values (${broken.id}, ${own.user.id}, 'brand_admin')`.execute(
    across,
  );
  const last = await reader();
  await notify(last, NOON);
  await sendDueMails({ app }, new Date());
  expect((await mailsTo(app, admin.email))[0]?.text).toContain('db-1');
  expect(await last.mails()).toHaveLength(1);
  expect(await own.mails()).toEqual([]);
});
