import { sql } from 'kysely';
import { unaudited } from '#platform/server/audit/audited.ts';
import { defineMigration, systemTable } from '#platform/server/database/migration.ts';
import { APP_ROLE, SYSTEM_ROLE } from '#platform/server/database/roles.ts';

/**
 * Installation-wide limits: recipients of a confirmation within the hour, and requests per address sent without
 * scripts. Both are keyed by hash. A client's role cannot read the recipients, only claim one.
 */
export const limitConfirmationsMigration = defineMigration({
  name: '2026-11-25-41-leads-limit-confirmations',
  async up(db) {
    await sql`
      create table leads.confirmed_recipients (
        recipient text primary key,
        confirmed_at timestamptz not null
      )`.execute(db);
    await sql`
      create table leads.page_senders (
        sender text primary key,
        since timestamptz not null,
        requests integer not null
      )`.execute(db);
    for (const table of ['leads.confirmed_recipients', 'leads.page_senders']) {
      await systemTable(db, table);
      await unaudited(db, table, 'limits that expire within hours');
    }
    await sql`
      create function leads.claim_confirmation(claimed text, span interval) returns boolean
      language plpgsql security definer set search_path = pg_catalog as $$
      begin
        insert into leads.confirmed_recipients as last (recipient, confirmed_at)
        values (claimed, clock_timestamp())
        on conflict (recipient) do update set confirmed_at = excluded.confirmed_at
        where last.confirmed_at <= clock_timestamp() - span;
        return found;
      end $$`.execute(db);
    await sql`revoke execute on function leads.claim_confirmation(text, interval) from public`.execute(
      db,
    );
    await sql`grant execute on function leads.claim_confirmation(text, interval)
      to ${sql.id(APP_ROLE)}, ${sql.id(SYSTEM_ROLE)}`.execute(db);
  },
});
