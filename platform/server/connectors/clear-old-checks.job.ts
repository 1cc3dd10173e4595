import { sql } from 'kysely';
import { z } from 'zod';
import { CONNECTOR_CHECKS_KEPT_DAYS } from '#platform/contract/connectors/connector-state.ts';
import { defineJob } from '../jobs/job.ts';
import type { ConnectorsTables } from './tables.ts';

export const clearOldChecksJob = defineJob({
  name: 'platform.clear-old-connector-checks',
  input: z.object({}),
  cron: { expression: '40 3 * * *' },
  async handle({ app }) {
    await app.database
      .acrossClients<ConnectorsTables>()
      .deleteFrom('platform.connector_checks')
      .where('at', '<', sql<Date>`now() - make_interval(days => ${CONNECTOR_CHECKS_KEPT_DAYS})`)
      .execute();
  },
});
