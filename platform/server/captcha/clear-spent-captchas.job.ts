import { sql } from 'kysely';
import { z } from 'zod';
import { defineJob } from '../jobs/job.ts';

export const clearSpentCaptchas = defineJob({
  name: 'platform.clear-spent-captchas',
  input: z.object({}),
  cron: { expression: '47 * * * *' },
  async handle({ app }) {
    await sql`delete from platform.spent_captchas where expires_at < now()`.execute(
      app.database.acrossClients(),
    );
  },
});
