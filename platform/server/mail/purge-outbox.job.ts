import { sql } from 'kysely';
import { z } from 'zod';
import { defineJob } from '../jobs/job.ts';
import type { MailTables } from './tables.ts';

/** As long as an idempotency key holds, and no longer than an address is needed. */
const DAYS = 30;

export const purgeOutboxJob = defineJob({
  name: 'mail.purge-outbox',
  input: z.object({}),
  cron: { expression: '20 3 * * *' },
  async handle({ app }) {
    await app.database
      .acrossClients<MailTables>()
      .deleteFrom('platform.outbox')
      .where('created_at', '<', sql<Date>`now() - make_interval(days => ${DAYS})`)
      .execute();
  },
});
