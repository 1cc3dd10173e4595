import { findBrand } from '#modules/directory/contract/clients/client-ports.ts';
import {
  getConfigurationCall,
  type OpportunityConfig,
  saveConfigurationCall,
} from '#modules/opportunity/contract/configuration.ts';
import type { Db } from '#platform/server/database/database.ts';
import { userNamePort } from '#platform/server/records/user-name-port.ts';
import { route } from '../route.ts';
import type { Context, OpportunityTables } from '../tables.ts';
import { completeConfig } from './read-configuration.ts';
import { saveConfiguration } from './save-configuration.ts';

export const configurationRoutes = [
  route(getConfigurationCall, ({ db, app, membership }) =>
    readStored({ db, app }, membership.clientId),
  ),
  route(
    saveConfigurationCall,
    async ({ db, app, membership: { clientId }, principal: { userId }, body }) => {
      await saveConfiguration({ db, app }, { clientId, userId, ...body });
      return readStored({ db, app }, clientId);
    },
  ),
] as const;

/** Configuration, the user who saved it, and the currency of its prices. */
async function readStored({ db, app }: Context, clientId: string) {
  const row = await db
    .selectFrom('opportunity.configurations')
    .select(['config', 'version', 'saved_by', 'saved_at'])
    .where('client_id', '=', clientId)
    .executeTakeFirst();
  const config = await withoutDeletedLayers(db, clientId, completeConfig(row?.config));
  const userId = row?.saved_by;
  const [savedBy, brand] = await Promise.all([
    userId ? app.ports.call(userNamePort, { userId }, { db, app }) : undefined,
    app.ports.call(findBrand, { clientId }, { db, app }),
  ]);
  return {
    config,
    version: row?.version ?? 0,
    savedAt: row?.saved_at.toISOString() ?? null,
    savedBy: savedBy ?? null,
    currency: config.currency ?? brand?.currency ?? 'EUR',
  };
}

/** A level whose own layer was deleted uses the embedded areas. */
async function withoutDeletedLayers(
  db: Db<OpportunityTables>,
  clientId: string,
  config: OpportunityConfig,
): Promise<OpportunityConfig> {
  if (config.layers.every(({ ownLayerId }) => ownLayerId === null)) return config;
  const rows = await db
    .selectFrom('opportunity.own_layers')
    .select('id')
    .where('client_id', '=', clientId)
    .execute();
  const known = new Set<string | null>(rows.map(({ id }) => id));
  return {
    ...config,
    layers: config.layers.map((layer) =>
      known.has(layer.ownLayerId) ? layer : { ...layer, ownLayerId: null },
    ),
  };
}
