import type { FormMail } from '#modules/leads/contract/forms/form-mails.ts';
import type { App } from '#platform/server/app.ts';
import type { MailCheck } from '#platform/server/mail-check.ts';
import { checkReminder } from '../clocks/check-reminder.ts';
import { isAskedStill } from '../clocks/is-asked-still.ts';
import { copyOfLeadMail } from '../leads/copy-of-lead.mail.ts';
import { hasLeftBrand } from '../routing/has-left-brand.ts';
import type { LeadsTables } from '../tables.ts';
import { formMails } from './form-mail.ts';
import { readLeadMailKey } from './lead-mail-key.ts';
import { hashOfRecipient } from './send-lead-mail.ts';
import { type ToldLead, toldLead } from './told-lead.ts';

interface Reader {
  app: App;
  email: string;
  turn: string;
}

const isOwner = ({ owner }: ToldLead, email: string) =>
  owner?.email.toLowerCase() === email.toLowerCase();

/** Whether a mail of one lead still says how it stands. What is not named says nothing that passes. */
const HOLDS: { [Mail in FormMail]?: (lead: ToldLead, reader: Reader) => boolean } = {
  newLead: isAskedStill,
  newLeadCopy: ({ observers }, reader) =>
    observers.some(({ email }) => email.toLowerCase() === reader.email.toLowerCase()),
  taken: (lead, { email }) => lead.owner !== null && !isOwner(lead, email),
  // Its turn is whoever has accepted.
  answered: ({ status, owner }, { app, turn }) =>
    status === 'accepted' && hashOfRecipient({ app }, owner?.email ?? '') === turn,
  outcome: ({ status }) => status === 'accepted',
  bought: ({ status }) => status === 'converted',
};

/** Who has left the brand is told nothing more, whatever waited. */
const TO_STORES = new Set<string>([
  'newLead',
  'newLeadCopy',
  'taken',
  'bought',
  'followUp',
] satisfies FormMail[]);

/** A mail about a lead that was deleted, answered or moved while it waited does not leave [LEAD-06] [LEAD-09]. */
export const checkLeadMail: MailCheck = {
  mails: [...Object.values(formMails), copyOfLeadMail],
  async check({ about, to: email, locale, app }) {
    const key = readLeadMailKey(about);
    if (!key) return 'holds';
    const { clientId, leadId, mail, turn } = key;
    const db = app.database.ofClient<LeadsTables>(clientId);
    if (TO_STORES.has(mail) && (await hasLeftBrand({ db, app }, { clientId, email })))
      return 'untrue';
    if (mail === 'followUp') return checkReminder({ db, app }, { clientId, about, email, locale });
    const lead = await toldLead({ db }, { clientId, id: leadId });
    if (!lead) return 'untrue';
    return (HOLDS[mail as FormMail]?.(lead, { app, email, turn }) ?? true) ? 'holds' : 'untrue';
  },
};
