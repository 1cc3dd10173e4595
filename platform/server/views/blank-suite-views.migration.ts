import { sql } from 'kysely';
import { defineMigration } from '../database/migration.ts';
import { APP_ROLE } from '../database/roles.ts';

/**
 * A super admin's saved search may mention a person whom a client erases. The client's connection cannot read the
 * table, so this function runs with the owner's rights: `mentioned` finds the rows, `words` are replaced. Names of
 * views are unique, so a name that mentions the person becomes the ID. The audit log records the change with the old
 * name and is blanked afterwards.
 */
export const blankSuiteViewsMigration = defineMigration({
  name: '2026-11-25-21-platform-blank-house-views',
  async up(db) {
    await sql`
      create function platform.blank_house_views(mentioned text, words text) returns bigint
      language plpgsql security definer set search_path = pg_catalog as $$
      declare
        former text := coalesce(current_setting('app.blanking', true), '');
        reached bigint;
      begin
        perform set_config('app.blanking', 'on', true);
        update platform.house_views
        set name = case when name ~* words then 'erased ' || id else name end,
          search = regexp_replace(search, words, 'erased', 'gi')
        where concat_ws(' ', name, search) ~* mentioned;
        get diagnostics reached = row_count;
        update platform.audit_entries
        set label = regexp_replace(label, words, 'erased', 'gi'),
          before = regexp_replace(before::text, words, 'erased', 'gi')::jsonb,
          after = regexp_replace(after::text, words, 'erased', 'gi')::jsonb
        where client_id is null and record = 'platform.house_views'
          and concat_ws(' ', label, before::text, after::text) ~* mentioned;
        perform set_config('app.blanking', former, true);
        return reached;
      end $$`.execute(db);
    await sql`revoke execute on function platform.blank_house_views from public`.execute(db);
    await sql`grant execute on function platform.blank_house_views to ${sql.id(APP_ROLE)}`.execute(
      db,
    );
  },
});
