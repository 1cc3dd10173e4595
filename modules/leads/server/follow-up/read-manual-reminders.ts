import { sql } from 'kysely';
import { findBrand } from '#modules/directory/contract/clients/brand.ts';
import { dayIn } from '#platform/contract/time/zoned-days.ts';
import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';
import { WEEK_DAYS } from '../reminders/reminders-wanted.ts';
import type { DueReminder } from './due-reminders.ts';
import { readShopTimeZones } from './read-shop-time-zones.ts';
import { WARNING_HOURS } from './warning-hours.ts';

export type ManualReminder = DueReminder & { day: string; timeZone: string };

/**
 * Recipients of a manual reminder: the owner or else all subscribers of open leads that will be lost within two days,
 * regardless of the form's frequency. Excludes recipients that chose less or none, and those reminded manually today,
 * by their shop's time zone [LEAD-06].
 */
export async function readManualReminders(
  { db, app }: { db: Db; app: App },
  { clientId, formId }: { clientId: string; formId?: string | undefined },
  at: Date = new Date(),
): Promise<ManualReminder[]> {
  const brand = await app.ports.ask(findBrand, { clientId }, { db, app });
  if (!brand || brand.archived) return [];
  const { rows } = await sql<DueReminder & { locationId: string | null; told: string | null }>`
    with due as (
      select lead.id, lead.form_id, lead.closes_at, lead.location_id,
        case lead.status when 'accepted' then jsonb_build_array(lead.owner) else lead.subscribers end as parties
      from leads.leads as lead
      where lead.client_id = ${clientId} and lead.status in ('new', 'accepted') and lead.handled is null
        and lead.closes_at > ${at}
        and lead.closes_at < ${at}::timestamptz + make_interval(hours => ${WARNING_HOURS})
        ${formId ? sql`and lead.form_id = ${formId}` : sql``}
    ), asked as (
      select due.form_id, lower(party ->> 'email') as email, min(party::text)::jsonb as party,
        array_agg(due.id order by due.closes_at, due.id) as leads,
        (array_agg(due.location_id order by due.closes_at, due.id))[1] as location_id
      from due, jsonb_array_elements(due.parties) as party
      where party ->> 'email' <> '' and not exists (
        select from leads.reminder_choices as choice
        where choice.client_id = ${clientId} and choice.recipient = lower(party ->> 'email')
          and (choice.frequency = 'none' or choice.frequency = 'weekly'
            and choice.reminded_on > ${at}::timestamptz::date - ${WEEK_DAYS}::int))
      group by due.form_id, lower(party ->> 'email'))
    select asked.form_id as "formId", asked.party, asked.leads as "leadIds", asked.location_id as "locationId",
      (select max(line.detail ->> 'day') from leads.lead_history as line
        where line.client_id = ${clientId} and line.mail_of_form = asked.form_id
          and line.at > ${at}::timestamptz - interval '2 days'
          and line.detail ->> 'byHand' = 'true' and lower(line.detail ->> 'to') = asked.email) as told
    from asked order by asked.form_id, asked.email`.execute(db);
  const ids = [...new Set(rows.flatMap(({ locationId }) => locationId ?? []))];
  const { timeZone: brandZone } = brand;
  const zones = await readShopTimeZones({ db, app }, { clientId, ids, brandZone });
  return rows.flatMap(({ locationId, told, ...reminder }) => {
    const timeZone = zones.get(locationId) ?? brandZone;
    const day = dayIn(at, timeZone);
    return told === day ? [] : [{ ...reminder, day, timeZone }];
  });
}
