import { sql } from 'kysely';
import { defineModule } from '../module.ts';
import { fileOwnersMigration } from './file-owners.migration.ts';
import { filePersonalData } from './file-personal-data.ts';
import { collectFilesJob, purgeFiles } from './files.job.ts';
import { filesMigration } from './files.migration.ts';
import { filesRoutes } from './files.route.ts';

import { storageMigration } from './storage.migration.ts';

/** File storage of the platform: tables, links, and the job that deletes unreachable files. */
export const filesModule = defineModule({
  name: 'files',
  migrations: [filesMigration, storageMigration, fileOwnersMigration],
  routes: filesRoutes,
  jobs: [collectFilesJob, purgeFiles],
  clientData: {
    leftOut: {
      'platform.file_objects': 'written again with each stored file',
      'platform.report_links': 'links of this installation',
    },
    partly: {
      'platform.files': {
        where: sql`expires_at is null`,
        reason: 'without reports and uploads that expire',
      },
    },
  },
  persons: filePersonalData,
});
