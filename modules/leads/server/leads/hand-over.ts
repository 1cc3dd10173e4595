import { sql } from 'kysely';
import type { LeadRecipient } from '#modules/forms/contract/intake/routing.ts';
import { daysAfter } from '#modules/leads/contract/leads/lead-machine.ts';
import { leadRefusals } from '#modules/leads/contract/leads/lead-problems.ts';
import { readForm } from '../forms/read-form.ts';
import { linkToLead } from '../mails/link-to-lead.ts';
import { sendLeadMail } from '../mails/send-lead-mail.ts';
import type { Context } from '../tables.ts';
import type { LeadChange, LeadToChange, StoredLead } from './change-lead.ts';
import { refusalParams } from './lead-state.ts';

/** Refuses to forward or move a converted or lost lead. */
export function refuseEnded(lead: StoredLead): void {
  const refusal =
    lead.status === 'converted'
      ? 'alreadyConverted'
      : lead.status === 'lost'
        ? 'alreadyLost'
        : undefined;
  if (refusal) throw leadRefusals[refusal](refusalParams(lead, refusal));
}

/**
 * Links after a lead is forwarded or moved: those of current recipients and observers become valid for a full period,
 * all others end permanently. The consumer's link is unchanged.
 */
export function linkChangesOnHandOver(
  { settings }: Pick<LeadToChange, 'settings'>,
  { subscribers, observers }: Record<'subscribers' | 'observers', readonly LeadRecipient[]>,
  { why, at }: { why: 'forwarded' | 'relocated'; at: Date },
): NonNullable<LeadChange['links']> {
  const isOf = (part: string, leadRecipients: readonly LeadRecipient[]) => {
    const emails = leadRecipients.map(({ email }) => email.toLowerCase());
    return sql`(part = ${part} and recipient = any (${emails}::text[]))`;
  };
  const stays = sql`(${isOf('subscriber', subscribers)} or ${isOf('observer', observers)})`;
  const until = daysAfter(at, settings.linkDays);
  return {
    set: sql`ended_at = case when ${stays} then null else coalesce(ended_at, ${at}::timestamptz) end,
      ended_why = case when ${stays} then null else ${why} end,
      expires_at = case when ${stays} then greatest(expires_at, ${until}::timestamptz) else expires_at end`,
    of: sql`part <> 'consumer'`,
  };
}

/** Sends new subscribers and observers the mail of a new lead, even if they got it before. */
export async function notifyNewRecipients(
  { db, app }: Context,
  lead: StoredLead,
  { subscribers, observers }: Record<'subscribers' | 'observers', readonly LeadRecipient[]>,
  /** Id of the event that made them recipients, to allow a repeated mail. */
  turn: string,
): Promise<void> {
  const clientId = lead.client_id;
  const form = await readForm({ db, app }, { clientId, id: lead.form_id });
  for (const [mail, part, leadRecipients] of [
    ['newLead', 'subscriber', subscribers],
    ['newLeadCopy', 'observer', observers],
  ] as const)
    for (const to of leadRecipients) {
      const which = { clientId, leadId: lead.id };
      const { open, reject } = await linkToLead({ db, app }, which, { email: to.email, part });
      const links = { open, reject: part === 'subscriber' ? reject : '' };
      await sendLeadMail({ db, app }, { form, lead, mail, to, part, links, turn });
    }
}
