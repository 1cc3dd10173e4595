import { sql } from 'kysely';
import { defineMigration } from '../database/migration.ts';

/** The function behind `announced()`; 100 keys of 60 letters fit into a message of PostgreSQL. */
export const announceMigration = defineMigration({
  name: '2026-11-17-01-platform-announce',
  async up(db) {
    await sql`
      create function platform.announce() returns trigger language plpgsql security definer
      set search_path = pg_catalog as $$
      declare
        told record;
      begin
        for told in execute format(
          'select %I::text as client, case when count(distinct %I) <= 100 then jsonb_agg(distinct %I) end as keys
           from changed_rows where %I is not null group by %I',
          tg_argv[1], tg_argv[2], tg_argv[2], tg_argv[2], tg_argv[1])
        loop
          perform pg_notify('comptoir', jsonb_build_object(
            'channel', tg_argv[0],
            'payload', jsonb_build_object('clientId', told.client, 'keys', told.keys))::text);
        end loop;
        return null;
      end $$`.execute(db);
  },
});
