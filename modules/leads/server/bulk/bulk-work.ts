import { type SqlBool, sql } from 'kysely';
import { z } from 'zod';
import { leadBulkChangeSchema } from '#modules/leads/contract/leads/bulk-lead-calls.ts';
import { whichLeadsSchema } from '#modules/leads/contract/leads/lead-list.ts';
import type { Locale } from '#platform/contract/locale.ts';
import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';
import type { ChosenRecords } from '#platform/server/lists/chosen-batches.ts';
import { filterContext } from '../list/filter-context.ts';
import { chosenLeads } from '../list/lead-filter-sql.ts';
import type { LeadsTables } from '../tables.ts';
import { taggedBy } from './tagged-by.ts';

/** A change of many leads, run directly or by a job; an undo determines its leads itself. */
export const bulkWorkSchema = z.union([
  z.object({ which: whichLeadsSchema, change: leadBulkChangeSchema }),
  z.object({ change: z.strictObject({ action: z.literal('undo'), undoId: z.string() }) }),
]);
export type BulkWork = z.output<typeof bulkWorkSchema>;
export type BulkAction = BulkWork['change']['action'];

/** Selects only leads that would change, so that a job restarted after a crash continues with the remaining ones. */
export async function chosenBy(
  { db, app }: { db: Db<LeadsTables>; app: App },
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
