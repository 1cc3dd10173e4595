import { sql } from 'kysely';
import { defineMigration } from '#platform/server/database/migration.ts';

/** Unique keys of a client's table begin with the client. The token is random and only needs an index. */
export const findWebhooksByTokenMigration = defineMigration({
  name: '2026-11-27-64-communication-webhooks-by-token',
  async up(db) {
    await sql`drop index communication.review_webhooks_by_token`.execute(db);
    await sql`create index review_webhooks_token on communication.review_webhooks (token)`.execute(
      db,
    );
  },
});
