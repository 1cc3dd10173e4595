import { defineModule } from '../module.ts';
import { collectFilesJob } from './collect-files.job.ts';
import { filesMigration } from './files.migration.ts';
import { getFileRoute } from './routes/get-file.route.ts';
import { getReportRoute } from './routes/get-report.route.ts';
import { spendReportLinkRoute } from './routes/spend-report-link.route.ts';
import { storageMigration } from './storage.migration.ts';

/** Files in the platform: their tables, their links, and the job that takes away what nobody can reach. */
export const filesModule = defineModule({
  name: 'files',
  migrations: [filesMigration, storageMigration],
  routes: [getFileRoute, getReportRoute, spendReportLinkRoute],
  jobs: [collectFilesJob],
});
