import { sql } from 'kysely';
import { z } from 'zod';
import { defineJob } from '../jobs/job.ts';
import { deliverMail } from './deliver-mail.ts';
import { MAX_ATTEMPTS, mailDelivery } from './outbox.ts';
import type { MailTables } from './tables.ts';

export const deliverMailJob = defineJob({
  ...mailDelivery,
  async handle({ input, app, signal }) {
    await deliverMail(app, input, { mostAttempts: MAX_ATTEMPTS, signal });
  },
});

/** As long as an idempotency key is valid, and no longer than an address is needed. */
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
