import { z } from 'zod';
import { defineJob } from '../jobs/job.ts';
import { collectFiles } from './collect-files.ts';

export const collectFilesJob = defineJob({
  name: 'files.collect',
  input: z.object({}),
  cron: { expression: '35 * * * *' },
  async handle({ app }) {
    await collectFiles(app);
  },
});
