import { sql } from 'kysely';
import { defineMigration } from '#platform/server/database/migration.ts';
import { APP_ROLE } from '#platform/server/database/roles.ts';

/**
 * Wordings are immutable, except for an erasure [PH-17]: an address is always removed, a name only if no other person
 * agreed to the text, because other proofs must remain. If the result equals another wording, the id of that wording is
 * used.
 */
export const blankWordingsMigration = defineMigration({
  name: '2026-11-26-11-profile-hub-blank-wordings',
  async up(db) {
    await sql`create index consents_of_wording on profile_hub.consents (client_id, wording_id)`.execute(
      db,
    );
    await sql`
      create function profile_hub.blank_wordings(contact_ids text[], mentioned text, words text) returns bigint
      language plpgsql security definer set search_path = pg_catalog as $$
      declare
        client uuid := nullif(current_setting('app.client_id', true), '')::uuid;
        reached bigint := 0;
        found_one record;
      begin
        for found_one in
          select wording.id, regexp_replace(wording.text, words, 'erased', 'gi') as blanked
          from profile_hub.wordings as wording
          where wording.client_id = client and wording.text ~* words and (wording.text ~* mentioned or (
            exists (
              select from profile_hub.consents as consent where consent.client_id = client
                and consent.wording_id = wording.id and consent.contact_id = any (contact_ids))
            and not exists (
              select from profile_hub.consents as consent where consent.client_id = client
                and consent.wording_id = wording.id and consent.contact_id <> all (contact_ids))
            and not exists (
              select from profile_hub.certificates as certificate where certificate.client_id = client
                and certificate.wording_id = wording.id)))
          order by wording.id
        loop
          begin
            update profile_hub.wordings set text = found_one.blanked where client_id = client and id = found_one.id;
          exception when unique_violation then
            update profile_hub.wordings set text = found_one.blanked || ' (' || found_one.id || ')'
            where client_id = client and id = found_one.id;
          end;
          reached := reached + 1;
        end loop;
        return reached;
      end $$`.execute(db);
    await sql`revoke execute on function profile_hub.blank_wordings from public`.execute(db);
    await sql`grant execute on function profile_hub.blank_wordings to ${sql.id(APP_ROLE)}`.execute(
      db,
    );
  },
});
