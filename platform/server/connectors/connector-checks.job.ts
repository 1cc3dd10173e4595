import { sql } from 'kysely';
import { z } from 'zod';
import {
  CONNECTOR_CHECK_MINUTES,
  CONNECTOR_CHECK_RETENTION_DAYS,
} from '#platform/contract/connector.ts';
import { defineJob } from '../jobs/job.ts';
import type { ConnectorsTables } from './tables.ts';

/** Checks every external system, so that failures are known before users notice them. */
export const checkConnectorsJob = defineJob({
  name: 'platform.check-connectors',
  queue: 'connectors',
  input: z.object({}),
  cron: { expression: `*/${CONNECTOR_CHECK_MINUTES} * * * *` },
  // No retries: the next scheduled check follows soon.
  retry: { limit: 0, delaySeconds: 1 },
  concurrency: 1,
  expireSeconds: CONNECTOR_CHECK_MINUTES * 60 - 10,
  async handle({ app, signal }) {
    const { connectors } = app;
    const checks = [];
    for (const connector of connectors.all) {
      for (const instance of await connectors.instancesOf(connector))
        checks.push({ connector, instance });
    }
    await connectors.checkAll(checks, signal);
  },
});

export const clearOldChecksJob = defineJob({
  name: 'platform.clear-old-connector-checks',
  input: z.object({}),
  cron: { expression: '40 3 * * *' },
  async handle({ app }) {
    await app.database
      .acrossClients<ConnectorsTables>()
      .deleteFrom('platform.connector_checks')
      .where('at', '<', sql<Date>`now() - make_interval(days => ${CONNECTOR_CHECK_RETENTION_DAYS})`)
      .execute();
  },
});
