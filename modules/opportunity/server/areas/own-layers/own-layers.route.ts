import {
  deleteOwnLayerCall,
  listOwnLayersCall,
  uploadOwnLayerCall,
} from '#modules/opportunity/contract/own-layers.ts';
import { notFound } from '#platform/contract/problems.ts';
import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';
import { nameOfUser } from '#platform/server/records/name-of-user.ts';
import { readConfig } from '../../configuration/read-configuration.ts';
import { route } from '../../route.ts';
import type { OpportunityTables } from '../../tables.ts';
import { reassignAreas } from '../reassign-areas.ts';
import { storeLayer } from './store-layer.ts';

type Context = { db: Db<OpportunityTables>; app: App };

export const listOwnLayersRoute = route(
  listOwnLayersCall,
  async ({ app, db, membership: { clientId } }) => {
    const items = await readLayers({ app, db }, clientId);
    return { items, total: items.length };
  },
);

export const uploadOwnLayerRoute = route(
  uploadOwnLayerCall,
  async ({ app, db, membership: { clientId }, principal: { userId }, file }) => {
    const { layerId, faults, repairs } = await storeLayer({ app, db }, { clientId, userId, file });
    const [layer = null] = layerId ? await readLayers({ app, db }, clientId, layerId) : [];
    return { layer, faults, repairs };
  },
);

/** Levels that show it get the embedded areas again, in a job. */
export const deleteOwnLayerRoute = route(
  deleteOwnLayerCall,
  async ({ app, db, membership: { clientId }, params: { id } }) => {
    const { numDeletedRows } = await db
      .deleteFrom('opportunity.own_layers')
      .where('client_id', '=', clientId)
      .where('id', '=', id)
      .executeTakeFirst();
    if (numDeletedRows === 0n) throw notFound();
    for (const level of await levelsOf(db, clientId, id))
      await reassignAreas(app, clientId, level, db);
    return null;
  },
);

async function levelsOf(db: Db<OpportunityTables>, clientId: string, layerId: string) {
  const { layers } = await readConfig(db, clientId);
  return layers.flatMap(({ level, ownLayerId }) => (ownLayerId === layerId ? level : []));
}

async function readLayers({ db, app }: Context, clientId: string, id?: string) {
  const { layers } = await readConfig(db, clientId);
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
    names.set(userId, (await app.ports.ask(nameOfUser, { userId }, { db, app })) ?? null);
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    areas: row.areas,
    createdAt: row.created_at.toISOString(),
    createdBy: row.created_by === null ? null : (names.get(row.created_by) ?? null),
    usedBy: layers.flatMap(({ level, ownLayerId }) => (ownLayerId === row.id ? level : [])),
  }));
}
