import { sql } from 'kysely';
import { defineMigration } from '../database/migration.ts';
import { APP_ROLE, SYSTEM_ROLE } from '../database/roles.ts';
import { unaudited } from './audited.ts';

/**
 * Who did what to which record, before and after. The database writes it with the change itself, so that no command can
 * forget it and none can write anything else: the roles of the server may read, and nobody may change or remove a line.
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
 * One statement is one call of it, so that fifty thousand rows are written as one set. Its arguments: the columns of the
 * key, of the label, those whose value is hidden, those that are no change by themselves, and the one with the client.
 */
async function createAuditFunction(db: Parameters<typeof unaudited>[0]): Promise<void> {
  await sql`
    create function platform.audit_words(row_data jsonb, columns text[], separator text) returns text
    language sql immutable as $$
      select coalesce(string_agg(row_data ->> name, separator order by place), '')
      from unnest(columns) with ordinality as wanted (name, place)
    $$`.execute(db);
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
      silent text[] := string_to_array(tg_argv[3], ',');
      client_column text := tg_argv[4];
      record_name text := tg_table_schema || '.' || tg_table_name;
    begin
      if tg_op = 'INSERT' then
        insert into platform.audit_entries
          (client_id, user_id, by_user_id, request_id, via, record, record_id, label, action, after)
        select (data ->> client_column)::uuid, (actor ->> 'userId')::uuid, (actor ->> 'byUserId')::uuid,
          actor ->> 'requestId', coalesce(actor ->> 'via', 'system'), record_name,
          audit_words(data, key_columns, '/'), audit_words(data, label_columns, ' '), 'created',
          audit_hide(data, hidden)
        from (select to_jsonb(changed) as data from new_rows as changed) as rows;
      elsif tg_op = 'DELETE' then
        insert into platform.audit_entries
          (client_id, user_id, by_user_id, request_id, via, record, record_id, label, action, before)
        select (data ->> client_column)::uuid, (actor ->> 'userId')::uuid, (actor ->> 'byUserId')::uuid,
          actor ->> 'requestId', coalesce(actor ->> 'via', 'system'), record_name,
          audit_words(data, key_columns, '/'), audit_words(data, label_columns, ' '), 'deleted',
          audit_hide(data, hidden)
        from (select to_jsonb(changed) as data from old_rows as changed) as rows;
      else
        insert into platform.audit_entries
          (client_id, user_id, by_user_id, request_id, via, record, record_id, label, action, before, after)
        select (new_data ->> client_column)::uuid, (actor ->> 'userId')::uuid, (actor ->> 'byUserId')::uuid,
          actor ->> 'requestId', coalesce(actor ->> 'via', 'system'), record_name,
          new_key, audit_words(new_data, label_columns, ' '), 'changed',
          audit_hide(difference.before, hidden), audit_hide(difference.after, hidden)
        from (select to_jsonb(changed) as old_data, audit_words(to_jsonb(changed), key_columns, '/') as old_key,
                (to_jsonb(changed) ->> client_column) as old_client from old_rows as changed) as olds
        join (select to_jsonb(changed) as new_data, audit_words(to_jsonb(changed), key_columns, '/') as new_key,
                (to_jsonb(changed) ->> client_column) as new_client from new_rows as changed) as news
          on old_key = new_key and old_client is not distinct from new_client
        cross join lateral (
          select jsonb_object_agg(name, old_data -> name) as before, jsonb_object_agg(name, new_data -> name) as after
          from jsonb_object_keys(new_data) as name
          where new_data -> name is distinct from old_data -> name and not name = any (silent)
        ) as difference
        where difference.after is not null;
      end if;
      return null;
    end $$`.execute(db);
}
