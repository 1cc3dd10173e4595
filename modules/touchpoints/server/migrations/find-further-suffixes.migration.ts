import { sql } from 'kysely';
import { defineMigration } from '#platform/server/database/migration.ts';
import { APP_ROLE } from '#platform/server/database/roles.ts';

/** Trigram search for suffixes; trigramIndex does the same for table texts, for the same reason. */
export const findFurtherSuffixesMigration = defineMigration({
  name: '2026-11-19-12-touchpoints-find-further-suffixes',
  async up(db) {
    // Only for further suffixes, which are few, to skip the main ones.
    await sql`
      create index suffixes_further_like on touchpoints.suffixes using gin (client_id, suffix_key gin_trgm_ops)
      where not main`.execute(db);
    await sql`
      create function touchpoints.further_suffixes_fitting(pattern text) returns setof text
      language plpgsql stable security definer rows 20 set search_path = pg_catalog as $$
      begin
        return query execute format(
          'select touchpoint_id from touchpoints.suffixes where client_id = %L and not main and suffix_key like %L',
          nullif(current_setting('app.client_id', true), ''), pattern);
      end $$`.execute(db);
    await sql`revoke execute on function touchpoints.further_suffixes_fitting(text) from public`.execute(
      db,
    );
    await sql`grant execute on function touchpoints.further_suffixes_fitting(text) to ${sql.id(APP_ROLE)}`.execute(
      db,
    );
  },
});
