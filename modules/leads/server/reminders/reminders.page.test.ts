import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { brandForm } from '#modules/forms/server/testing/brand-form.ts';
import { daysAfter } from '#modules/leads/contract/leads/lead-machine.ts';
import { mailsTo } from '#platform/testing/mails-to.ts';
import { testApp } from '#platform/testing/test-app.ts';
import { readManualReminders } from '../follow-up/due-reminders.ts';
import { remindClient } from '../follow-up/remind-client.ts';
import { sendNewLeadMails } from '../notifications/send-new-lead-mails.ts';
import { leadPersonalData } from '../persons/lead-personal-data.ts';
import { brandLead } from '../testing/brand-lead.ts';

const suite = await testApp({ work: false });
const { app } = suite;
/** A Monday; reminders of its leads start on Tuesday. */
const BORN = new Date('2026-03-02T09:30:00Z');
const TUESDAY = new Date('2026-03-03T09:00:00Z');
let client = await suite.people.client();
let form = await brandForm(app, client.id);
let tag = 0;
let sent = 0;

beforeEach(async () => {
  tag += 1;
  client = await suite.people.client({ name: 'Maison <Aubrac>', timeZone: 'Europe/Oslo' });
  form = await brandForm(app, client.id);
  await sql`update leads.forms set settings = settings || '{"idleDaysNew": 60}'
    where client_id = ${client.id}`.execute(app.database.acrossClients());
});
const emailFor = (name: string) => `${name}-${tag}@often.example`;
const makeRecipient = (name: string) => ({
  email: emailFor(name),
  name,
  userId: null,
  locale: 'en' as const,
});
const made = (at = BORN) =>
  brandLead(
    app,
    { clientId: client.id, formId: form.id },
    { subscribers: [makeRecipient('a'), makeRecipient('b')], at },
  );
const remind = (at: Date) => remindClient({ app }, client.id, { at });
const got = async (name: string) => (await mailsTo(app, emailFor(name))).length;
const frequencyOf = async (name: string) => {
  const { rows } = await sql<{ frequency: string | null }>`
    select frequency from leads.reminder_choices
    where client_id = ${client.id} and recipient = ${emailFor(name)}`.execute(
    app.database.acrossClients(),
  );
  return rows[0]?.frequency;
};
/** Target of the first reminder. */
async function linkOf(name: string): Promise<string> {
  const [mail] = await mailsTo(app, emailFor(name));
  return /\/public\/reminders\?token=[\w-]{43}/.exec(mail?.text ?? '')?.[0] ?? '';
}
const open = (url: string) => suite.server.inject({ url });
const send = (url: string, payload: string, type = 'application/x-www-form-urlencoded') => {
  sent += 1;
  const remoteAddress = `198.51.100.${sent}`;
  return suite.server.inject({
    method: 'POST',
    url,
    remoteAddress,
    headers: { 'content-type': type },
    payload,
  });
};
async function press(link: string, typed: Record<string, string>) {
  const { body } = await open(link);
  const inputs = [...body.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)">/g)];
  const hidden = Object.fromEntries(inputs.map(([, name = '', value = '']) => [name, value]));
  return send('/public/reminders', new URLSearchParams({ ...hidden, ...typed }).toString());
}
/** The given days after Tuesday on which a reminder was sent. */
async function mornings(name: string, days: readonly number[]): Promise<number[]> {
  const found: number[] = [];
  for (const day of days) {
    const before = await got(name);
    await remind(daysAfter(TUESDAY, day));
    await remind(daysAfter(TUESDAY, day));
    if ((await got(name)) > before) found.push(day);
    expect(await got(name)).toBeLessThanOrEqual(before + 1);
  }
  return found;
}

test('a recipient chooses weekly reminders by link, sees the choice and undoes it; others are not affected [LEAD-06]', async () => {
  await made();
  await remind(TUESDAY);
  const link = await linkOf('a');
  const page = await open(link);
  expect(page.statusCode).toBe(200);
  expect(page.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': /noindex/ });
  expect(page.body).toContain('Maison &lt;Aubrac&gt;');
  expect(page.body).toContain('value="brand" checked');
  // Mail scanners open links.
  expect(await frequencyOf('a')).toBeNull();
  const saved = await press(link, { do: 'save', often: 'weekly' });
  expect([saved.statusCode, saved.headers.location]).toEqual([303, `${link}&saved=1`]);
  const shown = await open(`${link}&saved=1`);
  expect(shown.body).toContain('value="weekly" checked');
  expect(shown.body).toContain('role="status"');
  expect(shown.body).toContain('value="undo"');
  expect(await mornings('a', [1, 2, 6, 7, 8, 14])).toEqual([7, 14]);
  expect(await got('b')).toBe(7);
  await press(link, { do: 'undo' });
  expect(await frequencyOf('a')).toBeNull();
  expect(await mornings('a', [15, 16])).toEqual([15, 16]);
});

test('a weekly reminder lists all open leads, including those that others are reminded of in between [LEAD-06]', async () => {
  await sql`update leads.forms set notifications = notifications || '{"followUp": "weekly"}'
    where client_id = ${client.id}`.execute(app.database.acrossClients());
  await made();
  await made(daysAfter(BORN, 3));
  await remind(daysAfter(TUESDAY, 6));
  await press(await linkOf('a'), { do: 'save', often: 'weekly' });
  expect(await mornings('a', [8, 9, 12, 13, 14])).toEqual([13]);
  const mails = await mailsTo(app, emailFor('a'));
  expect(mails.at(-1)?.subject).toMatch(/^2 requests/);
  // The weeks of other recipients are not shifted.
  expect(await mornings('b', [16])).toEqual([16]);
});

test('choosing no reminders stops scheduled and manual ones, but not mails about new leads [LEAD-06] [LEAD-09]', async () => {
  await made();
  await remind(TUESDAY);
  await press(await linkOf('a'), { do: 'save', often: 'none' });
  expect(await mornings('a', [1, 7, 8, 30])).toEqual([]);
  const db = app.database.ofClient(client.id);
  const byHand = await readManualReminders(
    { db, app },
    { clientId: client.id },
    daysAfter(BORN, 59),
  );
  expect(byHand.map(({ party: { email } }) => email)).toEqual([emailFor('b')]);
  const before = await got('a');
  const payload = { leadId: await made(new Date()), formId: form.id };
  await db
    .transaction()
    .execute((tx) =>
      sendNewLeadMails.handle({ event: { clientId: client.id, payload }, db: tx, app } as never),
    );
  expect(await got('a')).toBe(before + 1);
});

test.each([
  ['application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
  [
    'multipart/form-data; boundary=x',
    '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
  ],
])(
  'the unsubscribe button of a mail program stops the reminders immediately, sent as %s [LEAD-06]',
  async (type, payload) => {
    await made();
    await remind(TUESDAY);
    const { statusCode, body } = await send(await linkOf('a'), payload, type);
    expect([statusCode, await frequencyOf('a')]).toEqual([200, 'none']);
    expect(body).toContain('value="none" checked');
    expect(await frequencyOf('b')).toBeNull();
  },
);

test('a link that was made up, a page of another site or one that is too old changes nothing [LEAD-06]', async () => {
  await made();
  await remind(TUESDAY);
  const link = await linkOf('a');
  const token = new URL(link, 'http://suite.test').searchParams.get('token') ?? '';
  expect((await open('/public/reminders')).statusCode).toBe(400);
  expect((await open(`/public/reminders?token=${'x'.repeat(43)}`)).statusCode).toBe(404);
  const body = new URLSearchParams({ token, stamp: '', do: 'save', often: 'none' }).toString();
  expect((await send('/public/reminders', body)).statusCode).toBe(400);
  expect((await press(link, { do: 'save', often: 'daily' })).statusCode).toBe(400);
  const foreign = await suite.server.inject({
    method: 'POST',
    url: link,
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      origin: 'https://evil.example',
      'sec-fetch-site': 'cross-site',
    },
    payload: 'List-Unsubscribe=One-Click',
  });
  expect(foreign.statusCode).toBe(403);
  expect(await frequencyOf('a')).toBeNull();
});

test('a reminder choice is included in the data export of a person and erased with them [PH-17]', async () => {
  await made();
  await remind(TUESDAY);
  const link = await linkOf('a');
  await press(link, { do: 'save', often: 'weekly' });
  const emptyPerson = { clientId: client.id, contactIds: [], refs: [], phones: [], names: [] };
  const person = { ...emptyPerson, emails: [emailFor('a')] };
  await app.database
    .ofClient(client.id)
    .transaction()
    .execute(async (db) => {
      const held = await leadPersonalData.held(person, { db, app });
      expect(held).toContainEqual({
        what: 'leads:intake.held.reminders',
        records: [expect.objectContaining({ email: emailFor('a'), frequency: 'weekly' })],
      });
      await leadPersonalData.erase(person, { db, app });
    });
  expect(await frequencyOf('a')).toBeUndefined();
  expect(await frequencyOf('b')).toBeNull();
  expect((await open(link)).statusCode).toBe(404);
});
