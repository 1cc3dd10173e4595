import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { UserStatus } from '#modules/accounts/contract/user.ts';
import { personFields } from '#modules/accounts/contract/user-fields.ts';
import type { UserFilter, UserView } from '#modules/accounts/contract/user-list.ts';
import { clientsByIds } from '#modules/directory/contract/clients/client-ports.ts';
import type { App } from '#platform/server/app.ts';
import { columnsAs } from '#platform/server/fields/field-sql.ts';
import type { Principal } from '#platform/server/sessions/principal.ts';
import type { ClientAdmin } from '#platform/server/sessions/user-ports.ts';
import type { Context } from '../tables.ts';

/**
 * Base of every query on the users of a client. Users are not stored per client, so this is the one place that filters
 * by client.
 */
export function clientUsersQuery({ db }: Pick<Context, 'db'>, clientId: string) {
  return db
    .selectFrom('accounts.memberships as membership')
    .innerJoin('accounts.users as person', 'person.id', 'membership.user_id')
    .where('membership.client_id', '=', clientId);
}

/** Disabled at the client, or everywhere. */
export const statusAtClient = sql<UserStatus>`
  case when membership.disabled_at is not null then 'disabled' else person.status end`;

/** Both only grow, so their sum is the same only where neither has changed. */
export const versionAtClient = sql<number>`person.version + membership.version`;

export const invitationFailed = sql<SqlBool>`
  (person.invitation_fault is not null or coalesce(person.invitation_expires_at <= now(), true))`;

const here = sql<SqlBool>`membership.disabled_at is null`;

export const inView: Record<UserView, RawBuilder<SqlBool> | undefined> = {
  all: undefined,
  active: sql`(person.status = 'active' and ${here})`,
  invited: sql`(person.status = 'invited' and ${here})`,
  'invitation-failed': sql`(person.status = 'invited' and ${here} and ${invitationFailed})`,
  disabled: sql`(person.status = 'disabled' or not (${here}))`,
};

/** Columns that the system sets, as opposed to fields that users enter. */
export const userSystemColumns = [
  'person.id',
  'person.created_at',
  'person.invited_at',
  'person.invitation_expires_at',
  'person.invitation_fault',
] as const;

export const userColumns = [...columnsAs('person', personFields), ...userSystemColumns] as const;

/** Across clients, because a super admin is not a user of the client. */
export async function readUsersWithAccess(
  { db }: Pick<Context, 'db'>,
  { clientId, userIds }: { clientId: string; userIds: readonly string[] },
): Promise<ReadonlySet<string>> {
  if (userIds.length === 0) return new Set();
  const members = await clientUsersQuery({ db }, clientId)
    .select('person.id')
    .where('person.id', 'in', userIds)
    .where(statusAtClient, '!=', 'disabled')
    .execute();
  const superAdmins = await db
    .selectFrom('accounts.users')
    .select('id')
    .where('id', 'in', userIds)
    .where('is_super_admin', '=', true)
    .where('status', '!=', 'disabled')
    .execute();
  return new Set([...members, ...superAdmins].map(({ id }) => id));
}

export async function readBrandUsersWith(
  { db }: Pick<Context, 'db'>,
  { clientId, menu }: { clientId: string; menu: string },
): Promise<string[]> {
  const users = await clientUsersQuery({ db }, clientId)
    .select('person.id')
    .where('membership.role', 'in', ['brand_admin', 'brand_user'])
    .where(statusAtClient, '=', 'active')
    .where(
      // A null value means all menu items.
      sql<SqlBool>`(coalesce(jsonb_typeof(membership.menus), 'null') = 'null'
        or membership.menus @> to_jsonb(${menu}::text))`,
    )
    .execute();
  return users.map(({ id }) => id);
}

/** Active brand admins of a client, read in the caller's transaction. */
export async function readClientAdmins(
  { db, app }: Context,
  clientId: string,
): Promise<{ clientName: string; admins: ClientAdmin[] }> {
  const [client] = await app.ports.call(clientsByIds, { ids: [clientId] }, { db, app });
  const admins = await clientUsersQuery({ db }, clientId)
    .select(['person.id as userId', 'person.email', 'person.locale'])
    .select(sql<string>`trim(person.first_name || ' ' || person.last_name)`.as('name'))
    .where('membership.role', '=', 'brand_admin')
    .where(statusAtClient, '=', 'active')
    .execute();
  return { clientName: client?.name ?? '', admins: client ? admins : [] };
}

const HELPERS_SHOWN = 5;

/** The active brand admins of the user's clients. */
export async function accessHelpers({ db, app }: Context, principal: Principal) {
  const ids = [...principal.memberships.keys()];
  if (ids.length === 0) return [];
  const clients = await app.ports.call(clientsByIds, { ids }, { db, app });
  const administrators = await db
    .selectFrom('accounts.memberships as membership')
    .innerJoin('accounts.users as user', 'user.id', 'membership.user_id')
    .select([
      'membership.client_id',
      'user.email',
      'user.first_name',
      'user.last_name',
      'user.locale',
    ])
    .where('membership.client_id', 'in', ids)
    .where('membership.role', '=', 'brand_admin')
    .where('membership.disabled_at', 'is', null)
    .where('user.status', '=', 'active')
    .orderBy('user.created_at')
    .execute();
  return clients.map((client) => ({
    client,
    administrators: administrators
      .filter(({ client_id }) => client_id === client.uuid)
      .slice(0, HELPERS_SHOWN),
  }));
}

export interface LocationUser {
  userId: string;
  locationId: string;
}

/**
 * `platform.visible_locations` decides which locations a user sees; the query runs with the client's own database
 * access.
 */
export async function readLocationUsers(
  { app }: { app: App },
  clientId: string,
  { groups }: UserFilter,
): Promise<LocationUser[]> {
  const locations = groups.flatMap(({ filters }) =>
    filters.flatMap((condition) => (condition.field === 'location' ? condition.value : [])),
  );
  if (locations.length === 0) return [];
  const { rows } = await sql<LocationUser>`
    select membership.user_id as "userId", location.id as "locationId"
    from accounts.memberships as membership
    cross join lateral (
      select platform.visible_locations(membership.client_id, membership.user_id) as id
    ) as location
    where membership.client_id = ${clientId} and location.id = any (${locations}::uuid[])`.execute(
    app.database.ofClient(clientId),
  );
  return rows;
}
