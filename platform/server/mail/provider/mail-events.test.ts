import { sql } from 'kysely';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { receiveMailEventsCall } from '#platform/contract/mail-delivery.ts';
import { startTestSmtp } from '#platform/testing/smtp/test-smtp.ts';
import { testApp } from '#platform/testing/test-app.ts';
import { uuidV7 } from '../../database/record-ids.ts';
import { defineModule } from '../../module.ts';
import { deliverMail } from '../deliver-mail.ts';
import { mailPersonalData } from '../mail-personal-data.ts';
import { defineMail, type MailOutcome } from '../mail-template.ts';
import { providerReason } from './provider-event.ts';

/** Key of a mail whose module fails to handle the event. */
let failing = '';
const ended: { about: string; outcome: MailOutcome }[] = [];
const notice = defineMail({
  name: 'test.notice',
  input: z.object({}),
  sample: () => ({}),
  render: () => ({ subject: 'Notice', blocks: [] }),
  settled: async ({ about, outcome }) => {
    if (about === failing) throw new Error('the module cannot take it');
    ended.push({ about, outcome });
  },
});
const smtp = await startTestSmtp();
afterAll(() => smtp.close());
const SECRET = 'a-secret-of-the-provider';
const suite = await testApp({
  environment: { SMTP_URL: smtp.url, MAIL_EVENTS_SECRET: SECRET },
  modules: [defineModule({ name: 'test', mails: [notice] })],
  work: false,
});
const { app } = suite;
const db = app.database.acrossClients();
let key = '';
let customId = '';

/** A mail sent by SMTP: its key and its ID at the provider. */
async function sentMail() {
  const key = uuidV7();
  const { id: clientId } = await suite.people.client();
  await app.mail.send(db, notice, {
    to: 'api@retailer.example',
    locale: 'en',
    clientId,
    input: {},
    idempotencyKey: key,
  });
  const { rows } = await sql<{ id: string }>`
    select id from platform.outbox where idempotency_key = ${key}`.execute(db);
  const mailId = rows[0]?.id ?? '';
  await deliverMail(
    app,
    { clientId, mailId },
    { mostAttempts: 1, signal: new AbortController().signal },
  );
  return { key, customId: `${clientId}.${mailId}` };
}

beforeEach(async () => {
  ({ key, customId } = await sentMail());
  failing = '';
  ended.length = 0;
});

const outbox = async () => {
  const { rows } = await sql<{ status: string; told: string | null; reason: string | null }>`
    select status, told, reason from platform.outbox where idempotency_key = ${key}`.execute(db);
  return rows[0];
};
/** In the format of Mailjet's Event API. */
const event = (name: string, time: number, more: object = {}) => ({
  event: name,
  time,
  MessageID: 19421777835146490,
  Message_GUID: '1ab23cd4-e567-8901-2345-6789f0gh1i2j',
  email: 'api@retailer.example',
  mj_campaign_id: 7257,
  mj_contact_id: 4,
  customcampaign: '',
  CustomID: customId,
  Payload: '',
  ...more,
});
const SENT = { mj_message_id: '19421777835146490', smtp_reply: 'sent (250 2.0.0 OK 1433333948)' };
const BOUNCE = {
  blocked: false,
  hard_bounce: true,
  error_related_to: 'recipient',
  error: 'user unknown',
  comment: '',
};
const sendEvents = (body: object | unknown[], secret = SECRET) =>
  suite.visitor().call(receiveMailEventsCall, { params: { secret }, body: body as never });

test('a mail carries an id that the provider includes in its events [LEAD-09]', () => {
  expect(smtp.mails.at(-1)?.headers['x-mj-customid']).toBe(customId);
});

test('a provider event is stored in the outbox and passed to the module of the mail once [LEAD-09]', async () => {
  const delivered = event('sent', 1_433_333_949, SENT);
  expect((await sendEvents(delivered)).body).toMatchObject({ noted: 1 });
  expect((await sendEvents([delivered, delivered])).body).toMatchObject({ noted: 0 });
  expect(await outbox()).toEqual({ status: 'sent', told: 'delivered', reason: null });
  expect(ended).toEqual([{ about: key, outcome: { status: 'delivered' } }]);
});

test('a bounce is stored with its reason and hardness; the latest event by its time wins [LEAD-09]', async () => {
  await sendEvents([event('bounce', 1_433_334_000, BOUNCE)]);
  expect(await outbox()).toEqual({ status: 'failed', told: 'bounced', reason: 'UserUnknown' });
  expect(ended[0]?.outcome).toEqual({ status: 'failed', reason: 'UserUnknown', isHard: true });
  // An older event that arrives later.
  await sendEvents([event('sent', 1_433_333_949, SENT)]);
  expect((await outbox())?.told).toBe('bounced');
  await sendEvents([event('sent', 1_433_335_000, SENT)]);
  expect(await outbox()).toEqual({ status: 'sent', told: 'delivered', reason: null });
});

test('a soft bounce, a block and a spam report have different outcomes [LEAD-09]', async () => {
  const soft = { ...BOUNCE, hard_bounce: false, error: 'quota exceeded' };
  await sendEvents(event('bounce', 1, soft));
  await sendEvents(event('blocked', 2, { error_related_to: 'mailjet', error: 'preblocked' }));
  await sendEvents(event('spam', 3, { source: 'JMRPP' }));
  expect(ended.map(({ outcome }) => outcome)).toEqual([
    { status: 'failed', reason: 'QuotaExceeded', isHard: false },
    { status: 'failed', reason: 'PreBlocked', isHard: true },
    { status: 'spam', reason: 'SpamReporter' },
  ]);
  expect((await outbox())?.told).toBe('spam');
});

test('a provider event does not restore the address of an erased person [LEAD-09]', async () => {
  const [clientId = ''] = customId.split('.');
  await mailPersonalData.erase(
    {
      clientId,
      contactIds: [],
      refs: [],
      emails: ['api@retailer.example'],
      phones: [],
      names: [],
    },
    { db, app },
  );
  const comment = '550 5.1.1 <api@retailer.example> user unknown';
  expect((await sendEvents(event('bounce', 6, { ...BOUNCE, comment }))).body).toMatchObject({
    noted: 1,
  });
  const { rows } = await sql<{ mail: string }>`
    select outbox::text as mail from platform.outbox where client_id = ${clientId}`.execute(db);
  expect(rows[0]?.mail).toContain('bounced');
  expect(rows[0]?.mail).not.toContain('api@retailer');
});

test('an event that arrives before the mail is marked as sent is refused, and accepted when it is resent [LEAD-09]', async () => {
  await sql`update platform.outbox set status = 'sending' where idempotency_key = ${key}`.execute(
    db,
  );
  expect((await sendEvents(event('sent', 5, SENT))).status).toBe(503);
  await sql`update platform.outbox set status = 'sent' where idempotency_key = ${key}`.execute(db);
  expect((await sendEvents(event('sent', 5, SENT))).body).toMatchObject({ noted: 1 });
});

test('unknown events are accepted or rejected without any change [LEAD-09]', async () => {
  const { status, body } = await sendEvents([
    event('open', 5, { ip: '127.0.0.1', geo: 'US', agent: 'x' }),
    event('click', 5, { url: 'https://x.example' }),
    event('unsub', 5, { mj_list_id: 1 }),
    event('shaken', 5),
    event('sent', 5, { CustomID: '' }),
    event('sent', 5, { CustomID: `${uuidV7()}.${uuidV7()}` }),
    event('sent', -1),
    'nonsense',
    null,
    7,
  ]);
  expect([status, body]).toEqual([
    200,
    {
      noted: 0,
      accepted: 6,
      rejected: [
        { index: 6, reason: 'time' },
        { index: 7, reason: 'notAnObject' },
        { index: 8, reason: 'notAnObject' },
        { index: 9, reason: 'notAnObject' },
      ],
    },
  ]);
  expect((await outbox())?.told).toBeNull();
});

const answerOf = async (key: string) => {
  const { rows } = await sql<{ answer: string | null }>`
    select answer from platform.outbox where idempotency_key = ${key}`.execute(db);
  return rows[0]?.answer;
};
const sendRaw = (body: string | Buffer, secret = SECRET) =>
  suite.visitor().send({
    method: 'POST',
    path: receiveMailEventsCall.path.replace('{secret}', secret),
    headers: { 'content-type': 'application/json' },
    body,
  });

test.each([
  ['NUL', '\\u0000'],
  ['half a character', '\\ud83d'],
  ['a raw NUL', '\u0000'],
  ['bytes that are not UTF-8', '\u00ff'],
])(
  '%s in one text is replaced, and all events of the call are taken [LEAD-09]',
  async (_, unfit) => {
    const other = await sentMail();
    const events = JSON.stringify([
      event('bounce', 5, { ...BOUNCE, comment: 'before HERE after' }),
      event('sent', 5, { ...SENT, CustomID: other.customId }),
    ]);
    const { status, body } = await sendRaw(Buffer.from(events.replace('HERE', unfit), 'latin1'));
    expect([status, body]).toEqual([200, { noted: 2, accepted: 2, rejected: [] }]);
    expect(await answerOf(key)).toBe('recipient: user unknown: before \ufffd after');
  },
);

test('an event that is not right is reported by its place, and the others are taken [LEAD-09]', async () => {
  const other = await sentMail();
  const { status, body } = await sendEvents([
    event('sent', 5, SENT),
    event('bounce', 5, { ...BOUNCE, time: 'yesterday' }),
    [],
    event('sent', 5, { CustomID: 7 }),
    { time: 5 },
    event('sent', 5, { ...SENT, CustomID: other.customId }),
  ]);
  expect([status, body]).toEqual([
    200,
    {
      noted: 2,
      accepted: 2,
      rejected: [
        { index: 1, reason: 'time' },
        { index: 2, reason: 'notAnObject' },
        { index: 3, reason: 'CustomID' },
        { index: 4, reason: 'event' },
      ],
    },
  ]);
});

test('an event that its module cannot process is reported, and the other events are stored [LEAD-09]', async () => {
  const other = await sentMail();
  failing = key;
  ended.length = 0;
  const { status, body } = await sendEvents([
    event('bounce', 5, BOUNCE),
    event('sent', 5, { ...SENT, CustomID: other.customId }),
  ]);
  expect([status, body]).toEqual([
    200,
    { noted: 1, accepted: 1, rejected: [{ index: 0, reason: 'failed' }] },
  ]);
  expect(ended).toEqual([{ about: other.key, outcome: { status: 'delivered' } }]);
  expect((await outbox())?.told).toBeNull();
  expect(suite.logged.join('')).toContain('a mail event could not be taken');
});

test('a call accepts a thousand events, and refuses a longer list with the limit [LEAD-09]', async () => {
  const others = Array.from({ length: 10_000 }, () =>
    event('bounce', 4, { ...BOUNCE, CustomID: `${uuidV7()}.${uuidV7()}` }),
  );
  const { status, body } = await sendEvents([
    ...others.slice(1, 1_000),
    event('bounce', 5, BOUNCE),
  ]);
  expect([status, body]).toEqual([200, { noted: 1, accepted: 1_000, rejected: [] }]);
  for (const tooMany of [others.slice(0, 1_001), others]) {
    const refused = await sendEvents(tooMany);
    expect(refused.status).toBe(413);
    expect(refused.problem).toMatchObject({
      code: 'TOO_MANY_MAIL_EVENTS',
      params: { events: 1_000, kilobytes: 1_024 },
    });
  }
});

test('nothing of a body is read without the secret, and no character of the secret is replaced [LEAD-09]', async () => {
  const large = JSON.stringify(Array(20_000).fill(event('sent', 5, SENT)));
  expect((await sendRaw(large, 'another-secret-of-nobody')).status).toBe(404);
  expect((await sendRaw('not json', 'another-secret-of-nobody')).status).toBe(404);
  expect((await sendRaw('not json', 'x'.repeat(201))).status).toBe(400);
  expect((await sendRaw(JSON.stringify(event('sent', 5, SENT)), `${SECRET}%00`)).status).toBe(400);
});

test('without the secret there is no such address, and neither is there one where none is configured [LEAD-09]', async () => {
  for (const secret of ['another-secret-of-nobody', SECRET.slice(0, -1), `${SECRET}x`])
    expect((await sendEvents(event('sent', 5, SENT), secret)).status).toBe(404);
  expect((await outbox())?.told).toBeNull();
  expect(suite.logged.join('')).not.toContain(SECRET);
});

test('each of the 22 errors has its name [LEAD-08]', () => {
  const reasonByError = {
    'user unknown': 'UserUnknown',
    'mailbox inactive': 'MailboxInactive',
    'quota exceeded': 'QuotaExceeded',
    'invalid domain': 'InvalidDomain',
    'no mail host': 'NoMailHost',
    'relay/access denied': 'RelayOrAccessDenied',
    greylisted: 'GreyListed',
    'sender blocked': 'SenderBlocked',
    'content blocked': 'ContentBlocked',
    'policy issue': 'PolicyIssue',
    'system issue': 'SystemIssue',
    'protocol issue': 'ProtocolIssue',
    'connection issue': 'ConnectionIssue',
    preblocked: 'PreBlocked',
    'duplicate in campaign': 'DuplicateInCampaign',
    'spam preblocked': 'SpamPreBlocked',
    'bad or empty template': 'BadOrEmptyTemplate',
    'error in template language': 'ErrorInTemplateLanguage',
    typofix: 'TypoFix',
    blacklisted: 'BlackListed',
    'spam reporter': 'SpamReporter',
    'something else': 'Unknown',
  };
  for (const [errorText, reason] of Object.entries(reasonByError))
    expect(providerReason(errorText)).toBe(reason);
});
