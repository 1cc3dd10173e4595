import { sql } from 'kysely';
import type { LeadRecipient } from '#modules/forms/contract/intake/routing.ts';
import { SUITE_ACTOR } from '#modules/leads/contract/leads/lead-machine.ts';
import { clientAdminsPort } from '#platform/server/sessions/user-ports.ts';
import { changeLead, type WhichLead } from '../leads/change-lead.ts';
import { mailLocale } from '../mails/form-mail-input.ts';
import type { LeadWithForm } from '../mails/lead-for-mail.ts';
import { linkToLead } from '../mails/link-to-lead.ts';
import { sendLeadMail } from '../mails/send-lead-mail.ts';
import type { Context } from '../tables.ts';

interface SubscriberNotification {
  to: readonly LeadRecipient[];
  at: Date;
  /** Id of the notification round; without it, recipients notified before are not notified again. */
  turn?: string;
  notice?: 'openAgain' | 'nobodyLeft';
}

const NOTICES = {
  openAgain: 'leads:clock.openAgain',
  nobodyLeft: 'leads:clock.nobodyLeft',
} as const;

/**
 * Removes a recipient from a new lead: their link ends, and the history stores the reason. Returns false if they were
 * not a recipient.
 */
export async function removeLeadRecipient(
  { db, app }: Context,
  which: WhichLead,
  {
    party: leadRecipient,
    reason,
    at,
  }: { party: { name: string; email: string }; reason: string | null; at: Date },
): Promise<boolean> {
  const email = leadRecipient.email.toLowerCase();
  const detail = { name: leadRecipient.name, email: leadRecipient.email, reason };
  const changed = await changeLead({ db, app }, which, ({ status, subscribers }) => {
    const remaining = subscribers.filter((current) => current.email.toLowerCase() !== email);
    if (status !== 'new' || remaining.length === subscribers.length) return undefined;
    return {
      changes: { subscribers: remaining },
      by: SUITE_ACTOR,
      at,
      lines: [{ kind: 'unassign', detail }],
      links: {
        // A removal has no value of its own; link pages only distinguish `taken` from the others.
        set: sql`ended_at = ${at}, ended_why = 'forwarded'`,
        of: sql`recipient = ${email} and part = 'subscriber'`,
      },
    };
  });
  return changed !== undefined;
}

/** Notifies recipients of a lead, each with a valid link [LEAD-09]. */
export async function notifySubscribers(
  { db, app }: Context,
  { form, lead }: LeadWithForm,
  { to, at, turn, notice }: SubscriberNotification,
): Promise<void> {
  const which = { clientId: form.clientId, leadId: lead.id };
  for (const leadRecipient of to) {
    const { email, locale } = leadRecipient;
    const linkHolder = { email, part: 'subscriber' as const };
    const { open, reject } = await linkToLead({ db, app }, which, linkHolder, at);
    await sendLeadMail(
      { db, app },
      {
        form,
        lead,
        mail: 'newLead',
        to: leadRecipient,
        part: 'subscriber',
        links: { open, reject },
        at,
        ...(turn && { turn }),
        ...(notice && {
          notice: app.texts.translator(mailLocale(form.translations, 'newLead', locale))(
            NOTICES[notice],
          ),
        }),
      },
    );
  }
}

/**
 * Fallback if no recipient is left: assigns the brand's admins, except those that rejected the lead or are unreachable.
 * Returns the new recipients.
 */
export async function assignBrandAdmins(
  { db, app }: Context,
  { form, lead }: LeadWithForm,
  { turn, at, without = [] }: { turn: string; at: Date; without?: readonly string[] },
): Promise<LeadRecipient[]> {
  const { clientId } = form;
  const { admins } = await app.ports.call(clientAdminsPort, { clientId }, { db, app });
  const excludedEmails = new Set([
    ...without,
    ...lead.rejected.map(({ email }) => email.toLowerCase()),
    ...(await readFormerRecipientEmails({ db }, { clientId, id: lead.id })),
  ]);
  const subscribers = admins
    .filter(({ email }) => !excludedEmails.has(email.toLowerCase()))
    .map(({ userId, email, name, locale }): LeadRecipient => ({ userId, email, name, locale }));
  if (subscribers.length === 0) return [];
  const lines = subscribers.map(({ name, email }) => ({
    kind: 'assign' as const,
    detail: { name, email },
  }));
  const changed = await changeLead({ db, app }, { clientId, id: lead.id }, (found) =>
    found.status === 'new' && found.subscribers.length === 0
      ? { changes: { subscribers }, by: SUITE_ACTOR, at, lines }
      : undefined,
  );
  if (!changed) return [];
  const current = { form, lead: { ...lead, subscribers } };
  await notifySubscribers({ db, app }, current, {
    to: subscribers,
    turn,
    at,
    notice: 'nobodyLeft',
  });
  return subscribers;
}

/** E-mails of recipients that were removed with a reason: bounced, left or erased. */
async function readFormerRecipientEmails(
  { db }: Pick<Context, 'db'>,
  { clientId, id }: { clientId: string; id: string },
): Promise<string[]> {
  const { rows } = await sql<{ email: string }>`
    select lower(detail ->> 'email') as email from leads.lead_history
    where client_id = ${clientId} and lead_id = ${id} and kind = 'unassign'
      and detail ->> 'reason' is not null and detail ->> 'email' is not null`.execute(db);
  return rows.map(({ email }) => email);
}
