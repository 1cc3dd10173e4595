import { sql } from 'kysely';
import { defineMigration } from '../database/migration.ts';

/** The function behind `createPrivateViewCleanup()`. Arguments: the user column and, if there is one, the client column. */
export const privateViewCleanupMigration = defineMigration({
  name: '2026-11-18-05-platform-views-leave',
  async up(db) {
    await sql`
      create function platform.own_views_leave() returns trigger language plpgsql security definer
      set search_path = pg_catalog as $$
      begin
        if tg_nargs = 2 then
          execute format(
            'delete from platform.saved_views as kept using left_rows as gone
             where kept.user_id = gone.%I and kept.client_id = gone.%I and not kept.shared',
            tg_argv[0], tg_argv[1]);
        else
          execute format(
            'delete from platform.saved_views as kept using left_rows as gone
             where kept.user_id = gone.%I and not kept.shared', tg_argv[0]);
          execute format(
            'delete from platform.house_views as kept using left_rows as gone
             where kept.user_id = gone.%I and not kept.shared', tg_argv[0]);
        end if;
        return null;
      end $$`.execute(db);
  },
});
