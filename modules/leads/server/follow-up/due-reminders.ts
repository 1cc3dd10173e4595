import { sql } from 'kysely';
import type { LeadRecipient } from '#modules/leads/contract/intake/routing.ts';
import type { Db } from '#platform/server/database/database.ts';
import { isWeekOver } from '../reminders/reminders-wanted.ts';
import type { MailingZone } from './read-mailing-zones.ts';
import { WARNING_HOURS } from './warning-hours.ts';

/** All leads of one form that a recipient is reminded of, the earliest deadline first. */
export interface DueReminder {
  formId: string;
  party: LeadRecipient;
  leadIds: string[];
}

export interface ScheduledReminder extends DueReminder {
  /** The recipient chose a frequency; their reminder does not affect the schedule of others. */
  isChosen: boolean;
}

/**
 * Due reminders by the form's frequency, to the owner or else to all subscribers. Weekly means seven days after the
 * last one, and again before the loss. Leads created or sent out again today, and handled ones, are skipped. Recipients
 * with their own choice get all open leads weekly, or none [LEAD-06].
 */
export async function dueReminders(
  { db }: { db: Db },
  { clientId, timeZone, day, locationIds }: MailingZone & { clientId: string },
  at: Date,
): Promise<ScheduledReminder[]> {
  const since = sql`coalesce(lead.accepted_at, lead.created_at)`;
  const warning = sql`make_interval(hours => ${WARNING_HOURS})`;
  const dayOf = (moment: unknown) => sql`(${moment} at time zone ${timeZone}::text)::date`;
  const today = sql`${day}::date`;
  const parties = sql`case lead.status when 'accepted' then jsonb_build_array(lead.owner) else lead.subscribers end`;
  // Includes all open leads regardless of reminders to others; otherwise weekly recipients would miss those due between
  // two weeks.
  const { rows } = await sql<ScheduledReminder>`
    with weekly as (
      select choice.recipient from leads.reminder_choices as choice
      where choice.client_id = ${clientId} and choice.frequency = 'weekly' and ${isWeekOver(today)}
    ), due as (
      select lead.id, lead.form_id, lead.closes_at, lead.parties, lead.is_due
      from (
        select lead.*, ${parties} as parties, form.notifications ->> 'followUp' as follow_up,
          (lead.reminded_on is null or lead.reminded_on < ${today})
          and case form.notifications ->> 'followUp'
            when 'daily' then true
            when 'weekly' then ${today} - coalesce(lead.reminded_on, ${dayOf(since)}) >= 7
              or lead.closes_at <= ${at}::timestamptz + ${warning}
                and coalesce(lead.reminded_on <= ${dayOf(sql`(lead.closes_at - ${warning})`)}, true)
            else false end as is_due
        from leads.leads as lead
        join leads.forms as form on form.client_id = lead.client_id and form.id = lead.form_id
        where lead.client_id = ${clientId}) as lead
      where lead.client_id = ${clientId} and lead.status in ('new', 'accepted')
        and lead.closes_at > ${at} and lead.handled is null
        and (lead.location_id = any (${locationIds.filter(Boolean)}::uuid[])
          or ${locationIds.includes(null)} and lead.location_id is null)
        and ${dayOf(since)} < ${today}
        and (lead.is_due or lead.follow_up in ('daily', 'weekly') and exists (select from weekly) and exists (
          select from jsonb_array_elements(lead.parties) as party
          join weekly on weekly.recipient = lower(party ->> 'email')))
        and (lead.status = 'accepted' or not exists (
          select from leads.lead_history as line
          where line.client_id = lead.client_id and line.lead_id = lead.id and line.kind = 'mail'
            and line.detail ->> 'mail' = 'newLead' and ${dayOf(sql`line.at`)} = ${today})))
    select due.form_id as "formId", min(party::text)::jsonb as party,
      array_agg(due.id order by due.closes_at, due.id) as "leadIds", bool_or(choice.frequency is not null) as "isChosen"
    from due cross join jsonb_array_elements(due.parties) as party
    left join leads.reminder_choices as choice
      on choice.client_id = ${clientId} and choice.recipient = lower(party ->> 'email')
    where party ->> 'email' <> '' and case choice.frequency
      when 'none' then false
      when 'weekly' then ${isWeekOver(today)}
      else due.is_due end
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
