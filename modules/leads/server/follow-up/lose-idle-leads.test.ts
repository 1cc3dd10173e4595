import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { changeFormCall } from '#modules/forms/contract/form-calls.ts';
import { formIdleLossesCall } from '#modules/forms/contract/health-calls.ts';
import { brandForm } from '#modules/forms/server/testing/brand-form.ts';
import {
  daysAfter,
  type LeadAction,
  type LeadActor,
} from '#modules/leads/contract/leads/lead-machine.ts';
import type { App } from '#platform/server/app.ts';
import { testApp } from '#platform/testing/test-app.ts';
import { actOnLead } from '../leads/act-on-lead.ts';
import type { LeadsTables } from '../tables.ts';
import { brandLead } from '../testing/brand-lead.ts';
import { setLead } from '../testing/set-lead.ts';
import { loseIdleLeads } from './lose-idle-leads.ts';
import { recalculateIdleDeadlines } from './recalculate-idle-deadlines.ts';

const suite = await testApp({ work: false });
const { app } = suite;
const BORN = new Date('2026-03-02T09:30:00Z');
const SHOP: LeadActor = { kind: 'recipient', name: 'S', email: 's@shop.example', userId: null };
const BRAND: LeadActor = { kind: 'brand', name: 'B', email: 'b@brand.example', userId: null };
let client = await suite.people.client();
let form = await brandForm(app, client.id);
let id = '';

beforeEach(async () => {
  client = await suite.people.client();
  form = await brandForm(app, client.id);
  const subscribers = [{ email: 's@shop.example', name: 'S', userId: null, locale: 'en' as const }];
  id = await brandLead(app, { clientId: client.id, formId: form.id }, { subscribers, at: BORN });
});

const db = () => app.database.ofClient<LeadsTables>(client.id);
const lead = () =>
  db().selectFrom('leads.leads').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const lines = async () =>
  (
    await db()
      .selectFrom('leads.lead_history')
      .select(['kind', 'at', 'by', 'detail'])
      .where('lead_id', '=', id)
      .orderBy('id')
      .execute()
  ).filter(({ kind }) => kind === 'status');
const act = (by: LeadActor, action: LeadAction, at: Date) =>
  db()
    .transaction()
    .execute((tx) => actOnLead({ db: tx, app }, { clientId: client.id, id }, { action, by }, at));

test('an unanswered new lead is lost exactly after its idle days [LEAD-06]', async () => {
  const due = daysAfter(BORN, 7);
  await loseIdleLeads({ app }, { at: new Date(due.getTime() - 1) });
  expect((await lead()).status).toBe('new');
  await loseIdleLeads({ app }, { at: due });
  expect(await lead()).toMatchObject({ status: 'lost', lost_reason: 'idle', lost_at: due });
  expect(await lines()).toMatchObject([
    { at: due, by: { kind: 'suite' }, detail: { action: 'lose', from: 'new', reason: 'idle' } },
  ]);
});

test('an accepted lead has its own idle days from the acceptance on [LEAD-06]', async () => {
  await act(SHOP, 'accept', daysAfter(BORN, 5));
  await loseIdleLeads({ app }, { at: daysAfter(BORN, 25) });
  expect((await lead()).status).toBe('accepted');
  await loseIdleLeads({ app }, { at: daysAfter(BORN, 26) });
  expect((await lead()).status).toBe('lost');
});

test('a job that runs twice, concurrently or a week late loses a lead once [LEAD-06]', async () => {
  const late = daysAfter(BORN, 14);
  await Promise.all([loseIdleLeads({ app }, { at: late }), loseIdleLeads({ app }, { at: late })]);
  await loseIdleLeads({ app }, { at: daysAfter(late, 1) });
  expect(await lead()).toMatchObject({ status: 'lost', lost_at: late });
  expect(await lines()).toHaveLength(1);
});

test('a lead that was extended meanwhile is not lost [LEAD-06]', async () => {
  await act(SHOP, 'keep', daysAfter(BORN, 6));
  await loseIdleLeads({ app }, { at: daysAfter(BORN, 8) });
  expect((await lead()).status).toBe('new');
});

test('one that cannot be ended stops no other, and is ended by the next run [LEAD-06]', async () => {
  const ill = id;
  const well = await brandLead(
    app,
    { clientId: client.id, formId: form.id },
    { at: new Date(BORN.getTime() + 1_000) },
  );
  const failing = {
    ...app,
    log: app.log,
    events: {
      publish: (...given: Parameters<App['events']['publish']>) => {
        if (JSON.stringify(given[2]).includes(ill)) throw new Error('not now');
        return app.events.publish(...given);
      },
    },
  } as unknown as App;
  const at = daysAfter(BORN, 8);
  await loseIdleLeads({ app: failing }, { at });
  expect((await lead()).status).toBe('new');
  id = well;
  expect((await lead()).status).toBe('lost');
  await loseIdleLeads({ app }, { at });
  id = ill;
  expect((await lead()).status).toBe('lost');
});

test('leads of the same moment that cannot be ended are tried once each [LEAD-06]', async () => {
  // All within one millisecond, differing only in microseconds.
  await sql`
    insert into leads.leads (client_id, id, form_id, form_version, submission_id, source, routing, optin, wording,
      fields_values, skus, currency, tags, subscribers, observers, additional_data, metadata, created_at, closes_at)
    select client_id, gen_random_uuid(), form_id, form_version, gen_random_uuid(), source, routing, optin, wording,
      fields_values, skus, currency, tags, subscribers, observers, additional_data, metadata, created_at,
      date_trunc('milliseconds', closes_at) + make_interval(secs => 0.000900 + nth * 0.0000001)
    from leads.leads, generate_series(1, 250) as nth where id = ${id}`.execute(db());
  let tries = 0;
  const failing = {
    ...app,
    log: { error: () => {} },
    events: {
      publish: () => {
        tries += 1;
        throw new Error('not now');
      },
    },
  } as unknown as App;
  // Reading would never end.
  const signal = {
    get aborted() {
      return tries > 600;
    },
  } as AbortSignal;
  await loseIdleLeads({ app: failing }, { at: daysAfter(BORN, 8), signal });
  expect(tries).toBe(251);
});

test('a lead lost by the scheduled job and restored by the brand gets its full idle days again [LEAD-06]', async () => {
  const at = daysAfter(BORN, 8);
  await loseIdleLeads({ app }, { at });
  await act(BRAND, 'undo', at);
  expect(await lead()).toMatchObject({ status: 'new', closes_at: daysAfter(at, 7) });
  await loseIdleLeads({ app }, { at: daysAfter(at, 1) });
  expect((await lead()).status).toBe('new');
});

async function save(idle: { idleDaysNew?: number; idleDaysAccepted?: number }, at: Date) {
  const admin = await suite.adminOf(client);
  const { body } = await admin.call(changeFormCall, {
    params: { formId: form.id },
    body: { settings: { ...form.settings, ...idle } },
  });
  await recalculateIdleDeadlines(
    { db: db(), app },
    { clientId: client.id, formId: form.id, version: body.version },
    at,
  );
}

test('changed idle days recalculate deadlines of open leads, but not of extended ones, and leave time for a warning [LEAD-06]', async () => {
  await save({ idleDaysNew: 10 }, daysAfter(BORN, 1));
  expect((await lead()).closes_at).toEqual(daysAfter(BORN, 10));
  await save({ idleDaysNew: 3 }, daysAfter(BORN, 4));
  expect((await lead()).closes_at).toEqual(daysAfter(BORN, 6));
  await act(SHOP, 'keep', daysAfter(BORN, 5));
  await save({ idleDaysNew: 30 }, daysAfter(BORN, 5));
  expect((await lead()).closes_at).toEqual(daysAfter(BORN, 12));
});

test('an undo after the idle days were changed applies the current idle days [LEAD-04] [LEAD-06]', async () => {
  await act(SHOP, 'accept', daysAfter(BORN, 1));
  await save({ idleDaysNew: 10, idleDaysAccepted: 30 }, daysAfter(BORN, 2));
  expect((await lead()).closes_at).toEqual(daysAfter(BORN, 31));
  await act(SHOP, 'undo', daysAfter(BORN, 2));
  expect(await lead()).toMatchObject({ status: 'new', closes_at: daysAfter(BORN, 10) });
  // A lost lead has no deadline; an undo restores it with the recalculated one.
  await act(BRAND, 'lose', daysAfter(BORN, 3));
  await save({ idleDaysNew: 20 }, daysAfter(BORN, 4));
  expect((await lead()).closes_at).toBeNull();
  await act(BRAND, 'undo', daysAfter(BORN, 5));
  expect(await lead()).toMatchObject({ status: 'new', closes_at: daysAfter(BORN, 20) });
});

test('an extended lead that was lost has its extended deadline again after the undo [LEAD-04] [LEAD-06]', async () => {
  await act(SHOP, 'keep', daysAfter(BORN, 6));
  await act(BRAND, 'lose', daysAfter(BORN, 7));
  await save({ idleDaysNew: 30 }, daysAfter(BORN, 8));
  await act(BRAND, 'undo', daysAfter(BORN, 9));
  expect(await lead()).toMatchObject({ status: 'new', closes_at: daysAfter(BORN, 13) });
});

/** Creates a lead of the form; days count back from now, and by default its idle days lost it at `lost`. */
async function past(
  { created, accepted, lost }: { created: number; accepted?: number; lost?: number },
  columns: Record<string, unknown> = {},
): Promise<void> {
  const ago = (days: number | undefined) =>
    days === undefined ? null : daysAfter(new Date(), -days);
  const which = { clientId: client.id, formId: form.id };
  const leadId = await brandLead(app, which, { at: daysAfter(new Date(), -created) });
  await setLead(
    app,
    { clientId: client.id, id: leadId },
    {
      ...(accepted !== undefined && { status: 'accepted' }),
      ...(lost !== undefined && { status: 'lost', lost_reason: 'idle', closes_at: null }),
      accepted_at: ago(accepted),
      lost_at: ago(lost),
      ...columns,
    },
  );
}

async function losses() {
  const admin = await suite.adminOf(client);
  return (await admin.call(formIdleLossesCall, { params: { formId: form.id } })).body;
}

test('the settings of a form count the leads that its idle days lost in the last three months, of those whose deadline was then [LEAD-06] [FORM-02]', async () => {
  await sql`delete from leads.leads`.execute(db());
  // Extended or returned before; the loss counts, not the creation.
  await past({ created: 200, lost: 3 });
  await past({ created: 107, lost: 100 });
  // Too young to be lost.
  await past({ created: 1 });
  await past({ created: 2, accepted: 1 });
  await past({ created: 30, accepted: 29, lost: 8 });
  await past({ created: 120, accepted: 110, lost: 100 }, { lost_reason: 'other' });
  // Converted without an acceptance, it had no deadline as accepted.
  const converted = daysAfter(new Date(), -29);
  await past(
    { created: 30 },
    { status: 'converted', accepted_at: converted, converted_at: converted, closes_at: null },
  );
  const other = await brandForm(app, client.id);
  await brandLead(
    app,
    { clientId: client.id, formId: other.id },
    { at: daysAfter(new Date(), -30) },
  );
  expect(await losses()).toEqual({ new: { lost: 1, of: 3 }, accepted: { lost: 1, of: 2 } });
});

test('a form with a year of idle days counts its losses too, and none from before these days were set [LEAD-06] [FORM-02]', async () => {
  await sql`delete from leads.leads`.execute(db());
  await past({ created: 400, lost: 35 });
  await past({ created: 400, accepted: 390 });
  await past({ created: 100 });
  // Lost by shorter idle days, before the three months.
  await past({ created: 400, lost: 393 });
  await save({ idleDaysNew: 365, idleDaysAccepted: 365 }, new Date());
  expect(await losses()).toEqual({ new: { lost: 1, of: 2 }, accepted: { lost: 0, of: 1 } });
});
