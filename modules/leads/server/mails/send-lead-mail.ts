import { sql } from 'kysely';
import type { Form } from '#modules/leads/contract/forms/form.ts';
import type { FormMail } from '#modules/leads/contract/forms/form-mails.ts';
import type { LeadParty } from '#modules/leads/contract/intake/routing.ts';
import { THE_SUITE } from '#modules/leads/contract/leads/lead-party.ts';
import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';
import { uuidV7 } from '#platform/server/database/uuid-v7.ts';
import type { LeadPart } from '../tables/token-tables.ts';
import type { LeadsTables } from '../tables.ts';
import { formMails } from './form-mail.ts';
import type { LeadLinks } from './link-to-lead.ts';
import { mailAboutLead } from './mail-about-lead.ts';
import { mailLocale } from './mail-locale.ts';
import { leadMailKey } from './note-mail-end.ts';
import type { ToldLead } from './told-lead.ts';

export interface LeadMail {
  form: Form;
  lead: ToldLead;
  mail: FormMail;
  to: Pick<LeadParty, 'email' | 'name'> & { locale: string | null };
  part: LeadPart;
  links: LeadLinks;
  /** Which of several: a reminder comes again. */
  turn?: string;
}

/** Sends one mail about a lead once, and writes into its history to whom and which [LEAD-08] [LEAD-09]. */
export async function sendLeadMail(
  { db, app }: { db: Db<LeadsTables>; app: App },
  { form, lead, mail, to, part, links, turn }: LeadMail,
): Promise<void> {
  const { clientId } = form;
  const locale = mailLocale(form.translations, mail, to.locale);
  const recipient = app.secrets.hash('lead-mail', to.email.toLowerCase()).slice(0, 22);
  const key = leadMailKey({ clientId, leadId: lead.id, mail, recipient, ...(turn && { turn }) });
  const detail = { mail, to: to.email, name: to.name, part, locale, key, state: 'waiting' };
  const { rows } = await sql<{ id: string }>`
    insert into leads.lead_history (client_id, id, lead_id, kind, by, detail, mail_of_form)
    select ${clientId}, ${uuidV7()}, ${lead.id}, 'mail', ${JSON.stringify(THE_SUITE)}::jsonb,
      ${JSON.stringify(detail)}::jsonb, ${form.id}
    where not exists (
      select from leads.lead_history
      where client_id = ${clientId} and lead_id = ${lead.id} and detail ->> 'key' = ${key})
    returning id`.execute(db);
  if (rows.length === 0) return;
  await app.mail.send(db, formMails[mail], {
    to: to.email,
    locale,
    clientId,
    input: await mailAboutLead({ db, app }, { form, lead, mail, locale, links }),
    idempotencyKey: key,
  });
}
