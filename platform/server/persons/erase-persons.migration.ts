import { sql } from 'kysely';
import { defineMigration } from '../database/migration.ts';
import { APP_ROLE } from '../database/roles.ts';

type AnyDb = Parameters<Parameters<typeof defineMigration>[0]['up']>[0];

/**
 * Erasing a person also clears the audit log and the queue, which the server's role may not change. These functions run
 * with the owner's rights, only for the client that the connection is bound to. Corrected after it landed
 * (`corrected-migrations.ts`): the functions had a `set app.blanking` clause, which only a superuser may use.
 */
export const erasePersonsMigration = defineMigration({
  name: '2026-11-21-41-platform-erase-persons',
  up: createErasureFunctions,
});

/** Gives databases that ran the first version of the migration above, or were restored without its functions, the same. */
export const repairErasureMigration = defineMigration({
  name: '2026-11-25-11-platform-repair-erasure',
  up: createErasureFunctions,
});

async function createErasureFunctions(db: AnyDb): Promise<void> {
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
}

async function ownersFunction(
  db: AnyDb,
  name: string,
  update: ReturnType<typeof sql>,
): Promise<void> {
  const called = sql.id('platform', name);
  // A failure needs no handler: the rollback of its transaction or savepoint also restores the setting.
  await sql`
    create or replace function ${called}(mentioned text, words text) returns bigint
    language plpgsql security definer set search_path = pg_catalog as $$
    declare
      client uuid := nullif(current_setting('app.client_id', true), '')::uuid;
      former text := coalesce(current_setting('app.blanking', true), '');
      reached bigint;
    begin
      perform set_config('app.blanking', 'on', true);
      ${update};
      get diagnostics reached = row_count;
      perform set_config('app.blanking', former, true);
      return reached;
    end $$`.execute(db);
  await sql`revoke execute on function ${called} from public`.execute(db);
  await sql`grant execute on function ${called} to ${sql.id(APP_ROLE)}`.execute(db);
}
