import { sql } from 'kysely';
import { peopleByIds } from '#modules/directory/contract/associations.ts';
import { salesRepUnknown } from '#modules/opportunity/contract/prospects.ts';
import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';
import type { OpportunityTables } from '../tables.ts';

/**
 * Assigns prospects to a sales representative and notifies the representative, or removes the assignment [OPP-07].
 * Returns the number of changed prospects.
 */
export async function assignProspects(
  { db, app }: { db: Db<OpportunityTables>; app: App },
  clientId: string,
  given: {
    ids?: readonly string[] | undefined;
    areaId?: string | undefined;
    userId: string | null;
  },
): Promise<number> {
  const { ids = [], areaId, userId } = given;
  if (userId !== null && !(await isSalesRep({ db, app }, clientId, userId)))
    throw salesRepUnknown();
  const chosen =
    areaId === undefined
      ? sql`id = any (${ids}::uuid[])`
      : sql`${areaId} in (area_1, area_2, area_3, area_4)`;
  const { numAffectedRows = 0n } = await sql`
    update opportunity.retailers
    set assigned_to = ${userId}::uuid, updated_at = now(), version = version + 1
    where client_id = ${clientId} and location_id is null and ${chosen}
      and assigned_to is distinct from ${userId}::uuid`.execute(db);
  const changed = Number(numAffectedRows);
  if (userId !== null && changed > 0)
    await app.notifications.tell(db, {
      clientId,
      userIds: [userId],
      kind: 'prospects-assigned',
      title: { key: 'opportunity:prospects.assignedTitle', params: { count: changed } },
      body: { key: 'opportunity:prospects.assignedBody', params: {} },
      actions: [
        {
          label: { key: 'opportunity:prospects.openMap', params: {} },
          path: '/platform/opportunity',
        },
      ],
    });
  return changed;
}

export async function isSalesRep(
  context: { db: Db; app: App },
  clientId: string,
  userId: string,
): Promise<boolean> {
  const people = await context.app.ports.ask(peopleByIds, { clientId, userIds: [userId] }, context);
  return people[0]?.role === 'sales_rep';
}
