import { type RawBuilder, sql } from 'kysely';
import { formSaved } from '#modules/forms/contract/form-events.ts';
import type { FormSettings } from '#modules/forms/contract/form-settings.ts';
import { formSummaries, formVersionSettings } from '#modules/forms/contract/lead-form-ports.ts';
import { daysAfter, UNDO_DAYS, WARNING_HOURS } from '#modules/leads/contract/leads/lead-machine.ts';
import type { Db } from '#platform/server/database/database.ts';
import { defineListener } from '#platform/server/events/listener.ts';
import type { Context } from '../tables.ts';

/**
 * When a form's idle days change, recalculates the deadlines of its open leads and those that an undo would restore.
 * Leads extended by a keep are excluded [LEAD-06].
 */
export const recalculateIdleDeadlinesOnSave = defineListener({
  name: 'leads.count-idle-anew',
  event: formSaved,
  async handle({ event: { clientId, payload, occurredAt }, db: tx, app }) {
    // A new form has no leads.
    if (payload.version === 1) return;
    await recalculateIdleDeadlines({ db: tx as Db, app }, { clientId, ...payload }, occurredAt);
  },
});

export async function recalculateIdleDeadlines(
  { db, app }: Context,
  { clientId, formId, version }: { clientId: string; formId: string; version: number },
  at: Date,
): Promise<void> {
  const [form] = await app.ports.call(formSummaries, { clientId, ids: [formId] }, { db, app });
  const before = await app.ports.call(
    formVersionSettings,
    { clientId, id: formId, version: version - 1 },
    { db, app },
  );
  if (!form || areSame(form.settings, before)) return;
  const { idleDaysNew, idleDaysAccepted } = form.settings;
  // A shorter period still leaves time for the warning; leads that were returned or moved count from that time.
  const counted = (lead: LeadStateSql) => sql`greatest(
    case ${lead.status}
      when 'accepted' then ${lead.acceptedAt} + make_interval(days => ${idleDaysAccepted})
      else greatest(lead.created_at, requested.at) + make_interval(days => ${idleDaysNew}) end,
    least(${lead.closesAt}, ${at}::timestamptz + make_interval(hours => ${WARNING_HOURS})))`;
  const [open, openIfUndone] = [isOpenAt(CURRENT_STATE, at), isOpenAt(IF_UNDONE, at)];
  const canUndo = sql`lead.undoable #>> '{before,closes_at}' is not null
    and (lead.undoable ->> 'at')::timestamptz > ${daysAfter(at, -UNDO_DAYS)}::timestamptz`;
  await sql`
    with counted as (
      select lead.id,
        case when ${open} then ${counted(CURRENT_STATE)} else lead.closes_at end as closes_at,
        case when ${canUndo} and ${openIfUndone} then jsonb_set(lead.undoable, '{before,closes_at}',
          to_jsonb(${counted(IF_UNDONE)})) else lead.undoable end as undoable
      from leads.leads as lead
      left join lateral (
        select max(line.at) as at from leads.lead_history as line
        where line.client_id = lead.client_id and line.lead_id = lead.id
          and (line.kind in ('forward', 'location')
            or line.kind = 'status' and line.detail ->> 'action' = 'reject')) as requested on true
      where lead.client_id = ${clientId} and lead.form_id = ${formId} and (${open} or ${canUndo} and ${openIfUndone})
      for no key update of lead)
    update leads.leads as lead
    set closes_at = counted.closes_at, undoable = counted.undoable, version = lead.version + 1
    from counted
    where lead.client_id = ${clientId} and lead.id = counted.id
      and (lead.closes_at is distinct from counted.closes_at or lead.undoable is distinct from counted.undoable)`.execute(
    db,
  );
}

type IdleDays = Pick<FormSettings, 'idleDaysNew' | 'idleDaysAccepted'>;

function areSame(one: IdleDays, other: IdleDays | undefined): boolean {
  return one.idleDaysNew === other?.idleDaysNew && one.idleDaysAccepted === other.idleDaysAccepted;
}

/** State columns of a lead in SQL: the current ones, or those that an undo would restore. */
interface LeadStateSql {
  status: RawBuilder<unknown>;
  acceptedAt: RawBuilder<unknown>;
  closesAt: RawBuilder<unknown>;
  keeps: RawBuilder<unknown>;
}

const CURRENT_STATE: LeadStateSql = {
  status: sql`lead.status`,
  acceptedAt: sql`lead.accepted_at`,
  closesAt: sql`lead.closes_at`,
  keeps: sql`lead.keeps`,
};
const was = (column: string) => sql`lead.undoable #>> ${sql.lit(`{before,${column}}`)}`;
const IF_UNDONE: LeadStateSql = {
  status: sql`coalesce(${was('status')}, lead.status)`,
  acceptedAt: sql`coalesce((${was('accepted_at')})::timestamptz, lead.accepted_at)`,
  closesAt: sql`(${was('closes_at')})::timestamptz`,
  keeps: sql`coalesce((${was('keeps')})::int, lead.keeps)`,
};

/** Only open leads that no recipient has extended. */
function isOpenAt({ status, closesAt, keeps }: LeadStateSql, at: Date): RawBuilder<unknown> {
  return sql`(${status} in ('new', 'accepted') and ${keeps} = 0 and ${closesAt} > ${at})`;
}
