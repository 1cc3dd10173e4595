import { sql } from 'kysely';
import { audited } from '#platform/server/audit/audited.ts';
import { defineMigration, tenantTable } from '#platform/server/database/migration.ts';

/** Attempts to send a reply, the address for GATOREVIEWS, and indexes for histogram, comparison and sweep. */
export const sendRepliesMigration = defineMigration({
  name: '2026-11-27-65-communication-send-replies',
  async up(db) {
    await sql`
      alter table communication.replies
        add column attempts integer not null default 0,
        add column first_tried_at timestamptz,
        add column leased_until timestamptz`.execute(db);
    await sql`
      create index replies_by_date on communication.replies (client_id, written_at desc)
      include (score, state)`.execute(db);
    await sql`
      create index replies_due on communication.replies (send_at)
      where state in ('scheduled', 'sending')`.execute(db);
    await sql`
      create index replies_failed on communication.replies (updated_at) where state = 'failed'`.execute(
      db,
    );
    await sql`
      create table communication.reply_addresses (
        client_id uuid primary key references directory.clients,
        url text not null,
        sealed_secret text not null,
        updated_at timestamptz not null default now(),
        updated_by uuid
      )`.execute(db);
    await tenantTable(db, 'communication.reply_addresses');
    await audited(db, 'communication.reply_addresses', {
      key: ['client_id'],
      label: [],
      // Many URLs contain their token.
      hidden: ['url', 'sealed_secret'],
      silent: ['updated_at'],
    });
  },
});
