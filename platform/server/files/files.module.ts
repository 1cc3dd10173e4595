import { defineModule } from '../module.ts';
import { filePersonalData } from './file-personal-data.ts';
import { collectFilesJob, purgeFiles } from './files.job.ts';
import { filesMigration } from './files.migration.ts';
import { filesRoutes } from './files.route.ts';
import { ownersOfFilesMigration } from './owners-of-files.migration.ts';

import { storageMigration } from './storage.migration.ts';

/** File storage of the platform: tables, links, and the job that deletes unreachable files. */
export const filesModule = defineModule({
  name: 'files',
  migrations: [filesMigration, storageMigration, ownersOfFilesMigration],
  routes: filesRoutes,
  jobs: [collectFilesJob, purgeFiles],
  persons: filePersonalData,
});
