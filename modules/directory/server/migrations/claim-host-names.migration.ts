import { sql } from 'kysely';
import { unaudited } from '#platform/server/audit/audited.ts';
import { defineMigration, systemTable } from '#platform/server/database/migration.ts';

/**
 * Host names that pages of clients are served under, each used once over all clients and modules. The trigger function
 * `directory.claim_host_name('column', 'use')` writes them; other modules put it on their tables with a host name.
 */
export const claimHostNamesMigration = defineMigration({
  name: '2026-11-28-02-directory-host-names',
  async up(db) {
    await sql`
      create table directory.host_names (
        host text primary key,
        used_for text not null
      )`.execute(db);
    await systemTable(db, 'directory.host_names');
    await unaudited(
      db,
      'directory.host_names',
      'written with the audited record that has the host',
    );
    await sql`
      create function directory.claim_host_name() returns trigger
      language plpgsql security definer set search_path = pg_catalog as $$
      declare
        before text;
        after text;
      begin
        if tg_op <> 'INSERT' then before := lower(nullif(to_jsonb(old) ->> tg_argv[0], '')); end if;
        if tg_op <> 'DELETE' then after := lower(nullif(to_jsonb(new) ->> tg_argv[0], '')); end if;
        if before is not distinct from after then return null; end if;
        delete from directory.host_names where host = before;
        if after is not null then
          insert into directory.host_names (host, used_for) values (after, tg_argv[1]);
        end if;
        return null;
      end $$`.execute(db);
    await sql`
      insert into directory.host_names (host, used_for)
      select lower(short_url_base), 'short-urls' from directory.clients
      where short_url_base <> ''`.execute(db);
    await sql`
      create trigger claim_host_name after insert or delete or update of short_url_base
      on directory.clients for each row
      execute function directory.claim_host_name('short_url_base', 'short-urls')`.execute(db);
  },
});
