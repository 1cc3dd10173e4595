import { defineModule } from '../module.ts';
import { skipAuditMigration } from './skip-audit.migration.ts';

/** Archives of clients: the modules declare their part, and the directory has the calls. */
export const clientArchiveModule = defineModule({
  name: 'platform-client-archive',
  migrations: [skipAuditMigration],
  persons: { holdsNone: 'an archive is a stored file, which the files module searches' },
});
