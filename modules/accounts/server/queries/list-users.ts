import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { z } from 'zod';
import type { ListedUser, listUsersCall } from '#modules/accounts/contract/list-users.ts';
import { associationsOfUsers } from '#modules/directory/contract/associations.ts';
import { isBoundToLocations } from '#platform/contract/role.ts';
import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';
import type { AccountsTables } from '../tables.ts';
import { describeInvitation } from './describe-invitation.ts';
import { type UserFilter, userFilter } from './user-filter.ts';
import { usersInViews } from './users-in-views.ts';
import {
  inView,
  statusAtClient,
  userColumns,
  usersOfClient,
  versionAtClient,
} from './users-of-client.ts';

type Asked = z.output<typeof listUsersCall.query>;

const NAMES_SHOWN = 3;

const SORTS: Record<Asked['sortBy'], RawBuilder<unknown>> = {
  name: sql`person.sort_name`,
  email: sql`person.email`,
  role: sql`membership.role`,
  locale: sql`person.locale`,
  status: statusAtClient,
  createdAt: sql`person.created_at`,
};

/** One page of the users of a client, with what they stand for and when they were last here. */
export async function listUsers(
  { app }: { app: App },
  asked: Asked,
): Promise<z.input<typeof listUsersCall.response>> {
  const db = app.database.acrossClients<AccountsTables>();
  const fitting = await userFilter(app, asked);
  const direction = sql.raw(asked.sortDesc ? 'desc' : 'asc');
  const page = usersOfClient({ db }, asked.clientId)
    .where(allOf([inView[asked.view], ...fitting.membership, ...fitting.person]))
    .select([...userColumns, 'membership.role'])
    .select([statusAtClient.as('status'), versionAtClient.as('version')]);
  const [rows, views] = await Promise.all([
    page
      .orderBy(sql`${SORTS[asked.sortBy]} ${direction}`)
      .orderBy(sql`person.id ${direction}`)
      .limit(asked.limit)
      .offset((asked.page - 1) * asked.limit)
      .execute(),
    usersInViews({ db }, asked.clientId),
  ]);
  const ids = rows.map(({ id }) => id);
  const [total, places, seen] = await Promise.all([
    countFitting({ db }, asked, fitting).then((count) => count ?? views[asked.view]),
    app.ports.ask(
      associationsOfUsers,
      { clientId: asked.clientId, userIds: ids, named: NAMES_SHOWN },
      { db, app },
    ),
    app.sessions.lastSeen(ids),
  ]);
  const items = rows.map((row): ListedUser => {
    const given = places.get(row.id) ?? { associations: [], total: 0, locations: 0 };
    return {
      id: row.id,
      email: row.email,
      firstName: row.first_name,
      lastName: row.last_name,
      role: row.role,
      locale: row.locale,
      status: row.status,
      invitation: describeInvitation(row.status, row),
      places: {
        names: given.associations.map(({ name }) => name),
        total: given.total,
        locations: given.locations,
        wholeBrand:
          given.associations.some(({ kind }) => kind === 'brand') ||
          (given.total === 0 && !isBoundToLocations(row.role)),
      },
      lastSeenAt: seen.get(row.id)?.toISOString() ?? null,
      createdAt: row.created_at.toISOString(),
      version: row.version,
    };
  });
  return { items, total, views };
}

/** Asks persons only where the filter is about them; nothing where the views have counted it already. */
async function countFitting(
  { db }: { db: Db<AccountsTables> },
  { clientId, view }: Asked,
  fitting: UserFilter,
): Promise<number | undefined> {
  if (fitting.membership.length + fitting.person.length === 0) return undefined;
  const count = sql<number>`count(*)`.as('count');
  const ofPersons = view !== 'all' || fitting.person.length > 0;
  const query = ofPersons
    ? usersOfClient({ db }, clientId)
        .where(allOf([inView[view], ...fitting.membership, ...fitting.person]))
        .select(count)
    : db
        .selectFrom('accounts.memberships as membership')
        .where('membership.client_id', '=', clientId)
        .where(allOf(fitting.membership))
        .select(count);
  return (await query.executeTakeFirstOrThrow()).count;
}

function allOf(conditions: readonly RawBuilder<SqlBool>[]): RawBuilder<SqlBool> {
  return sql<SqlBool>`(${sql.join(conditions, sql` and `)})`;
}
