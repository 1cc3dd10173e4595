import { sql } from 'kysely';
import type { LeadParty } from '#modules/leads/contract/intake/routing.ts';
import type { Db } from '#platform/server/database/database.ts';
import type { ShopClock } from './clocks-of-client.ts';
import { WARNING_HOURS } from './warning-hours.ts';

/** All that one recipient is to be reminded of, of one form, the ones that are lost first at the beginning. */
export interface DueReminder {
  formId: string;
  party: LeadParty;
  leadIds: string[];
}

/**
 * Who is due by the form's frequency: whoever has an open lead, else everybody who was asked. Weekly means seven days after
 * the last time, and once more before it is lost. What came today, or was asked anew today, waits until tomorrow; of
 * what somebody has answered before nobody is reminded [LEAD-06].
 */
export async function dueReminders(
  { db }: { db: Db },
  { clientId, timeZone, day, locationIds }: ShopClock & { clientId: string },
  at: Date,
): Promise<DueReminder[]> {
  const since = sql`coalesce(lead.accepted_at, lead.created_at)`;
  const warning = sql`make_interval(hours => ${WARNING_HOURS})`;
  const dayOf = (moment: unknown) => sql`(${moment} at time zone ${timeZone}::text)::date`;
  const { rows } = await sql<DueReminder>`
    with due as (
      select lead.id, lead.form_id, lead.closes_at,
        case lead.status when 'accepted' then jsonb_build_array(lead.owner) else lead.subscribers end as parties
      from leads.leads as lead
      join leads.forms as form on form.client_id = lead.client_id and form.id = lead.form_id
      where lead.client_id = ${clientId} and lead.status in ('new', 'accepted')
        and lead.closes_at > ${at} and lead.handled is null
        and (lead.location_id = any (${locationIds.filter(Boolean)}::uuid[])
          or ${locationIds.includes(null)} and lead.location_id is null)
        and (lead.reminded_on is null or lead.reminded_on < ${day}::date)
        and ${dayOf(since)} < ${day}::date
        and case form.notifications ->> 'followUp'
          when 'daily' then true
          when 'weekly' then ${day}::date - coalesce(lead.reminded_on, ${dayOf(since)}) >= 7
            or lead.closes_at <= ${at}::timestamptz + ${warning}
              and coalesce(lead.reminded_on <= ${dayOf(sql`(lead.closes_at - ${warning})`)}, true)
          else false end
        and (lead.status = 'accepted' or not exists (
          select from leads.lead_history as line
          where line.client_id = lead.client_id and line.lead_id = lead.id and line.kind = 'mail'
            and line.detail ->> 'mail' = 'newLead' and ${dayOf(sql`line.at`)} = ${day}::date)))
    select due.form_id as "formId", min(party::text)::jsonb as party,
      array_agg(due.id order by due.closes_at, due.id) as "leadIds"
    from due, jsonb_array_elements(due.parties) as party
    where party ->> 'email' <> ''
    group by due.form_id, lower(party ->> 'email')
    order by due.form_id, lower(party ->> 'email')`.execute(db);
  return rows;
}

export async function markReminded(
  { db }: { db: Db },
  { clientId, day, leadIds }: { clientId: string; day: string; leadIds: readonly string[] },
): Promise<void> {
  await sql`
    update leads.leads set reminded_on = ${day}::date
    where client_id = ${clientId} and id = any (${leadIds}::uuid[])`.execute(db);
}
