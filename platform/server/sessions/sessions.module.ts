import { defineModule } from '../module.ts';
import { actingMigration } from './acting.migration.ts';
import { sessionsMigration } from './sessions.migration.ts';

export const sessionsModule = defineModule({
  name: 'platform-sessions',
  migrations: [sessionsMigration, actingMigration],
  persons: { holdsNone: 'stores sessions of users, who are not contacts of a brand' },
});
