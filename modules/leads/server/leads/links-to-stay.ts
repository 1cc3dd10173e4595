import { sql } from 'kysely';
import type { LeadParty } from '#modules/leads/contract/intake/routing.ts';
import type { LeadChange, LeadToChange } from './change-lead.ts';
import { daysAfter } from './days-after.ts';

/**
 * The links of a lead that has gone elsewhere: those of whoever is asked or reads there open again, for as long as a new
 * one, and all others end for good. A consumer's stays as it is.
 */
export function linksToStay(
  { settings }: Pick<LeadToChange, 'settings'>,
  { subscribers, observers }: Record<'subscribers' | 'observers', readonly LeadParty[]>,
  { why, at }: { why: 'forwarded' | 'relocated'; at: Date },
): NonNullable<LeadChange['links']> {
  const isOf = (part: string, parties: readonly LeadParty[]) => {
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
