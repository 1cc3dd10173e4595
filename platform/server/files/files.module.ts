import { defineModule } from '../module.ts';
import { collectFilesJob } from './collect-files.job.ts';
import { filesMigration } from './files.migration.ts';
import { filesOfPerson } from './files-of-person.ts';
import { ownersOfFilesMigration } from './owners-of-files.migration.ts';
import { purgeFiles } from './purge-files.job.ts';
import { getFileRoute } from './routes/files.route.ts';
import { getReportRoute, spendReportLinkRoute } from './routes/reports.route.ts';

import { storageMigration } from './storage.migration.ts';

/** Files in the platform: their tables, their links, and the job that takes away what nobody can reach. */
export const filesModule = defineModule({
  name: 'files',
  migrations: [filesMigration, storageMigration, ownersOfFilesMigration],
  routes: [getFileRoute, getReportRoute, spendReportLinkRoute],
  jobs: [collectFilesJob, purgeFiles],
  persons: filesOfPerson,
});
