import { type SqlBool, sql } from 'kysely';
import { z } from 'zod';
import { leadBulkChangeSchema } from '#modules/leads/contract/leads/bulk-lead-calls.ts';
import { whichLeadsSchema } from '#modules/leads/contract/leads/lead-list.ts';
import type { Locale } from '#platform/contract/locale.ts';
import type { ChosenRecords } from '#platform/server/lists/chosen-records.ts';
import { chosenLeads, filterContext } from '../list/lead-filter-sql.ts';
import type { Context } from '../tables.ts';

interface Undone {
  clientId: string;
  userId: string;
  undoId: string;
}

/** Marks the history entries of the undo, so that nothing is undone twice. */
export const undoneMark = (undoId: string) => `${undoId} undone`;

/** The leads whose tags the user changed with one bulk change and has not restored yet. */
function taggedBy({ clientId, userId, undoId }: Undone): ChosenRecords {
  const noted = (bulk: string) => sql`
    select line.lead_id from leads.lead_history as line
    where line.client_id = ${clientId} and line.detail ->> 'bulk' = ${bulk} and line.by ->> 'userId' = ${userId}`;
  return {
    from: sql`leads.leads as lead`,
    alias: 'lead',
    fits: sql<SqlBool>`lead.client_id = ${clientId} and lead.id in (${noted(undoId)})
      and lead.id not in (${noted(undoneMark(undoId))})`,
  };
}

/** The tags to restore and to remove on one lead. */
export async function tagsToUndo(
  { db }: Pick<Context, 'db'>,
  { clientId, undoId }: Undone,
  leadId: string,
): Promise<{ add: string[]; remove: string[] }> {
  const { rows } = await sql<{ before: string[]; after: string[] }>`
    select detail #> '{changes,0,before}' as before, detail #> '{changes,0,after}' as after
    from leads.lead_history
    where client_id = ${clientId} and lead_id = ${leadId} and detail ->> 'bulk' = ${undoId}`.execute(
    db,
  );
  const [{ before, after } = { before: [], after: [] }] = rows;
  return {
    add: before.filter((tag) => !after.includes(tag)),
    remove: after.filter((tag) => !before.includes(tag)),
  };
}

/** A change of many leads, run directly or by a job; an undo determines its leads itself. */
export const bulkWorkSchema = z.union([
  z.object({ which: whichLeadsSchema, change: leadBulkChangeSchema }),
  z.object({ change: z.strictObject({ action: z.literal('undo'), undoId: z.string() }) }),
]);
export type BulkWork = z.output<typeof bulkWorkSchema>;
export type BulkAction = BulkWork['change']['action'];

/** Selects only leads that would change, so that a job restarted after a crash continues with the remaining ones. */
export async function chosenBy(
  { db, app }: Context,
  { clientId, userId, reader }: { clientId: string; userId: string; reader: Locale },
  work: BulkWork,
): Promise<ChosenRecords> {
  if (!('which' in work)) return taggedBy({ clientId, userId, undoId: work.change.undoId });
  const { which, change } = work;
  const filter = 'filter' in which ? which.filter : undefined;
  const context = await filterContext({ db, app }, { clientId, reader }, filter);
  const chosen = chosenLeads(which, context);
  return { ...chosen, fits: sql<SqlBool>`${chosen.fits} and ${otherwise(change)}` };
}

function otherwise(change: z.output<typeof leadBulkChangeSchema>) {
  switch (change.action) {
    case 'tag':
      return sql<SqlBool>`(not (lead.tags @> ${change.add}::text[]) or lead.tags && ${change.remove}::text[])`;
    case 'relocate':
      return sql<SqlBool>`lead.location_id is distinct from ${change.locationId}::uuid`;
    case 'forward':
      return sql<SqlBool>`(jsonb_array_length(lead.subscribers) = 1
        and lower(lead.subscribers -> 0 ->> 'email') = ${change.email}
        and coalesce(lead.owner_key, ${change.email}) = ${change.email}) is not true`;
  }
}
