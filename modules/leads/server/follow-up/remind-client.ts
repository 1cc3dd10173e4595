import { sql } from 'kysely';
import { findBrand } from '#modules/directory/contract/clients/client-ports.ts';
import type { App } from '#platform/server/app.ts';
import { readFormSummaries } from '../forms/read-form.ts';
import type { WhichLead } from '../leads/change-lead.ts';
import { leadWithForm } from '../mails/lead-for-mail.ts';
import { linkToLead } from '../mails/link-to-lead.ts';
import { sendLeadMail } from '../mails/send-lead-mail.ts';
import type { Context, LeadsTables } from '../tables.ts';
import { dueReminders, type MailingZone, markReminded, readMailingZones } from './due-reminders.ts';
import { sendReminder } from './send-reminder.ts';

/** Leads per run; the rest follows in the next run, 15 minutes later. */
const AT_A_TIME = 500;

interface Given {
  at?: Date;
  signal?: AbortSignal;
}

/**
 * Sends the morning mails of a client in each time zone where it is morning: reminders of open leads and the purchase
 * question to consumers. Failures do not stop other mails and are retried by the next run; no mail is sent twice.
 */
export async function remindClient(
  { app }: { app: App },
  clientId: string,
  { at = new Date(), signal }: Given = {},
): Promise<void> {
  const db = app.database.ofClient<LeadsTables>(clientId);
  const brand = await app.ports.call(findBrand, { clientId }, { db, app });
  if (!brand || brand.archived) return;
  const { timeZone } = brand;
  for (const clock of await readMailingZones({ db, app }, { clientId, timeZone }, at)) {
    await remindBy(app, { ...clock, clientId }, { at, ...(signal && { signal }) });
    await requestPurchaseOutcomes(app, { ...clock, clientId }, { at, ...(signal && { signal }) });
  }
}

async function remindBy(
  app: App,
  clock: MailingZone & { clientId: string },
  { at, signal }: { at: Date; signal?: AbortSignal },
): Promise<void> {
  const { clientId, day } = clock;
  const db = app.database.ofClient<LeadsTables>(clientId);
  const reminders = await dueReminders({ db, app }, clock, at);
  const done = new Set(reminders.flatMap(({ leadIds, isChosen }) => (isChosen ? [] : leadIds)));
  for (const reminder of reminders) {
    if (signal?.aborted) return;
    try {
      await db
        .transaction()
        .execute((tx) => sendReminder({ db: tx, app }, clock, { ...reminder, at }));
    } catch (error) {
      app.log.error({ error, formId: reminder.formId }, 'a reminder could not be sent');
      for (const id of reminder.leadIds) done.delete(id);
    }
  }
  // Runs last: if the worker crashes before, the next run detects the mails already sent.
  await markReminded({ db }, { clientId, day, leadIds: [...done] });
}

/** Mails the consumer once, some days after acceptance, with buttons to say whether they bought. */
async function requestPurchaseOutcomes(
  app: App,
  { clientId, locationIds }: MailingZone & { clientId: string },
  { at, signal }: { at: Date; signal?: AbortSignal },
): Promise<void> {
  const db = app.database.ofClient<LeadsTables>(clientId);
  const forms = await readFormSummaries({ db, app }, clientId);
  const waits = forms.map(({ id, settings }) => ({ id, days: settings.askConsumerAfterDays }));
  const { rows } = await sql<{ id: string }>`
    select lead.id from leads.leads as lead
    join jsonb_to_recordset(${JSON.stringify(waits)}::jsonb) as form (id uuid, days int) on form.id = lead.form_id
    where lead.client_id = ${clientId} and lead.status = 'accepted' and lead.closes_at > ${at}
      and lead.outcome_asked_at is null and lead.email is not null
      and (lead.location_id = any (${locationIds.filter(Boolean)}::uuid[])
        or ${locationIds.includes(null)} and lead.location_id is null)
      and lead.accepted_at + make_interval(days => form.days) <= ${at}
    order by lead.closes_at, lead.id
    limit ${AT_A_TIME}`.execute(db);
  for (const { id } of rows) {
    if (signal?.aborted) return;
    try {
      await db.transaction().execute((tx) => requestOutcome({ db: tx, app }, { clientId, id }, at));
    } catch (error) {
      app.log.error({ error, leadId: id }, 'a consumer could not be asked');
    }
  }
}

async function requestOutcome(
  { db, app }: Context,
  { clientId, id }: WhichLead,
  at: Date,
): Promise<void> {
  const { rows } = await sql`
    update leads.leads set outcome_asked_at = ${at}
    where client_id = ${clientId} and id = ${id} and status = 'accepted' and outcome_asked_at is null
    returning id`.execute(db);
  const found = rows.length > 0 ? await leadWithForm({ db, app }, { clientId, id }) : undefined;
  if (!found?.lead.email) return;
  const { form, lead } = found;
  const { email } = found.lead;
  const part = 'consumer';
  const { convert, lose } = await linkToLead(
    { db, app },
    { clientId, leadId: id },
    { email, part },
    at,
  );
  const to = { email, name: lead.firstname ?? '', locale: lead.metadata.locale };
  const links = { open: convert, reject: lose };
  await sendLeadMail({ db, app }, { form, lead, mail: 'outcome', to, part, links, at });
}
