import { sql } from 'kysely';
import { defineMigration } from '../database/migration.ts';

/**
 * The import of a client brings its audit log along, so its rows are no changes of this installation. Only the owner of
 * the database can skip the log: connections of the server have a role.
 */
export const skipAuditMigration = defineMigration({
  name: '2026-12-04-40-platform-skip-audit-of-imports',
  async up(db) {
    await sql`
      do $$
      declare
        former text := pg_get_functiondef('platform.audit()'::regprocedure);
        guarded text := replace(former, E'\n    begin\n', E'\n    begin\n'
          || E'      if current_setting(''app.importing'', true) = ''on'' and current_setting(''role'') = ''none'' then\n'
          || E'        return null;\n      end if;\n');
      begin
        if guarded = former then
          raise exception 'platform.audit() has another body than expected';
        end if;
        execute guarded;
      end $$`.execute(db);
  },
});
