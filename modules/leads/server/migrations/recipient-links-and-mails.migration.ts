import { sql } from 'kysely';
import { unaudited } from '#platform/server/audit/audited.ts';
import { defineMigration, tenantTable } from '#platform/server/database/migration.ts';

/** Links for recipients without an account, and counts of a form's mails. */
export const recipientLinksAndMailsMigration = defineMigration({
  name: '2026-11-22-30-leads-tell-of-leads',
  async up(db) {
    await sql`
      create table leads.lead_tokens (
        client_id uuid not null references directory.clients,
        id uuid not null,
        lead_id uuid not null,
        token_hash text not null,
        recipient text not null,
        part text not null check (part in ('subscriber', 'observer', 'consumer')),
        created_at timestamptz not null default now(),
        expires_at timestamptz not null,
        ended_at timestamptz,
        primary key (client_id, id),
        foreign key (client_id, lead_id) references leads.leads on delete cascade
      )`.execute(db);
    await sql`create unique index lead_tokens_recipient on leads.lead_tokens (client_id, lead_id, recipient, part)`.execute(
      db,
    );
    // A link contains only the token, not the client.
    await sql`create index lead_tokens_hash on leads.lead_tokens (token_hash)`.execute(db);
    await tenantTable(db, 'leads.lead_tokens');
    await unaudited(db, 'leads.lead_tokens', 'the history of the lead says who was told');
    await sql`alter table leads.lead_history add column mail_of_form uuid`.execute(db);
    await sql`
      create index lead_history_mails on leads.lead_history (client_id, mail_of_form, at)
      where mail_of_form is not null`.execute(db);
  },
});
