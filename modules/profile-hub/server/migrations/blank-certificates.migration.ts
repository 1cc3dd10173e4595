import { sql } from 'kysely';
import { defineMigration } from '#platform/server/database/migration.ts';
import { APP_ROLE } from '#platform/server/database/roles.ts';

/**
 * A certificate is never changed, except that an erased person leaves its note and the name of its file. `mentioned` finds the
 * certificates of the client that the connection is bound to, `words` are replaced.
 */
export const blankCertificatesMigration = defineMigration({
  name: '2026-11-25-22-profile-hub-blank-certificates',
  async up(db) {
    await sql`
      create function profile_hub.blank_certificates(mentioned text, words text) returns bigint
      language plpgsql security definer set search_path = pg_catalog as $$
      declare
        reached bigint;
      begin
        update profile_hub.certificates
        set source_note = regexp_replace(source_note, words, 'erased', 'gi'),
          file_name = regexp_replace(file_name, words, 'erased', 'gi')
        where client_id = nullif(current_setting('app.client_id', true), '')::uuid
          and concat_ws(' ', source_note, file_name) ~* mentioned;
        get diagnostics reached = row_count;
        return reached;
      end $$`.execute(db);
    await sql`revoke execute on function profile_hub.blank_certificates from public`.execute(db);
    await sql`grant execute on function profile_hub.blank_certificates to ${sql.id(APP_ROLE)}`.execute(
      db,
    );
  },
});
