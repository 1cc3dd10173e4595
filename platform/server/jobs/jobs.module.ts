import { defineModule } from '../module.ts';
import { clearOldJobs } from './clear-old-jobs.job.ts';
import { jobsMigration } from './jobs.migration.ts';
import { jobOperationsMigration } from './operations.migration.ts';
import { queueMigration } from './queue.migration.ts';
import { cancelJobRoute, listJobsRoute } from './routes/jobs.route.ts';

export const jobsModule = defineModule({
  name: 'platform-jobs',
  migrations: [queueMigration, jobsMigration, jobOperationsMigration],
  routes: [listJobsRoute, cancelJobRoute],
  jobs: [clearOldJobs],
});
