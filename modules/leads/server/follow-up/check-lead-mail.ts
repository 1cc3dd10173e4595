import { sql } from 'kysely';
import { findBrand } from '#modules/directory/contract/clients/client-ports.ts';
import type { FormMail } from '#modules/forms/contract/form-notifications.ts';
import type { Locale } from '#platform/contract/locale.ts';
import { dayIn } from '#platform/contract/time-zone.ts';
import type { App } from '#platform/server/app.ts';
import type { MountedMailCheck } from '#platform/server/mail/mail-template.ts';
import type { MailCheck } from '#platform/server/module-parts.ts';
import { readForm } from '../forms/read-form.ts';
import { leadCopyMail } from '../leads/lead-copy.mail.ts';
import { formMails } from '../mails/form-mail.ts';
import { type LeadMailData, readLeadMailData, readLeadsMailData } from '../mails/lead-for-mail.ts';
import { readLeadMailKey } from '../mails/note-mail.ts';
import { hashRecipient } from '../mails/send-lead-mail.ts';
import { linkToReminders, wantsNone } from '../reminders/reminder-choices.ts';
import { hasLeftBrand } from '../routing/resolve-lead-recipients.ts';
import type { Context, LeadsTables } from '../tables.ts';
import { readShopTimeZones } from './due-reminders.ts';
import { isResponsibleRecipient, reminderMail } from './reminder-mail.ts';

interface Reader {
  app: App;
  email: string;
  turn: string;
}

const isOwner = ({ owner }: LeadMailData, email: string) =>
  owner?.email.toLowerCase() === email.toLowerCase();

/** Whether a mail about one lead is still accurate. Mails not listed never become outdated. */
const HOLDS: { [Mail in FormMail]?: (lead: LeadMailData, reader: Reader) => boolean } = {
  newLead: isResponsibleRecipient,
  newLeadCopy: ({ observers }, reader) =>
    observers.some(({ email }) => email.toLowerCase() === reader.email.toLowerCase()),
  taken: (lead, { email }) => lead.owner !== null && !isOwner(lead, email),
  // `turn` of this mail is the hash of the owner.
  answered: ({ status, owner }, { app, turn }) =>
    status === 'accepted' && hashRecipient({ app }, owner?.email ?? '') === turn,
  outcome: ({ status }) => status === 'accepted',
  bought: ({ status }) => status === 'converted',
};

/** Mails to stores; a recipient that left the brand no longer gets them, even if already queued. */
const TO_STORES = new Set<string>([
  'newLead',
  'newLeadCopy',
  'taken',
  'bought',
  'followUp',
] satisfies FormMail[]);

/** A queued mail about a lead is not sent if the lead was deleted, answered or moved meanwhile [LEAD-06] [LEAD-09]. */
export const checkLeadMail: MailCheck = {
  mails: [...Object.values(formMails), leadCopyMail],
  async check({ about, to: email, locale, app }) {
    const key = readLeadMailKey(about);
    if (!key) return 'holds';
    const { clientId, leadId, mail, turn } = key;
    const db = app.database.ofClient<LeadsTables>(clientId);
    if (TO_STORES.has(mail) && (await hasLeftBrand({ db, app }, { clientId, email })))
      return 'untrue';
    if (mail === 'followUp') return checkReminder({ db, app }, { clientId, about, email, locale });
    const lead = await readLeadMailData({ db }, { clientId, id: leadId });
    if (!lead) return 'untrue';
    return (HOLDS[mail as FormMail]?.(lead, { app, email, turn }) ?? true) ? 'holds' : 'untrue';
  },
};

interface Waiting {
  clientId: string;
  about: string;
  email: string;
  locale: Locale;
}

/**
 * Rechecks a queued reminder before it is sent: it is cancelled if the recipient has no open lead left, and rewritten
 * if leads changed.
 */
async function checkReminder(
  { db, app }: Context,
  { clientId, about, email, locale }: Waiting,
): Promise<Awaited<ReturnType<MountedMailCheck['check']>>> {
  const { rows } = await sql<{
    id: string;
    name: string;
    shown: number | null;
    isChanged: boolean;
  }>`
    select line.lead_id as id, line.detail ->> 'name' as name, (line.detail ->> 'shown')::int as shown,
      lead.updated_at > line.at as "isChanged"
    from leads.lead_history as line
    join leads.leads as lead on lead.client_id = line.client_id and lead.id = line.lead_id
    where line.client_id = ${clientId} and line.kind = 'mail' and line.detail ->> 'key' = ${about}
    order by lead.closes_at, lead.id`.execute(db);
  const mailedLeads = await readLeadsMailData({ db }, { clientId, ids: rows.map(({ id }) => id) });
  const leads = mailedLeads.filter(
    (lead) => !lead.handled && isResponsibleRecipient(lead, { email }),
  );
  const [first] = leads;
  if (!first || (await wantsNone({ db }, { clientId, email }))) return 'untrue';
  // Deleted leads have no history entry left; the remaining entries store the original number.
  const isWhole = leads.length === (rows[0]?.shown ?? rows.length);
  if (isWhole && !rows.some(({ isChanged }) => isChanged)) return 'holds';
  const brand = await app.ports.call(findBrand, { clientId }, { db, app });
  const brandZone = brand?.timeZone ?? 'UTC';
  const ids = first.location_id ? [first.location_id] : [];
  const zones = await readShopTimeZones({ db, app }, { clientId, ids, brandZone });
  const at = new Date();
  const form = await readForm({ db, app }, { clientId, id: first.form_id });
  const leadRecipient = { email, name: rows[0]?.name ?? '', userId: null, locale };
  const timeZone = zones.get(first.location_id) ?? brandZone;
  const more = await openBeside({ db }, { clientId, formId: form.id, email, leads, at });
  const day = dayIn(at, timeZone);
  const reminders = await linkToReminders({ db, app }, { clientId, email, day }, at);
  const reminder = { form, leads, party: leadRecipient, locale, timeZone, more, reminders, at };
  return { input: await reminderMail({ db, app }, reminder) };
}

async function openBeside(
  { db }: Pick<Context, 'db'>,
  given: {
    clientId: string;
    formId: string;
    email: string;
    leads: readonly { id: string }[];
    at: Date;
  },
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from leads.leads
    where client_id = ${given.clientId} and form_id = ${given.formId} and status in ('new', 'accepted')
      and handled is null and closes_at > ${given.at} and id <> all (${given.leads.map(({ id }) => id)}::uuid[])
      and exists (
        select from jsonb_array_elements(
          case status when 'accepted' then jsonb_build_array(owner) else subscribers end) as party
        where lower(party ->> 'email') = ${given.email.toLowerCase()})`.execute(db);
  return rows[0]?.count ?? 0;
}
