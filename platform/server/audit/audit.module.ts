import { defineModule } from '../module.ts';
import { auditMigration } from './audit.migration.ts';
import { auditKeyMigration } from './audit-key.migration.ts';
import { auditPersonalData } from './audit-personal-data.ts';
import { auditSearchMigration } from './audit-search.migration.ts';

export const auditModule = defineModule({
  name: 'platform-audit',
  migrations: [auditMigration, auditSearchMigration, auditKeyMigration],
  persons: auditPersonalData,
});
