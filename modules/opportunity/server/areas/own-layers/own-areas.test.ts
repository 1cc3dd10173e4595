import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { configurationSchema } from '#modules/opportunity/contract/configuration.ts';
import { uuidV7 } from '#platform/server/database/record-ids.ts';
import { testApp } from '#platform/testing/test-app.ts';
import type { OpportunityTables } from '../../tables.ts';
import { areaIdsAt } from '../client-areas.ts';
import { loadLayer } from './own-areas.ts';

const CONNECTIONS = 2;
const suite = await testApp({
  work: false,
  environment: { DATABASE_POOL: String(CONNECTIONS) },
});
const { app } = suite;
const db = app.database.acrossClients();
const SQUARE = [2, 3, 3, 2, 2].map((east, at) => [east, at === 2 || at === 3 ? 45 : 44]);
const INSIDE = { longitude: 2.5, latitude: 44.5, country: 'FR' };

async function layerOfLevel3(clientId: string): Promise<string> {
  const id = uuidV7();
  const config = configurationSchema.parse({});
  for (const layer of config.layers) if (layer.level === 3) layer.ownLayerId = id;
  await sql`
    insert into opportunity.configurations (client_id, config)
    values (${clientId}, ${JSON.stringify(config)}::jsonb)`.execute(db);
  await sql`
    insert into opportunity.own_layers (client_id, id, name, areas) values (${clientId}, ${id}, 'Regions', 1)`.execute(
    db,
  );
  await sql`
    insert into opportunity.own_areas (client_id, layer_id, area_id, name, code, west, south, east, north, polygons)
    values (${clientId}, ${id}, ${`own:${id}:west`}, 'West', 'west', 2, 44, 3, 45, ${JSON.stringify([[SQUARE]])}::jsonb)`.execute(
    db,
  );
  return id;
}

test('transactions that hold every connection find areas in a layer that is not loaded yet [OPP-02]', async () => {
  const { id: clientId } = await suite.people.client();
  const layerId = await layerOfLevel3(clientId);
  const allAreHeld = Promise.withResolvers<void>();
  let held = 0;
  const writers = Array.from({ length: CONNECTIONS }, () =>
    app.database
      .ofClient<OpportunityTables>(clientId)
      .transaction()
      .execute(async (tx) => {
        await sql`select 1`.execute(tx);
        held += 1;
        if (held === CONNECTIONS) allAreHeld.resolve();
        await allAreHeld.promise;
        return areaIdsAt({ app, db: tx }, clientId, [INSIDE]);
      }),
  );
  await allAreHeld.promise;
  // This load waits for a connection, but no other load waits for it.
  const reader = loadLayer({ app }, { clientId, layerId });
  for (const [ids] of await Promise.all(writers)) expect(ids?.[2]).toBe(`own:${layerId}:west`);
  await reader;
});
