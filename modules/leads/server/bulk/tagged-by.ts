import { type SqlBool, sql } from 'kysely';
import type { Db } from '#platform/server/database/database.ts';
import type { ChosenRecords } from '#platform/server/lists/chosen-batches.ts';
import type { LeadsTables } from '../tables.ts';

interface Undone {
  clientId: string;
  userId: string;
  undoId: string;
}

/** Marks the history entries of the undo, so that nothing is undone twice. */
export const undoneMark = (undoId: string) => `${undoId} undone`;

/** The leads whose tags the user changed with one bulk change and has not restored yet. */
export function taggedBy({ clientId, userId, undoId }: Undone): ChosenRecords {
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
  { db }: { db: Db<LeadsTables> },
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
