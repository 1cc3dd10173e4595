import { defineModule } from '../module.ts';
import { actingMigration } from './acting.migration.ts';
import { clearEndedSessions } from './clear-ended-sessions.job.ts';
import { sessionsMigration } from './sessions.migration.ts';

export const sessionsModule = defineModule({
  name: 'platform-sessions',
  migrations: [sessionsMigration, actingMigration],
  jobs: [clearEndedSessions],
  persons: { holdsNone: 'sessions of users, who are no contacts of a brand' },
});
