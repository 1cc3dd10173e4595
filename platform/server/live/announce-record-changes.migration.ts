import { sql } from 'kysely';
import { defineMigration } from '../database/migration.ts';

/** The function behind `createRecordChangeTriggers()`. The same message twice in a transaction is sent once. */
export const announceRecordChangesMigration = defineMigration({
  name: '2026-11-24-11-platform-tell-records',
  async up(db) {
    await sql`
      create function platform.tell_records() returns trigger language plpgsql security definer
      set search_path = pg_catalog as $$
      begin
        perform pg_notify('comptoir', jsonb_build_object(
          'channel', 'records',
          'payload', jsonb_build_object('clientId', told.client_id, 'records', tg_argv[0]))::text)
        from (select distinct client_id from changed_rows) as told;
        return null;
      end $$`.execute(db);
  },
});
