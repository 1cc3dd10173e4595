import { sql } from 'kysely';
import { audited, unaudited } from '#platform/server/audit/audited.ts';
import { defineMigration, tenantTable } from '#platform/server/database/migration.ts';

/** The secret by which a brand's messages about reviews are signed, and which messages came already. */
export const createReviewWebhooksMigration = defineMigration({
  name: '2026-11-27-62-communication-review-webhooks',
  async up(db) {
    await sql`
      create table communication.review_webhooks (
        client_id uuid primary key references directory.clients,
        token text not null,
        sealed_secret text not null,
        old_sealed_secret text,
        old_secret_until timestamptz,
        rotated_at timestamptz not null default now()
      )`.execute(db);
    await sql`create unique index review_webhooks_by_token on communication.review_webhooks (token)`.execute(
      db,
    );
    await tenantTable(db, 'communication.review_webhooks');
    await audited(db, 'communication.review_webhooks', {
      key: ['client_id'],
      label: [],
      hidden: ['token', 'sealed_secret', 'old_sealed_secret'],
    });
    await sql`
      create table communication.review_webhook_messages (
        client_id uuid not null references directory.clients,
        id text not null,
        received_at timestamptz not null default now(),
        primary key (client_id, id)
      )`.execute(db);
    await sql`
      create index review_webhook_messages_by_date on communication.review_webhook_messages (client_id, received_at)`.execute(
      db,
    );
    await tenantTable(db, 'communication.review_webhook_messages');
    await unaudited(db, 'communication.review_webhook_messages', 'ids of messages, for a few days');
  },
});
