import { sql } from 'kysely';
import { findBrand } from '#modules/directory/contract/clients/client-ports.ts';
import { placesByIds, shopTimeZone } from '#modules/directory/contract/locations/place-to-buy.ts';
import type { LeadRecipient } from '#modules/forms/contract/intake/routing.ts';
import { WARNING_HOURS } from '#modules/leads/contract/leads/lead-machine.ts';
import { dayIn, wallClock } from '#platform/contract/time-zone.ts';
import { readFormSummaries } from '../forms/read-form.ts';
import { isWeekOver, WEEK_DAYS } from '../reminders/reminder-choices.ts';
import type { Context } from '../tables.ts';

const AT_A_TIME = 500;

/** Time zone of each shop; unknown shops are omitted. */
export async function readShopTimeZones(
  { db, app }: Context,
  { clientId, ids, brandZone }: { clientId: string; ids: readonly string[]; brandZone: string },
): Promise<ReadonlyMap<string | null, string>> {
  const zones = new Map<string | null, string>();
  for (let from = 0; from < ids.length; from += AT_A_TIME) {
    const some = ids.slice(from, from + AT_A_TIME);
    const shops = await app.ports.call(placesByIds, { clientId, ids: some }, { db, app });
    for (const shop of shops) zones.set(shop.id, shopTimeZone(shop, brandZone));
  }
  return zones;
}

/** Reminders are sent from the time shops open until the evening; later ones are sent the next day. */
const FROM_HOUR = 8;
const TO_HOUR = 20;

/** The shops of a client in one time zone; null represents leads without a shop. */
export interface MailingZone {
  timeZone: string;
  /** Day of the reminders that are due there. */
  day: string;
  locationIds: (string | null)[];
}

/** Time zones with open leads of the client in which mails may be sent now. */
export async function readMailingZones(
  { db, app }: Context,
  { clientId, timeZone: brandZone }: { clientId: string; timeZone: string },
  at: Date,
): Promise<MailingZone[]> {
  const { rows } = await sql<{ id: string | null }>`
    select distinct location_id as id from leads.leads
    where client_id = ${clientId} and closes_at > ${at}`.execute(db);
  const ids = rows.flatMap(({ id }) => (id === null ? [] : [id]));
  const zones = await readShopTimeZones({ db, app }, { clientId, ids, brandZone });
  const byZone = Map.groupBy(rows, ({ id }) => zones.get(id) ?? brandZone);
  return [...byZone].flatMap(([timeZone, places]) => {
    const day = reminderDay(at, timeZone);
    return day ? [{ timeZone, day, locationIds: places.map(({ id }) => id) }] : [];
  });
}

/** Day for which reminders are due at this moment; undefined outside of mailing hours. */
function reminderDay(at: Date, timeZone: string): string | undefined {
  const hour = wallClock(at, timeZone).getUTCHours();
  return hour >= FROM_HOUR && hour < TO_HOUR ? dayIn(at, timeZone) : undefined;
}

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
  { db, app }: Context,
  { clientId, timeZone, day, locationIds }: MailingZone & { clientId: string },
  at: Date,
): Promise<ScheduledReminder[]> {
  const since = sql`coalesce(lead.accepted_at, lead.created_at)`;
  const warning = sql`make_interval(hours => ${WARNING_HOURS})`;
  const dayOf = (moment: unknown) => sql`(${moment} at time zone ${timeZone}::text)::date`;
  const today = sql`${day}::date`;
  const recipientsSql = sql`case lead.status when 'accepted' then jsonb_build_array(lead.owner) else lead.subscribers end`;
  const forms = await readFormSummaries({ db, app }, clientId);
  const followUps = JSON.stringify(forms.map(({ id, followUp }) => ({ id, follow_up: followUp })));
  // Includes all open leads regardless of reminders to others; otherwise weekly recipients would miss those due between
  // two weeks.
  const { rows } = await sql<ScheduledReminder>`
    with weekly as (
      select choice.recipient from leads.reminder_choices as choice
      where choice.client_id = ${clientId} and choice.frequency = 'weekly' and ${isWeekOver(today)}
    ), due as (
      select lead.id, lead.form_id, lead.closes_at, lead.parties, lead.is_due
      from (
        select lead.*, ${recipientsSql} as parties, form.follow_up,
          (lead.reminded_on is null or lead.reminded_on < ${today})
          and case form.follow_up
            when 'daily' then true
            when 'weekly' then ${today} - coalesce(lead.reminded_on, ${dayOf(since)}) >= 7
              or lead.closes_at <= ${at}::timestamptz + ${warning}
                and coalesce(lead.reminded_on <= ${dayOf(sql`(lead.closes_at - ${warning})`)}, true)
            else false end as is_due
        from leads.leads as lead
        join jsonb_to_recordset(${followUps}::jsonb) as form (id uuid, follow_up text) on form.id = lead.form_id
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
  { db }: Pick<Context, 'db'>,
  { clientId, day, leadIds }: { clientId: string; day: string; leadIds: readonly string[] },
): Promise<void> {
  await sql`
    update leads.leads set reminded_on = ${day}::date
    where client_id = ${clientId} and id = any (${leadIds}::uuid[])`.execute(db);
}

export type ManualReminder = DueReminder & { day: string; timeZone: string };

/**
 * Recipients of a manual reminder: the owner or else all subscribers of open leads that will be lost within two days, or of
 * one open lead, regardless of the form's frequency. Excludes recipients that chose less or none, and those reminded manually today,
 * by their shop's time zone [LEAD-06].
 */
export async function readManualReminders(
  { db, app }: Context,
  {
    clientId,
    formId,
    leadId,
  }: { clientId: string; formId?: string | undefined; leadId?: string | undefined },
  at: Date = new Date(),
): Promise<ManualReminder[]> {
  const brand = await app.ports.call(findBrand, { clientId }, { db, app });
  if (!brand || brand.archived) return [];
  const { rows } = await sql<DueReminder & { locationId: string | null; sentDay: string | null }>`
    with due as (
      select lead.id, lead.form_id, lead.closes_at, lead.location_id,
        case lead.status when 'accepted' then jsonb_build_array(lead.owner) else lead.subscribers end as parties
      from leads.leads as lead
      where lead.client_id = ${clientId} and lead.status in ('new', 'accepted') and lead.handled is null
        and lead.closes_at > ${at}
        ${
          leadId
            ? sql`and lead.id = ${leadId}`
            : sql`and lead.closes_at < ${at}::timestamptz + make_interval(hours => ${WARNING_HOURS})`
        }
        ${formId ? sql`and lead.form_id = ${formId}` : sql``}
    ), recipient as (
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
    select recipient.form_id as "formId", recipient.party, recipient.leads as "leadIds", recipient.location_id as "locationId",
      (select max(line.detail ->> 'day') from leads.lead_history as line
        where line.client_id = ${clientId} and line.mail_of_form = recipient.form_id
          and line.at > ${at}::timestamptz - interval '2 days'
          and line.detail ->> 'byHand' = 'true' and lower(line.detail ->> 'to') = recipient.email) as "sentDay"
    from recipient order by recipient.form_id, recipient.email`.execute(db);
  const ids = [...new Set(rows.flatMap(({ locationId }) => locationId ?? []))];
  const { timeZone: brandZone } = brand;
  const zones = await readShopTimeZones({ db, app }, { clientId, ids, brandZone });
  return rows.flatMap(({ locationId, sentDay, ...reminder }) => {
    const timeZone = zones.get(locationId) ?? brandZone;
    const day = dayIn(at, timeZone);
    return sentDay === day ? [] : [{ ...reminder, day, timeZone }];
  });
}
