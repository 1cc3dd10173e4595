import { createSchema, defineMigration } from './migration.ts';

/** The schema of what every module stands on: outbox, jobs, events, files, notifications. */
export const platformSchemaMigration = defineMigration({
  name: '2026-11-15-01-platform-schema',
  async up(db) {
    await createSchema(db, 'platform');
  },
});
