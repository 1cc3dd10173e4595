import { sql } from 'kysely';
import type { z } from 'zod';
import {
  membershipFields,
  personFields,
  userFields,
} from '#modules/accounts/contract/user-fields.ts';
import {
  LISTED_ASSOCIATIONS,
  type ListedUser,
  type listUsersCall,
  type UserSort,
  type UserView,
  userList,
} from '#modules/accounts/contract/user-list.ts';
import { listUserAssociations } from '#modules/directory/contract/associations.ts';
import { clientsByIds } from '#modules/directory/contract/clients/client-ports.ts';
import { fieldsWith, picked } from '#platform/contract/fields/record-fields.ts';
import type { SuiteModule } from '#platform/contract/navigation.ts';
import { isBoundToLocations, type Role } from '#platform/contract/permission.ts';
import type { App } from '#platform/server/app.ts';
import { selected } from '#platform/server/fields/field-sql.ts';
import { sortColumns } from '#platform/server/fields/list-columns.ts';
import { isSelectiveFilter } from '#platform/server/filters/filter-sql.ts';
import { readPage, type SortColumns, sortBy } from '#platform/server/lists/read-page.ts';
import { describeInvitation, invitationMails } from '../../invitations/invitation-mails.ts';
import {
  invitationFailed,
  readLocationUsers,
  statusAtClient,
  versionAtClient,
} from '../../memberships/client-users-query.ts';
import { grantedMenus } from '../../memberships/granted-menus.ts';
import type { AccountsTables, Context } from '../../tables.ts';
import {
  hasPersonCondition,
  memberships,
  membershipsWithPersons,
  type PersonRow,
  personColumns,
  userFilterSql,
} from './user-filter-sql.ts';

type ListUsersQuery = z.output<typeof listUsersCall.query>;
type UserRow = PersonRow & {
  role: Role;
  defaultModule: SuiteModule | null;
  /** Null means all menu items of the role. */
  menus: readonly string[] | null;
};

const NAMES_SHOWN = 3;

const SORTS: SortColumns<UserSort> = {
  name: sql`person.sort_name`,
  ...sortColumns('person', personFields),
  ...sortColumns('membership', membershipFields),
  locale: sql`person.locale`,
  status: statusAtClient,
  createdAt: sql`person.created_at`,
};

/** One page of the users of a client, with their associations and last activity. */
export async function listUsers(
  { app }: { app: App },
  listQuery: ListUsersQuery,
): Promise<z.input<typeof listUsersCall.response>> {
  const db = app.database.acrossClients<AccountsTables>();
  const counting = usersInViews({ db }, listQuery.clientId);
  const [{ rows, total }, views, [client]] = await Promise.all([
    findPage({ db, app }, listQuery, counting),
    counting,
    app.ports.call(clientsByIds, { ids: [listQuery.clientId] }, { db, app }),
  ]);
  const modules = client?.modules.map(({ module }) => module) ?? [];
  const ids = rows.map(({ id }) => id);
  const [places, seen, mails] = await Promise.all([
    app.ports.call(
      listUserAssociations,
      { clientId: listQuery.clientId, userIds: ids, named: LISTED_ASSOCIATIONS },
      { db, app },
    ),
    app.sessions.lastSeen(ids),
    invitationMails({ app }, rows),
  ]);
  const items = rows.map((row): ListedUser => {
    const given = places.get(row.id) ?? { associations: [], total: 0, locations: 0 };
    return {
      id: row.id,
      client: listQuery.clientId,
      ...picked(row, fieldsWith(userFields, 'inRow')),
      defaultLocaleIsoCode: row.defaultLocaleIsoCode,
      associations: given.associations,
      defaultModule: row.defaultModule,
      menus: [...grantedMenus(app.registry, { role: row.role, modules, given: row.menus })],
      status: row.status,
      invitation: describeInvitation(row.status, row, mails.get(row.id)),
      places: {
        names: given.associations.slice(0, NAMES_SHOWN).map(({ name }) => name),
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

async function findPage(
  { db, app }: Context,
  listQuery: ListUsersQuery,
  inViews: ReturnType<typeof usersInViews>,
) {
  const { clientId, page, limit } = listQuery;
  const atLocations = await readLocationUsers({ app }, clientId, listQuery);
  const isWholeView = !listQuery.q && listQuery.groups.length === 0;
  return readPage<UserRow>(
    { db },
    {
      page,
      limit,
      areFew: isSelectiveFilter(userList, listQuery),
      from: membershipsWithPersons,
      countFrom: hasPersonCondition(listQuery) ? membershipsWithPersons : memberships,
      counted: isWholeView ? inViews.then((views) => views[listQuery.view]) : undefined,
      key: sql`membership.client_id, membership.user_id`,
      fits: userFilterSql(listQuery, clientId, atLocations),
      order: sortBy(SORTS, listQuery, sql`person.id`),
      columns: sql`${personColumns}, ${selected('membership', membershipFields, ['role', 'defaultModule', 'menus'])},
        ${statusAtClient} as status, ${versionAtClient} as version`,
      joins: sql`join accounts.memberships as membership
          on membership.client_id = page.client_id and membership.user_id = page.user_id
        join accounts.users as person on person.id = page.user_id`,
    },
  );
}

type Counts = Record<UserView, number>;

/**
 * Number of users per view. Joins only persons that are not active, through an index; the active ones are the
 * remainder.
 */
async function usersInViews({ db }: Pick<Context, 'db'>, clientId: string): Promise<Counts> {
  const here = sql`membership.disabled_at is null`;
  const { rows } = await sql<Omit<Counts, 'active'>>`
    select count(*) as "all",
      count(*) filter (where person.status = 'invited' and ${here}) as invited,
      count(*) filter (where person.status = 'invited' and ${here} and ${invitationFailed}) as "invitation-failed",
      count(*) filter (where person.status = 'disabled' or not (${here})) as disabled
    from accounts.memberships as membership
    left join accounts.users as person on person.id = membership.user_id and person.status <> 'active'
    where membership.client_id = ${clientId}`.execute(db);
  const counts = rows[0];
  if (!counts) throw new Error('a count always answers');
  return { ...counts, active: counts.all - counts.invited - counts.disabled };
}
