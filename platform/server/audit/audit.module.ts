import { defineModule } from '../module.ts';
import { auditMigration } from './audit.migration.ts';

export const auditModule = defineModule({ name: 'platform-audit', migrations: [auditMigration] });
