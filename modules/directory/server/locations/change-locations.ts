import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { locationsChanged } from '#modules/directory/contract/events.ts';
import type { WhichLocations } from '#modules/directory/contract/locations/location.ts';
import { groupUnknown } from '#modules/directory/contract/locations/location-problems.ts';
import type { LocationBulkChange } from '#modules/directory/contract/locations/manage-locations.ts';
import { constraintProblem } from '#platform/server/database/database-errors.ts';
import type { Context } from '../tables.ts';
import { chosenLocationsSql } from './location-filter-sql.ts';
import { locationRefusals } from './save-location.ts';

/** Changes many locations in one statement. Locations that already have the new value are skipped and not counted. */
export async function changeLocations(
  { db, app }: Context,
  clientId: string,
  { which, change }: { which: WhichLocations; change: LocationBulkChange },
): Promise<number> {
  const fits = chosenLocationsSql(which, clientId);
  if ('groupId' in change) await requireGroup({ db }, { clientId, id: change.groupId });
  const { numAffectedRows } = await constraintProblem(locationRefusals(''), () =>
    statement(clientId, fits, change).execute(db),
  );
  const changed = Number(numAffectedRows ?? 0n);
  if (changed > 0) {
    const payload = { action: change.action, changed };
    await app.events.publish(db, locationsChanged, { clientId, payload });
  }
  return changed;
}

const CHANGED = sql`updated_at = now(), version = location.version + 1`;

function statement(
  clientId: string,
  fits: RawBuilder<SqlBool>,
  change: LocationBulkChange,
): RawBuilder<unknown> {
  switch (change.action) {
    case 'close':
      return sql`update directory.locations as location set closed_at = now(), ${CHANGED}
        where ${fits} and location.closed_at is null`;
    case 'reopen':
      return sql`update directory.locations as location set closed_at = null, ${CHANGED}
        where ${fits} and location.closed_at is not null`;
    case 'setType':
      return sql`update directory.locations as location set type_id = ${change.typeId}, ${CHANGED}
        where ${fits} and location.type_id is distinct from ${change.typeId}::uuid`;
    case 'addToGroup':
      return sql`insert into directory.group_members (client_id, group_id, location_id)
        select location.client_id, ${change.groupId}, location.id from directory.locations as location where ${fits}
        on conflict do nothing`;
    case 'removeFromGroup':
      return sql`delete from directory.group_members as leaving
        where leaving.client_id = ${clientId} and leaving.group_id = ${change.groupId}
          and leaving.location_id in (select location.id from directory.locations as location where ${fits})`;
  }
}

async function requireGroup(
  { db }: Pick<Context, 'db'>,
  group: { clientId: string; id: string },
): Promise<void> {
  const storedGroup = await db
    .selectFrom('directory.groups')
    .select('id')
    .where('client_id', '=', group.clientId)
    .where('id', '=', group.id)
    .executeTakeFirst();
  if (!storedGroup) throw groupUnknown();
}
