import { sql } from 'kysely';
import { defineMigration } from '#platform/server/database/migration.ts';
import { APP_ROLE } from '#platform/server/database/roles.ts';

/**
 * Certificates are immutable, except that an erasure removes the person from the note and file name. `mentioned` finds
 * the certificates of the connection's client, `words` are replaced.
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
