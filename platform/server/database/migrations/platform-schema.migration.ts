import { createSchema, defineMigration } from '../migration.ts';

/** Schema of the services that all modules use: outbox, jobs, events, files, notifications. */
export const platformSchemaMigration = defineMigration({
  name: '2026-11-15-01-platform-schema',
  async up(db) {
    await createSchema(db, 'platform');
  },
});
