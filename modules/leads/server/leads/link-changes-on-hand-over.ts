import { sql } from 'kysely';
import type { LeadRecipient } from '#modules/leads/contract/intake/routing.ts';
import type { LeadChange, LeadToChange } from './change-lead.ts';
import { daysAfter } from './days-after.ts';

/**
 * Links after a lead is forwarded or moved: those of current recipients and observers become valid for a full period,
 * all others end permanently. The consumer's link is unchanged.
 */
export function linkChangesOnHandOver(
  { settings }: Pick<LeadToChange, 'settings'>,
  { subscribers, observers }: Record<'subscribers' | 'observers', readonly LeadRecipient[]>,
  { why, at }: { why: 'forwarded' | 'relocated'; at: Date },
): NonNullable<LeadChange['links']> {
  const isOf = (part: string, parties: readonly LeadRecipient[]) => {
    const emails = parties.map(({ email }) => email.toLowerCase());
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
