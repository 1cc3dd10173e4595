import { sql } from 'kysely';
import { defineMigration } from '../database/migration.ts';
import { APP_ROLE } from '../database/roles.ts';

type AnyDb = Parameters<Parameters<typeof defineMigration>[0]['up']>[0];

/**
 * A person who is erased is also taken out of the audit log and of the queue, which the server's role may not change. These
 * functions of the owner's do that and nothing else, for the client that the connection is bound to.
 */
export const erasePersonsMigration = defineMigration({
  name: '2026-11-21-41-platform-erase-persons',
  async up(db) {
    await sql`
      create or replace function platform.audit_is_append_only() returns trigger language plpgsql as $$
      begin
        if tg_op = 'UPDATE' and current_setting('app.blanking', true) = 'on' then
          return null;
        end if;
        raise exception 'the audit log is append only';
      end $$`.execute(db);
    await ownersFunction(
      db,
      'blank_audit',
      sql`
        update platform.audit_entries
        set label = regexp_replace(label, words, 'erased', 'gi'),
          before = regexp_replace(before::text, words, 'erased', 'gi')::jsonb,
          after = regexp_replace(after::text, words, 'erased', 'gi')::jsonb
        where client_id = client and concat_ws(' ', label, record_id, before::text, after::text) ~* mentioned
          and concat_ws(' ', label, before::text, after::text) ~* words`,
    );
    await ownersFunction(
      db,
      'blank_queue',
      sql`
        update pgboss.job
        set data = regexp_replace(data::text, words, 'erased', 'gi')::jsonb,
          output = regexp_replace(output::text, words, 'erased', 'gi')::jsonb
        where data ->> 'clientId' = client::text and concat_ws(' ', data::text, output::text) ~* mentioned
          and concat_ws(' ', data::text, output::text) ~* words`,
    );
  },
});

async function ownersFunction(
  db: AnyDb,
  name: string,
  update: ReturnType<typeof sql>,
): Promise<void> {
  const called = sql.id('platform', name);
  await sql`
    create function ${called}(mentioned text, words text) returns bigint
    language plpgsql security definer set search_path = pg_catalog set app.blanking = 'on' as $$
    declare
      client uuid := nullif(current_setting('app.client_id', true), '')::uuid;
      reached bigint;
    begin
      ${update};
      get diagnostics reached = row_count;
      return reached;
    end $$`.execute(db);
  await sql`revoke execute on function ${called} from public`.execute(db);
  await sql`grant execute on function ${called} to ${sql.id(APP_ROLE)}`.execute(db);
}
