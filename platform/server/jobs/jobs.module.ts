import { defineModule } from '../module.ts';
import { jobsMigration } from './migrations/jobs.migration.ts';
import { jobOperationsMigration } from './migrations/operations.migration.ts';
import { jobProgressMigration } from './migrations/progress.migration.ts';
import { queueMigration } from './migrations/queue.migration.ts';
import { queueSamplesMigration } from './migrations/queue-samples.migration.ts';
import { takeJobsMigration } from './migrations/take-jobs.migration.ts';
import { clearOldJobs } from './operations/clear-old-jobs.job.ts';
import { jobPersonalData } from './operations/job-personal-data.ts';
import { cancelJobRoute, listJobsRoute } from './routes/jobs.route.ts';

export const jobsModule = defineModule({
  name: 'platform-jobs',
  migrations: [
    queueMigration,
    jobsMigration,
    jobOperationsMigration,
    takeJobsMigration,
    queueSamplesMigration,
    jobProgressMigration,
  ],
  routes: [listJobsRoute, cancelJobRoute],
  jobs: [clearOldJobs],
  persons: jobPersonalData,
});
