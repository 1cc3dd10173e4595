import { sql } from 'kysely';
import type { Form } from '#modules/forms/contract/form.ts';
import type { LeadRecipient } from '#modules/forms/contract/intake/routing.ts';
import type { App } from '#platform/server/app.ts';
import { readForm } from '../forms/read-form.ts';
import { formMails } from '../mails/form-mail.ts';
import { mailLocale } from '../mails/form-mail-input.ts';
import { readLeadsMailData } from '../mails/lead-for-mail.ts';
import { leadMailKey, noteMail } from '../mails/note-mail.ts';
import { hashRecipient } from '../mails/send-lead-mail.ts';
import { linkToReminders } from '../reminders/reminder-choices.ts';
import type { Context } from '../tables.ts';
import type { DueReminder } from './due-reminders.ts';
import { isResponsibleRecipient, reminderMail } from './reminder-mail.ts';

/** Maximum number of leads in one mail; the others are only counted and follow in later mails. */
const SHOWN = 20;

/**
 * Sends one recipient a single daily mail about all open leads and records it in each lead's history [LEAD-06]
 * [LEAD-08]. Returns whether it was sent.
 */
export async function sendReminder(
  { db, app }: Context,
  { clientId, day, timeZone }: { clientId: string; day: string; timeZone: string },
  { formId, party, leadIds, at, byHand = false }: DueReminder & { at: Date; byHand?: boolean },
): Promise<boolean> {
  const form = await readForm({ db, app }, { clientId, id: formId });
  // A manual reminder repeats leads already mentioned today; it can be sent only once a day.
  const notReminded = byHand
    ? leadIds
    : await filterNotNotifiedToday({ db }, { clientId, day, email: party.email, leadIds });
  const found = await readLeadsMailData({ db }, { clientId, ids: notReminded.slice(0, SHOWN) });
  // Skips leads that were answered since they were found due.
  const leads = found.filter((lead) => !lead.handled && isResponsibleRecipient(lead, party));
  const [first] = leads;
  if (!first) return false;
  const locale = mailLocale(form.translations, 'followUp', party.locale);
  const more = notReminded.length - Math.min(notReminded.length, SHOWN);
  // One mail per day and time zone, even if a crashed worker already sent it in part.
  const key = keyOf({ app }, { form, party, turn: `${day} ${byHand ? 'by hand' : timeZone}` });
  const reminders = await linkToReminders({ db, app }, { clientId, email: party.email, day }, at);
  const about = { form, leads, party, locale, timeZone, more, reminders, at };
  const isNew = await app.mail.send(db, formMails.followUp, {
    to: party.email,
    locale,
    clientId,
    input: await reminderMail({ db, app }, about),
    idempotencyKey: key,
  });
  if (!isNew) return false;
  const { email: to, name } = party;
  await noteMail(
    { db, app },
    { clientId, formId, leadIds: leads.map(({ id }) => id), at },
    {
      mail: 'followUp',
      to,
      name,
      part: 'subscriber',
      locale,
      key,
      day,
      shown: leads.length,
      ...(byHand && { byHand }),
    },
  );
  return true;
}

function keyOf(
  { app }: { app: Pick<App, 'secrets'> },
  { form, party, turn }: { form: Form; party: LeadRecipient; turn: string },
): string {
  const recipient = hashRecipient({ app }, party.email);
  const { clientId, id: leadId } = form;
  return leadMailKey({ clientId, leadId, mail: 'followUp', recipient, turn });
}

/** Skips recipients that a lost worker already notified. */
async function filterNotNotifiedToday(
  { db }: Pick<Context, 'db'>,
  given: { clientId: string; day: string; email: string; leadIds: readonly string[] },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct lead_id as id from leads.lead_history
    where client_id = ${given.clientId} and lead_id = any (${given.leadIds}::uuid[]) and kind = 'mail'
      and detail ->> 'mail' = 'followUp' and detail ->> 'day' = ${given.day}
      and lower(detail ->> 'to') = ${given.email.toLowerCase()}`.execute(db);
  const notifiedIds = new Set(rows.map(({ id }) => id));
  return given.leadIds.filter((id) => !notifiedIds.has(id));
}
