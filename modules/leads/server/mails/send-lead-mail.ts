import { sql } from 'kysely';
import type { Form } from '#modules/forms/contract/form.ts';
import type { FormMail } from '#modules/forms/contract/form-notifications.ts';
import type { LeadRecipient } from '#modules/forms/contract/intake/routing.ts';
import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';
import type { LeadPart } from '../tables/token-tables.ts';
import type { Context } from '../tables.ts';
import { formMails } from './form-mail.ts';
import { mailLocale } from './form-mail-input.ts';
import type { LeadMailData } from './lead-for-mail.ts';
import type { LeadLinks } from './link-to-lead.ts';
import { mailAboutLead } from './mail-about-lead.ts';
import { isMailNoted, leadMailKey, noteMail } from './note-mail.ts';

export const CONFIRMATION_SPAN = '1 hour';

/**
 * Claims the one confirmation that a mailbox may get per hour, over all brands and processes. The claim belongs to the
 * transaction that enqueues the mail: a concurrent claim waits and fails, or succeeds if the first is rolled back.
 */
async function claimConfirmation(
  { db, app }: { db: Db; app: Pick<App, 'secrets'> },
  email: string,
): Promise<boolean> {
  const recipient = app.secrets.hash('confirmed-recipient', mailboxOf(email));
  const { rows } = await sql<{ isClaimed: boolean }>`
    select leads.claim_confirmation(${recipient}, ${CONFIRMATION_SPAN}::interval) as "isClaimed"`.execute(
    db,
  );
  return rows[0]?.isClaimed === true;
}

const WITHOUT_DOTS = ['gmail.com', 'googlemail.com'];

/** Normalised mailbox address: without a tag (`+shop`), and for Gmail without dots. */
function mailboxOf(email: string): string {
  const address = email.normalize('NFKC').toLowerCase().trim();
  const at = address.lastIndexOf('@');
  const domain = address.slice(at + 1);
  const tag = address.indexOf('+', 1);
  const name = address.slice(0, tag > 0 && tag < at ? tag : at);
  return WITHOUT_DOTS.includes(domain)
    ? `${name.replaceAll('.', '')}@gmail.com`
    : `${name}@${domain}`;
}

export interface LeadMail {
  form: Form;
  lead: LeadMailData;
  mail: FormMail;
  to: Pick<LeadRecipient, 'email' | 'name'> & { locale: string | null };
  part: LeadPart;
  links: LeadLinks;
  /** Id of the repetition; without it, recipients that already got this mail for this lead are skipped. */
  turn?: string;
  /** What changed since the last mail of this kind. */
  notice?: string;
  at?: Date;
}

/** Sends one mail about a lead once and records recipient and kind in its history [LEAD-08] [LEAD-09]. */
export async function sendLeadMail(
  { db, app }: Context,
  { form, lead, mail, to, part, links, turn, notice, at = new Date() }: LeadMail,
): Promise<void> {
  const { clientId } = form;
  const locale = mailLocale(form.translations, mail, to.locale);
  const recipient = hashRecipient({ app }, to.email);
  const key = leadMailKey({ clientId, leadId: lead.id, mail, recipient, ...(turn && { turn }) });
  // The history is stored longer than mails in the outbox.
  const isAnyTurn = turn === undefined;
  if (await isMailNoted({ db }, { clientId, leadId: lead.id, key, isAnyTurn })) return;
  const { name } = to;
  const noted = { mail, to: to.email, name, part, locale, key };
  const lines = { clientId, formId: form.id, leadIds: [lead.id], at };
  if (mail === 'confirmation' && !(await claimConfirmation({ db, app }, to.email))) {
    await noteMail({ db, app }, lines, { ...noted, state: 'limited' });
    return;
  }
  const about = { form, lead, mail, locale, links: linksOf(links), at, ...(notice && { notice }) };
  const isNew = await app.mail.send(db, formMails[mail], {
    to: to.email,
    locale,
    clientId,
    input: await mailAboutLead({ db, app }, about),
    idempotencyKey: key,
  });
  if (isNew) await noteMail({ db, app }, lines, noted);
}

/** Hash of the recipient, because keys are stored longer than addresses may be. */
export function hashRecipient({ app }: { app: Pick<App, 'secrets'> }, email: string): string {
  return app.secrets.hash('lead-mail', email.toLowerCase()).slice(0, 22);
}

function linksOf({ open, reject }: LeadLinks): LeadLinks {
  return { open, reject };
}
