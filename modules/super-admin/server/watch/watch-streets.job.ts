import { z } from 'zod';
import { superAdminIds } from '#modules/accounts/contract/user-ports.ts';
import { SUITE_CLIENT_ID } from '#platform/contract/notifications.ts';
import { connectorHealth } from '#platform/server/connectors/connector-health.query.ts';
import { defineJob } from '#platform/server/jobs/job.ts';
import { MAP_TILES_CONNECTOR } from '#platform/server/map/map-tiles.connector.ts';

/** A single failure of the provider is retried before users are notified. */
const PATIENCE_MS = 4 * 60_000;

/** Without streets visitors still see the base map and report nothing, so the super admins must be notified. */
export const watchStreetsJob = defineJob({
  name: 'super-admin.watch-streets',
  input: z.object({}),
  cron: { expression: '2-59/10 * * * *' },
  retry: { limit: 0, delaySeconds: 1 },
  concurrency: 1,
  async handle({ app }) {
    const db = app.database.acrossClients();
    const streets = app.connectors.all.filter(({ name }) => name === MAP_TILES_CONNECTOR);
    const [health] = await connectorHealth({ db: app.database.acrossClients(), app }, streets);
    const since = health?.instances[0]?.failingSince;
    if (!since || Date.now() - Date.parse(since) < PATIENCE_MS) return;
    const day = new Date().toISOString().slice(0, 10);
    await app.notifications.notify(db, {
      clientId: SUITE_CLIENT_ID,
      userIds: await app.ports.call(superAdminIds, {}, { db, app }),
      kind: 'map-failed',
      title: { key: 'super-admin:streets.failTitle', params: {} },
      body: { key: 'super-admin:streets.failBody', params: {} },
      dedupeKey: `streets ${day}`,
    });
  },
});
