import { sql } from 'kysely';
import { formSaved } from '#modules/leads/contract/forms/form-events.ts';
import type { FormSettings } from '#modules/leads/contract/forms/form-settings.ts';
import type { Db } from '#platform/server/database/database.ts';
import { defineListener } from '#platform/server/events/listener.ts';
import type { LeadsTables } from '../tables.ts';
import { WARNING_HOURS } from './warning-hours.ts';

/** A form whose idle days change counts its open leads anew, without those that somebody has kept [LEAD-06]. */
export const countIdleAnewOnSave = defineListener({
  name: 'leads.count-idle-anew',
  event: formSaved,
  async handle({ event: { clientId, payload, occurredAt }, db: tx }) {
    // A form that was just made has no leads to count.
    if (payload.version === 1) return;
    await countIdleAnew({ db: tx as Db }, { clientId, ...payload }, occurredAt);
  },
});

export async function countIdleAnew(
  { db }: { db: Db<LeadsTables> },
  { clientId, formId, version }: { clientId: string; formId: string; version: number },
  at: Date,
): Promise<void> {
  const { rows } = await sql<{ now: FormSettings; before: FormSettings | null }>`
    select form.settings as now, version.sections -> 'settings' as before
    from leads.forms as form
    left join leads.form_versions as version
      on version.client_id = form.client_id and version.form_id = form.id and version.version = ${version - 1}
    where form.client_id = ${clientId} and form.id = ${formId}`.execute(db);
  const [settings] = rows;
  if (!settings || areSame(settings.now, settings.before)) return;
  const { idleDaysNew, idleDaysAccepted } = settings.now;
  // Who gets fewer days is still warned first; what was given back or moved counts from then.
  await sql`
    with counted as (
      select lead.id,
        greatest(
          case lead.status
            when 'accepted' then lead.accepted_at + make_interval(days => ${idleDaysAccepted})
            else greatest(lead.created_at, asked.at) + make_interval(days => ${idleDaysNew}) end,
          least(lead.closes_at, ${at}::timestamptz + make_interval(hours => ${WARNING_HOURS}))) as closes_at
      from leads.leads as lead
      left join lateral (
        select max(line.at) as at from leads.lead_history as line
        where line.client_id = lead.client_id and line.lead_id = lead.id
          and (line.kind in ('forward', 'location')
            or line.kind = 'status' and line.detail ->> 'action' = 'reject')) as asked on true
      where lead.client_id = ${clientId} and lead.form_id = ${formId}
        and lead.status in ('new', 'accepted') and lead.keeps = 0 and lead.closes_at > ${at})
    update leads.leads as lead set closes_at = counted.closes_at, version = lead.version + 1
    from counted
    where lead.client_id = ${clientId} and lead.id = counted.id
      and lead.closes_at is distinct from counted.closes_at and lead.keeps = 0`.execute(db);
}

type IdleDays = Pick<FormSettings, 'idleDaysNew' | 'idleDaysAccepted'>;

function areSame(one: IdleDays, other: IdleDays | null): boolean {
  return one.idleDaysNew === other?.idleDaysNew && one.idleDaysAccepted === other.idleDaysAccepted;
}
