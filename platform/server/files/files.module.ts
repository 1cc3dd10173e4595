import { defineModule } from '../module.ts';
import { collectFilesJob } from './collect-files.job.ts';
import { filePersonalData } from './file-personal-data.ts';
import { filesMigration } from './files.migration.ts';
import { ownersOfFilesMigration } from './owners-of-files.migration.ts';
import { purgeFiles } from './purge-files.job.ts';
import { getFileRoute } from './routes/files.route.ts';
import { getReportRoute, spendReportLinkRoute } from './routes/reports.route.ts';

import { storageMigration } from './storage.migration.ts';

/** File storage of the platform: tables, links, and the job that deletes unreachable files. */
export const filesModule = defineModule({
  name: 'files',
  migrations: [filesMigration, storageMigration, ownersOfFilesMigration],
  routes: [getFileRoute, getReportRoute, spendReportLinkRoute],
  jobs: [collectFilesJob, purgeFiles],
  persons: filePersonalData,
});
