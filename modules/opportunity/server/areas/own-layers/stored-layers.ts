import { isUuid } from '#platform/contract/ids.ts';
import { notFound } from '#platform/contract/problems.ts';
import type { Db } from '#platform/server/database/database.ts';
import { userNamePort } from '#platform/server/records/user-name-port.ts';
import { readConfig } from '../../configuration/read-configuration.ts';
import { reassignAreas } from '../../configuration/save-configuration.ts';
import type { Context, OpportunityTables } from '../../tables.ts';

/** Levels that use the layer get the embedded areas again, by a job. */
export async function deleteLayer(
  { db, app }: Context,
  clientId: string,
  id: string,
): Promise<void> {
  const { numDeletedRows } = await db
    .deleteFrom('opportunity.own_layers')
    .where('client_id', '=', clientId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw notFound();
  for (const level of await levelsOf(db, clientId, id))
    await reassignAreas({ app, db }, clientId, level);
}

async function levelsOf(db: Db<OpportunityTables>, clientId: string, layerId: string) {
  const { layers } = await readConfig({ db }, clientId);
  return layers.flatMap(({ level, ownLayerId }) => (ownLayerId === layerId ? level : []));
}

/** Also for a layer that no level uses. */
export async function hasLayer(
  { db }: Pick<Context, 'db'>,
  clientId: string,
  layerId: string,
): Promise<boolean> {
  if (!isUuid(layerId)) return false;
  const found = await db
    .selectFrom('opportunity.own_layers')
    .select('id')
    .where('client_id', '=', clientId)
    .where('id', '=', layerId)
    .executeTakeFirst();
  return found !== undefined;
}

/** Layers of a client, newest first, or one of them. */
export async function readLayers({ db, app }: Context, clientId: string, id?: string) {
  const { layers } = await readConfig({ db }, clientId);
  const rows = await db
    .selectFrom('opportunity.own_layers')
    .select(['id', 'name', 'areas', 'created_at', 'created_by'])
    .where('client_id', '=', clientId)
    .$if(id !== undefined, (query) => query.where('id', '=', id ?? ''))
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
  const names = new Map<string, string | null>();
  for (const userId of new Set(rows.flatMap((row) => row.created_by ?? [])))
    names.set(userId, (await app.ports.call(userNamePort, { userId }, { db, app })) ?? null);
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    areas: row.areas,
    createdAt: row.created_at.toISOString(),
    createdBy: row.created_by === null ? null : (names.get(row.created_by) ?? null),
    usedBy: layers.flatMap(({ level, ownLayerId }) => (ownLayerId === row.id ? level : [])),
  }));
}
