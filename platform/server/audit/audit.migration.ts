import { sql } from 'kysely';
import { defineMigration } from '../database/migration.ts';
import { APP_ROLE, SYSTEM_ROLE } from '../database/roles.ts';
import { unaudited } from './audited.ts';

/**
 * Log of who changed which record, with the values before and after. Database triggers write it, so no command can skip
 * or falsify it. The server roles can only read it.
 */
export const auditMigration = defineMigration({
  name: '2026-11-16-02-platform-audit',
  async up(db) {
    await sql`
      create table platform.audit_entries (
        id bigint generated always as identity primary key,
        at timestamptz not null default clock_timestamp(),
        client_id uuid,
        user_id uuid,
        by_user_id uuid,
        request_id text,
        via text not null,
        record text not null,
        record_id text not null,
        label text not null,
        action text not null check (action in ('created', 'changed', 'deleted')),
        before jsonb,
        after jsonb
      )`.execute(db);
    await sql`create index audit_of_client on platform.audit_entries (client_id, id desc)`.execute(
      db,
    );
    await sql`create index audit_of_record on platform.audit_entries (record, record_id, id desc)`.execute(
      db,
    );
    await sql`create index audit_of_user on platform.audit_entries (user_id, id desc)`.execute(db);
    await sql`create index audit_by_time on platform.audit_entries using brin (at)`.execute(db);
    await sql`create index audit_words on platform.audit_entries using gin (platform.fold(label) gin_trgm_ops)`.execute(
      db,
    );
    await sql`alter table platform.audit_entries enable row level security`.execute(db);
    await sql`
      create policy one_client on platform.audit_entries for select to ${sql.id(APP_ROLE)}
      using (client_id = (select nullif(current_setting('app.client_id', true), '')::uuid))`.execute(
      db,
    );
    await sql`
      create policy all_clients on platform.audit_entries for select to ${sql.id(SYSTEM_ROLE)}
      using (true)`.execute(db);
    await sql`grant select on platform.audit_entries to ${sql.id(APP_ROLE)}, ${sql.id(SYSTEM_ROLE)}`.execute(
      db,
    );
    await sql`
      create function platform.audit_is_append_only() returns trigger language plpgsql as $$
      begin
        raise exception 'the audit log is append only';
      end $$`.execute(db);
    await sql`
      create trigger append_only before update or delete or truncate on platform.audit_entries
      for each statement execute function platform.audit_is_append_only()`.execute(db);
    await createAuditFunction(db);
    for (const [table, reason] of Object.entries(UNAUDITED)) {
      await unaudited(db, `platform.${table}`, reason);
    }
  },
});

const UNAUDITED = {
  audit_entries: 'it is the audit log',
  sessions: 'coming and going; acting as somebody has its own table',
  refresh_tokens: 'coming and going',
  jobs: 'work in progress; what it changes is audited where it is changed',
  events: 'append only, and about changes that are audited themselves',
  handled_events: 'which listener has heard what',
  notifications: 'what somebody was told, and whether they have read it',
  outbox: 'a history of its own: the mail outbox',
  files: 'bytes; the record that points at a file is audited',
  file_objects: 'bytes',
  report_links: 'links to files that go away by themselves',
};

/**
 * Runs once per statement, so that fifty thousand rows are logged as one set. Arguments: the key columns (at most
 * four), the label columns (two), the hidden columns, the silent columns, and the client column.
 */
async function createAuditFunction(db: Parameters<typeof unaudited>[0]): Promise<void> {
  await sql`
    create function platform.audit_hide(row_data jsonb, columns text[]) returns jsonb
    language sql immutable as $$
      select row_data || coalesce(
        (select jsonb_object_agg(name, 'hidden') from unnest(columns) as name
         where row_data -> name is not null and row_data -> name <> 'null'),
        '{}')
    $$`.execute(db);
  await sql`
    create function platform.audit() returns trigger
    language plpgsql security definer set search_path = pg_catalog, platform as $$
    declare
      actor jsonb := coalesce(nullif(current_setting('app.actor', true), '')::jsonb, '{}');
      key_columns text[] := string_to_array(tg_argv[0], ',');
      label_columns text[] := string_to_array(tg_argv[1], ',');
      hidden text[] := string_to_array(tg_argv[2], ',');
      hides boolean := tg_argv[2] <> '';
      silent text[] := string_to_array(tg_argv[3], ',');
      client_column text := tg_argv[4];
      record_name text := tg_table_schema || '.' || tg_table_name;
    begin
      if tg_op = 'INSERT' then
        insert into platform.audit_entries
          (client_id, user_id, by_user_id, request_id, via, record, record_id, label, action, after)
        select (data ->> client_column)::uuid, (actor ->> 'userId')::uuid, (actor ->> 'byUserId')::uuid,
          actor ->> 'requestId', coalesce(actor ->> 'via', 'system'), record_name,
          concat_ws('/', data ->> key_columns[1], data ->> key_columns[2], data ->> key_columns[3], data ->> key_columns[4]),
          concat_ws(' ', data ->> label_columns[1], data ->> label_columns[2]), 'created',
          case when hides then audit_hide(data, hidden) else data end
        from (select to_jsonb(changed) - silent as data from new_rows as changed offset 0) as rows;
      elsif tg_op = 'DELETE' then
        insert into platform.audit_entries
          (client_id, user_id, by_user_id, request_id, via, record, record_id, label, action, before)
        select (data ->> client_column)::uuid, (actor ->> 'userId')::uuid, (actor ->> 'byUserId')::uuid,
          actor ->> 'requestId', coalesce(actor ->> 'via', 'system'), record_name,
          concat_ws('/', data ->> key_columns[1], data ->> key_columns[2], data ->> key_columns[3], data ->> key_columns[4]),
          concat_ws(' ', data ->> label_columns[1], data ->> label_columns[2]), 'deleted',
          case when hides then audit_hide(data, hidden) else data end
        from (select to_jsonb(changed) - silent as data from old_rows as changed offset 0) as rows;
      else
        insert into platform.audit_entries
          (client_id, user_id, by_user_id, request_id, via, record, record_id, label, action, before, after)
        select (new_data ->> client_column)::uuid, (actor ->> 'userId')::uuid, (actor ->> 'byUserId')::uuid,
          actor ->> 'requestId', coalesce(actor ->> 'via', 'system'), record_name,
          new_key, concat_ws(' ', new_data ->> label_columns[1], new_data ->> label_columns[2]), 'changed',
          case when hides then audit_hide(difference.before, hidden) else difference.before end,
          case when hides then audit_hide(difference.after, hidden) else difference.after end
        from (select old_data, concat_ws('/', old_data ->> key_columns[1], old_data ->> key_columns[2], old_data ->> key_columns[3], old_data ->> key_columns[4]) as old_key,
                old_data ->> client_column as old_client
              from (select to_jsonb(changed) - silent as old_data from old_rows as changed offset 0) as rows) as olds
        join (select new_data, concat_ws('/', new_data ->> key_columns[1], new_data ->> key_columns[2], new_data ->> key_columns[3], new_data ->> key_columns[4]) as new_key,
                new_data ->> client_column as new_client
              from (select to_jsonb(changed) - silent as new_data from new_rows as changed offset 0) as rows) as news
          on old_key = new_key and old_client is not distinct from new_client
        cross join lateral (
          select jsonb_object_agg(name, old_data -> name) as before, jsonb_object_agg(name, new_data -> name) as after
          from jsonb_object_keys(new_data) as name
          where new_data -> name is distinct from old_data -> name
        ) as difference
        where difference.after is not null;
      end if;
      return null;
    end $$`.execute(db);
}
