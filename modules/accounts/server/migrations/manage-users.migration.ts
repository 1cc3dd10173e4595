import { sql } from 'kysely';
import { audited, unaudited } from '#platform/server/audit/audited.ts';
import { defineMigration } from '#platform/server/database/migration.ts';
import { APP_ROLE } from '#platform/server/database/roles.ts';

const UNAUDITED = {
  password_links:
    'links that go away by themselves; that somebody was invited stands with the user',
  first_admin_links: 'links that go away by themselves',
  sign_in_failures: 'counts that go away by themselves',
  spent_captchas: 'puzzles that go away by themselves',
  access_requests: 'who has asked for access today',
};

/** Users are listed, invited, changed, disabled at a client or everywhere, and two editors do not undo each other. */
export const manageUsersMigration = defineMigration({
  name: '2026-11-16-40-accounts-users',
  async up(db) {
    await sql`
      alter table accounts.users
        add column version integer not null default 1,
        add column updated_by uuid,
        add column invited_at timestamptz,
        add column invitation_expires_at timestamptz,
        add column invitation_fault text,
        add column search text not null generated always as (
          platform.fold(first_name || ' ' || last_name || ' ' || email)
        ) stored,
        add column sort_name text collate "C" not null generated always as (
          platform.fold(first_name) || ' ' || platform.fold(last_name)
        ) stored,
        add constraint users_email_folded check (email = lower(normalize(email, nfc)))`.execute(db);
    await sql`
      update accounts.users set invited_at = last.created_at, invitation_expires_at = last.expires_at
      from (
        select distinct on (user_id) user_id, created_at, expires_at from accounts.password_links
        where kind = 'invitation' order by user_id, created_at desc
      ) as last
      where last.user_id = users.id and users.status = 'invited'`.execute(db);
    await sql`
      alter table accounts.memberships
        add column disabled_at timestamptz,
        add column updated_at timestamptz not null default now(),
        add column updated_by uuid,
        add column version integer not null default 1`.execute(db);
    await sql`create index users_by_name on accounts.users (sort_name, id)`.execute(db);
    await sql`create index users_by_age on accounts.users (created_at, id)`.execute(db);
    await sql`create index users_search on accounts.users using gin (search gin_trgm_ops)`.execute(
      db,
    );
    await sql`create index users_not_active on accounts.users (id) where status <> 'active'`.execute(
      db,
    );
    await sql`create index users_super_admin on accounts.users (id) where is_super_admin`.execute(
      db,
    );
    await sql`create index memberships_by_role on accounts.memberships (client_id, role, user_id)`.execute(
      db,
    );
    await sql`
      create index memberships_disabled on accounts.memberships (client_id, user_id)
      where disabled_at is not null`.execute(db);
    await sql`
      grant select (version, updated_by, invited_at, invitation_expires_at, invitation_fault, search, sort_name)
      on accounts.users to ${sql.id(APP_ROLE)}`.execute(db);
    await audited(db, 'accounts.users', {
      key: ['id'],
      label: ['first_name', 'last_name', 'email'],
      hidden: ['password_hash'],
      silent: ['updated_at', 'updated_by', 'version'],
      client: null,
    });
    await audited(db, 'accounts.memberships', {
      key: ['user_id'],
      label: ['role'],
      silent: ['updated_at', 'updated_by', 'version'],
    });
    for (const [table, reason] of Object.entries(UNAUDITED)) {
      await unaudited(db, `accounts.${table}`, reason);
    }
  },
});
