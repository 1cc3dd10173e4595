import { sql } from 'kysely';
import { defineMigration } from '../../database/migration.ts';

/** An endpoint can subscribe to the events of one record, and stores where users of that record manage it. */
export const webhookSubjectMigration = defineMigration({
  name: '2026-11-22-31-platform-webhook-subject',
  async up(db) {
    await sql`
      alter table platform.webhook_endpoints
        add column subject text,
        add column manage_path text,
        add check ((subject is null) = (manage_path is null))`.execute(db);
  },
});
