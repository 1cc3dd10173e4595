import type { ClientBase } from 'pg';

/** Role that serves clients: row-level security shows it one client at a time. It owns no objects. */
export const APP_ROLE = 'comptoir_app';
/**
 * Role for users limited to their locations: a member of the app role, with the additional policies of
 * location-scope.ts.
 */
export const BOUND_ROLE = 'comptoir_bound';
/**
 * Role for access across all clients (sign-in, the queue, super admins): its policies show the rows of every client.
 */
export const SYSTEM_ROLE = 'comptoir_system';

const NOT_PERMITTED = '42501';

/** Roles belong to the whole server, so several databases and processes may create them concurrently. */
export async function ensureRoles(client: ClientBase): Promise<void> {
  try {
    await createRoles(client);
  } catch (error) {
    if ((error as { code?: string }).code !== NOT_PERMITTED) throw error;
    const { rows } = await client.query<{ user: string }>(
      'select quote_ident(current_user) as user',
    );
    const user = rows[0]?.user;
    throw new Error(
      `the database user ${user} may not create or use the roles ${APP_ROLE}, ${BOUND_ROLE} and ${SYSTEM_ROLE}. Grant it CREATEROLE; where another user has made these roles on this server, let that user run: grant ${APP_ROLE}, ${BOUND_ROLE}, ${SYSTEM_ROLE} to ${user} with admin option`,
      { cause: error },
    );
  }
}

async function createRoles(client: ClientBase): Promise<void> {
  for (const role of [APP_ROLE, BOUND_ROLE, SYSTEM_ROLE]) {
    await client.query(`
      do $$ begin
        if not exists (select from pg_roles where rolname = '${role}') then create role ${role} nologin; end if;
      exception when duplicate_object or unique_violation then null;
      end $$`);
    // Since PostgreSQL 16 the creator of a role may grant it but not switch to it, so that right is granted separately.
    await client.query(`
      do $$ begin
        if current_setting('server_version_num')::int < 160000 then
          if not pg_has_role(current_user, '${role}', 'member') then execute 'grant ${role} to current_user'; end if;
        elsif not pg_has_role(current_user, '${role}', 'set') then
          execute 'grant ${role} to current_user with set true';
        end if;
      exception when duplicate_object or unique_violation then null;
      end $$`);
  }
  await client.query(`
    do $$ begin
      if not pg_has_role('${BOUND_ROLE}', '${APP_ROLE}', 'member') then grant ${APP_ROLE} to ${BOUND_ROLE}; end if;
    exception when duplicate_object or unique_violation then null;
    end $$`);
}
