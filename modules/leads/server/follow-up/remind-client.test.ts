import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { brandForm } from '#modules/forms/server/testing/brand-form.ts';
import { brandShop } from '#modules/forms/server/testing/brand-shop.ts';
import {
  daysAfter,
  type LeadAction,
  type LeadActor,
} from '#modules/leads/contract/leads/lead-machine.ts';
import type { App } from '#platform/server/app.ts';
import { mailsTo } from '#platform/testing/mails-to.ts';
import { testApp } from '#platform/testing/test-app.ts';
import { actOnLead } from '../leads/act-on-lead.ts';
import type { LeadsTables } from '../tables.ts';
import { brandLead, type GivenLead } from '../testing/brand-lead.ts';
import { remindClient } from './remind-client.ts';

const suite = await testApp({ work: false });
const { app } = suite;
/** A Monday; shops in Oslo are an hour ahead of UTC in winter. */
const BORN = new Date('2026-03-02T09:30:00Z');
const tuesday = (clock: string) => new Date(`2026-03-03T${clock}:00Z`);
let client = await suite.people.client();
let form = await brandForm(app, client.id);
let shop = '';
let tag = 0;

beforeEach(async () => {
  tag += 1;
  client = await suite.people.client({ timeZone: 'America/New_York' });
  form = await brandForm(app, client.id);
  shop = await brandShop(app, client.id);
});
const emailFor = (name: string) => `${name}-${tag}@shop.example`;
const makeRecipient = (name: string) => ({
  email: emailFor(name),
  name,
  userId: null,
  locale: 'en' as const,
});
const made = (given: GivenLead = {}) =>
  brandLead(
    app,
    { clientId: client.id, formId: form.id },
    {
      subscribers: [makeRecipient('a'), makeRecipient('b')],
      at: BORN,
      locationId: shop,
      skus: ['CR-26'],
      ...given,
    },
  );
const remind = (at: Date, with_: App = app) => remindClient({ app: with_ }, client.id, { at });
const db = () => app.database.ofClient<LeadsTables>(client.id);
const act = (id: string, name: string, action: LeadAction, at: Date, handled = false) => {
  const by: LeadActor = { kind: 'recipient', name, email: emailFor(name), userId: null };
  return db()
    .transaction()
    .execute((tx) =>
      actOnLead({ db: tx, app }, { clientId: client.id, id }, { action, by, handled }, at),
    );
};
const got = async (name: string) => (await mailsTo(app, emailFor(name))).length;
const lines = async (id: string) => {
  const { rows } = await sql<{ to: string; state: string; day: string }>`
    select detail ->> 'to' as to, detail ->> 'state' as state, detail ->> 'day' as day from leads.lead_history
    where lead_id = ${id} and kind = 'mail' and detail ->> 'mail' = 'followUp' order by id`.execute(
    db(),
  );
  return rows;
};
const weekly = () =>
  sql`update leads.forms set notifications = notifications || '{"followUp": "weekly"}'
    where client_id = ${client.id} and id = ${form.id}`.execute(db());

test('every recipient is reminded once a day, in the morning of the shop’s time zone [LEAD-06] [LEAD-08]', async () => {
  const id = await made();
  await remind(tuesday('06:59'));
  expect(await got('a')).toBe(0);
  await remind(tuesday('07:00'));
  await remind(tuesday('07:15'));
  await Promise.all([remind(tuesday('08:00')), remind(tuesday('08:00'))]);
  expect([await got('a'), await got('b')]).toEqual([1, 1]);
  expect(await lines(id)).toMatchObject([
    { to: emailFor('a'), state: 'kept', day: '2026-03-03' },
    { to: emailFor('b'), day: '2026-03-03' },
  ]);
  const [mail] = await mailsTo(app, emailFor('a'));
  expect(mail?.text).toContain('Will be lost on Monday 9 March, in 6 days');
  expect(mail?.text).toContain('New since Monday 2 March, not answered');
  expect(mail?.text).toMatch(new RegExp(`/public/leads/${id}/reject\\?token=[\\w-]{43}`));
  await remind(new Date('2026-03-04T07:00:00Z'));
  expect(await got('a')).toBe(2);
});

test('only the owner of an accepted lead is reminded, with a link to extend it when it ends soon [LEAD-06]', async () => {
  const id = await made({ firstname: 'Marit', lastname: 'Haugland' });
  await act(id, 'a', 'accept', BORN);
  await remind(tuesday('07:00'));
  // Seven more days would not extend it while three weeks are left.
  expect((await mailsTo(app, emailFor('a')))[0]?.text).not.toContain('#keep');
  await remind(daysAfter(tuesday('07:00'), 15));
  expect([await got('a'), await got('b')]).toEqual([2, 0]);
  const mail = (await mailsTo(app, emailFor('a'))).at(-1);
  expect(mail?.text).toContain('Accepted by you on Monday 2 March');
  expect(mail?.text).toContain('Marit Haugland');
  expect(mail?.text).toMatch(new RegExp(`/protected/lead/${id}\\?token=[\\w-]{43}#keep`));
  expect(mail?.text).toMatch(new RegExp(`/public/leads/${id}/convert\\?token=`));
});

test('a reminder of a form without product names the consumer, and never the internal form name [LEAD-06]', async () => {
  await sql`update leads.forms set settings = settings || '{"product": false}'
    where client_id = ${client.id} and id = ${form.id}`.execute(db());
  await made({ skus: [], firstname: 'Marit' });
  await remind(tuesday('07:00'));
  const [mail] = await mailsTo(app, emailFor('a'));
  expect(`${mail?.subject} ${mail?.text}`).not.toContain(form.informations.name);
  expect(mail?.text).toContain('Marit');
});

test('all that is open comes in one mail, the one that is lost first at its beginning [LEAD-06]', async () => {
  await made({ skus: ['LATER'], at: new Date(BORN.getTime() + 3_600_000) });
  await made({ skus: ['FIRST'] });
  await remind(tuesday('07:00'));
  const [mail, ...more] = await mailsTo(app, emailFor('a'));
  expect(more).toEqual([]);
  expect(mail?.subject).toBe('2 requests are waiting for you, first deadline Monday 9 March');
  expect(mail?.text.indexOf('FIRST')).toBeLessThan(mail?.text.indexOf('LATER') ?? -1);
});

test('no reminder is sent for leads that are from today, answered, ended, or of a form without reminders [LEAD-06]', async () => {
  await made({ at: tuesday('05:00') });
  await act(await made(), 'a', 'accept', BORN, true);
  await act(await made(), 'a', 'accept', BORN).then(({ id }) => act(id, 'a', 'convert', BORN));
  await remind(tuesday('07:00'));
  expect(await got('a')).toBe(0);
  await sql`update leads.forms set notifications = notifications || '{"followUp": "off"}'
    where client_id = ${client.id} and id = ${form.id}`.execute(db());
  await made();
  await remind(tuesday('07:00'));
  expect(await got('a')).toBe(0);
});

test('weekly reminders are sent every seven days and once more before the lead is lost [LEAD-06]', async () => {
  await weekly();
  await sql`update leads.forms set settings = settings || '{"idleDaysNew": 12}'
    where client_id = ${client.id} and id = ${form.id}`.execute(db());
  await made();
  const mornings: number[] = [];
  for (let day = 1; day <= 12; day += 1) {
    const before = await got('a');
    await remind(daysAfter(new Date('2026-03-02T07:00:00Z'), day));
    if ((await got('a')) > before) mornings.push(day);
  }
  // It is lost on the twelfth day at half past ten in Oslo, so the eleventh is the first morning within two days of it.
  expect(mornings).toEqual([7, 11]);
});

test('a week in which no worker ran brings one reminder, and in the evening none [LEAD-06]', async () => {
  await sql`update leads.forms set settings = settings || '{"idleDaysNew": 30}'
    where client_id = ${client.id} and id = ${form.id}`.execute(db());
  await made();
  await remind(daysAfter(tuesday('19:30'), 7));
  expect(await got('a')).toBe(0);
  await remind(daysAfter(tuesday('12:00'), 8));
  expect(await got('a')).toBe(1);
});

test('a clock change causes one reminder in the morning, by the new local time [LEAD-06]', async () => {
  for (const [born, mornings] of [
    // From 29 March, 8:00 local time is 6:00 UTC.
    [
      '2026-03-27T09:30:00Z',
      ['2026-03-28T07:00:00Z', '2026-03-29T05:59:00Z', '2026-03-29T06:00:00Z'],
    ],
    // 25 October: at seven UTC.
    [
      '2026-10-23T09:30:00Z',
      ['2026-10-24T06:00:00Z', '2026-10-25T06:00:00Z', '2026-10-25T07:00:00Z'],
    ],
  ] as const) {
    tag += 1;
    await made({ at: new Date(born) });
    const counts: number[] = [];
    for (const at of mornings) {
      await remind(new Date(at));
      counts.push(await got('a'));
    }
    expect(counts).toEqual([1, 1, 2]);
    await sql`delete from leads.leads where client_id = ${client.id}`.execute(db());
  }
});

test('a failure between two recipients leaves the second to the next run, and reminds the first only once [LEAD-06]', async () => {
  await made();
  const failing = {
    ...app,
    mail: {
      templates: app.mail.templates,
      send: (...given: Parameters<App['mail']['send']>) => {
        if (given[2].to === emailFor('b')) throw new Error('killed');
        return app.mail.send(...given);
      },
    },
  } as unknown as App;
  await remind(tuesday('07:00'), failing);
  expect([await got('a'), await got('b')]).toEqual([1, 0]);
  await remind(tuesday('07:15'));
  expect([await got('a'), await got('b')]).toEqual([1, 1]);
});

test('a worker that is lost after a mail that shows twenty of more sends no second one for the rest [LEAD-06]', async () => {
  for (let nth = 0; nth < 23; nth += 1) await made({ subscribers: [makeRecipient('a')] });
  await remind(tuesday('07:00'));
  // Simulates a worker that crashes before it marks the leads as reminded.
  await sql`update leads.leads set reminded_on = null where client_id = ${client.id}`.execute(db());
  await remind(tuesday('07:15'));
  const [mail, ...again] = await mailsTo(app, emailFor('a'));
  expect(mail?.text).toContain('3 more are open.');
  expect(again).toEqual([]);
  await remind(new Date('2026-03-04T07:00:00Z'));
  expect(await got('a')).toBe(2);
});

test('an archived brand sends no reminders [LEAD-06]', async () => {
  await made();
  await sql`update directory.clients set archived_at = now() where id = ${client.id}`.execute(
    app.database.acrossClients(),
  );
  await remind(tuesday('07:00'));
  expect(await got('a')).toBe(0);
});

test('some days after acceptance the consumer gets one mail about the purchase, with a link for each answer [LEAD-12]', async () => {
  const email = `consumer-${tag}@example.org`;
  const id = await made({ email });
  await act(id, 'a', 'accept', BORN);
  await remind(daysAfter(tuesday('07:00'), 12));
  expect(await mailsTo(app, email)).toEqual([]);
  const at = daysAfter(tuesday('12:00'), 13);
  await Promise.all([remind(at), remind(at)]);
  await remind(daysAfter(at, 1));
  const mails = await mailsTo(app, email);
  expect(mails.map(({ subject }) => subject)).toEqual(['Did you buy at Bjørvika?']);
  expect(mails[0]?.text).toMatch(new RegExp(`/public/leads/${id}/convert\\?token=[\\w-]{43}`));
  expect(mails[0]?.text).toMatch(new RegExp(`/public/leads/${id}/lose\\?token=[\\w-]{43}`));
});
