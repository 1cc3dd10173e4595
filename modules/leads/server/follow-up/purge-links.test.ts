import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { NEW_FORM_SETTINGS } from '#modules/forms/contract/form-settings.ts';
import { brandForm } from '#modules/forms/server/testing/brand-form.ts';
import { daysAfter } from '#modules/leads/contract/leads/lead-machine.ts';
import { testApp } from '#platform/testing/test-app.ts';
import { linkToLead } from '../mails/link-to-lead.ts';
import { chooseReminders, linkToReminders } from '../reminders/reminder-choices.ts';
import type { LeadsTables } from '../tables.ts';
import { brandLead } from '../testing/brand-lead.ts';
import { purgeLinks } from './expire-leads.job.ts';

const suite = await testApp({ work: false });
const { app } = suite;

test('a link expires as stated in the last mail with it, and is deleted half a year later [LEAD-11]', async () => {
  const client = await suite.people.client();
  const form = await brandForm(app, client.id, {
    settings: { ...NEW_FORM_SETTINGS, linkDays: 10 },
  });
  const leadId = await brandLead(app, { clientId: client.id, formId: form.id });
  const db = app.database.ofClient<LeadsTables>(client.id);
  const at = new Date('2026-03-02T09:30:00Z');
  const link = (from: Date) =>
    linkToLead(
      { db, app },
      { clientId: client.id, leadId },
      { email: 'a@shop.example', part: 'subscriber' },
      from,
    );
  const first = await link(at);
  expect((await link(daysAfter(at, 4))).open).toBe(first.open);
  const readStored = async () => {
    const { rows } = await sql<{ until: Date }>`
      select expires_at as until from leads.lead_tokens where lead_id = ${leadId}`.execute(db);
    return rows.map(({ until }) => until);
  };
  expect(await readStored()).toEqual([daysAfter(at, 14)]);
  await purgeLinks({ app }, daysAfter(at, 14 + 180));
  expect(await readStored()).toHaveLength(1);
  await purgeLinks({ app }, daysAfter(at, 14 + 181));
  expect(await readStored()).toEqual([]);
});

test('without a choice, a reminder link is deleted half a year after the last reminder; a choice remains stored [LEAD-06]', async () => {
  const client = await suite.people.client();
  const db = app.database.ofClient<LeadsTables>(client.id);
  const at = new Date('2026-03-02T09:30:00Z');
  for (const email of ['a@shop.example', 'b@shop.example'])
    await linkToReminders({ db, app }, { clientId: client.id, email, day: '2026-03-02' }, at);
  await chooseReminders({ app }, { clientId: client.id, recipient: 'b@shop.example' }, 'none');
  const readStored = async () => {
    const rows = await db.selectFrom('leads.reminder_choices').select('recipient').execute();
    return rows.map(({ recipient }) => recipient).sort();
  };
  await purgeLinks({ app }, daysAfter(at, 180));
  expect(await readStored()).toEqual(['a@shop.example', 'b@shop.example']);
  await purgeLinks({ app }, daysAfter(at, 181));
  expect(await readStored()).toEqual(['b@shop.example']);
});
