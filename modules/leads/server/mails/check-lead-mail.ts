import type { FormMail } from '#modules/leads/contract/forms/form-mails.ts';
import type { App } from '#platform/server/app.ts';
import type { MailCheck } from '#platform/server/mail-check.ts';
import { checkReminder } from '../follow-up/check-reminder.ts';
import { isResponsibleRecipient } from '../follow-up/is-responsible-recipient.ts';
import { leadCopyMail } from '../leads/lead-copy.mail.ts';
import { hasLeftBrand } from '../routing/has-left-brand.ts';
import type { LeadsTables } from '../tables.ts';
import { formMails } from './form-mail.ts';
import { type LeadMailData, readLeadMailData } from './lead-mail-data.ts';
import { readLeadMailKey } from './lead-mail-key.ts';
import { hashRecipient } from './send-lead-mail.ts';

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
  // The `turn` of this mail is the hash of the owner.
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

/** A mail about a lead that was deleted, answered or moved while it waited does not leave [LEAD-06] [LEAD-09]. */
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
