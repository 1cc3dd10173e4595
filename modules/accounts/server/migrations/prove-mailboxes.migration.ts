import { type Kysely, sql } from 'kysely';
import { defineMigration } from '#platform/server/database/migration.ts';
import { APP_ROLE } from '#platform/server/database/roles.ts';

/**
 * Accounts store when the mailbox was proven, and links store their recipient or the admin they were issued to.
 * Existing mailboxes count as unproven until the account gains access.
 */
export const proveMailboxesMigration = defineMigration({
  name: '2026-11-19-01-accounts-prove-mailboxes',
  async up(db) {
    await sql`
      alter table accounts.users
        add column mailbox_proven_at timestamptz,
        add column links_by_mail_only boolean not null default false`.execute(db);
    await sql`
      alter table accounts.password_links
        add column mailed_to text,
        add column handed_by uuid,
        add column handed_at_client uuid,
        add constraint password_links_one_way check (
          (handed_by is null) = (handed_at_client is null)
          and (mailed_to is null or handed_by is null)
        )`.execute(db);
    await sql`
      grant select (mailbox_proven_at, links_by_mail_only) on accounts.users to ${sql.id(APP_ROLE)}`.execute(
      db,
    );
    await keepUnprovenSmall(db);
  },
});

/**
 * Final safeguard: at commit, no account with a password but an unproven mailbox may have gained a client, a role or
 * super admin. Memberships of super admins are exempt because they already have access to everything.
 */
// biome-ignore lint/suspicious/noExplicitAny: a migration knows the tables of its day, not today's types
async function keepUnprovenSmall(db: Kysely<any>): Promise<void> {
  await sql`
    create function accounts.refuse_unproven() returns trigger language plpgsql security definer
    set search_path = pg_catalog as $$
    declare
      person uuid := case tg_table_name when 'users' then (to_jsonb(new) ->> 'id')::uuid
        else (to_jsonb(new) ->> 'user_id')::uuid end;
    begin
      if exists (
        select from accounts.users as kept
        where kept.id = person and kept.password_hash is not null and kept.mailbox_proven_at is null
          and (tg_table_name = 'users' or not kept.is_super_admin)
      ) then
        raise exception 'an account whose mailbox was never proven gains nothing' using constraint = 'mailbox_proven';
      end if;
      return null;
    end $$`.execute(db);
  await sql`
    create function accounts.role_rank(role text) returns integer language sql immutable as $$
      select array_position(array['brand_admin', 'brand_user', 'sales_rep', 'store_owner'], role)
    $$`.execute(db);
  await sql`
    create constraint trigger unproven_gains_no_client after insert on accounts.memberships
    deferrable initially deferred for each row execute function accounts.refuse_unproven()`.execute(
    db,
  );
  await sql`
    create constraint trigger unproven_gains_no_role after update of role, disabled_at on accounts.memberships
    deferrable initially deferred for each row
    when (accounts.role_rank(new.role) < accounts.role_rank(old.role)
      or (old.disabled_at is not null and new.disabled_at is null))
    execute function accounts.refuse_unproven()`.execute(db);
  await sql`
    create constraint trigger unproven_gains_not_all after update of is_super_admin, status on accounts.users
    deferrable initially deferred for each row
    when ((new.is_super_admin and not old.is_super_admin) or (old.status = 'disabled' and new.status <> 'disabled'))
    execute function accounts.refuse_unproven()`.execute(db);
}
