import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { z } from 'zod';
import type { listCrossClientUsersCall } from '#modules/accounts/contract/super-admin-users.ts';
import { personFields } from '#modules/accounts/contract/user-fields.ts';
import {
  type CrossClientUserFilter,
  type CrossClientUserSort,
  type CrossClientUserView,
  crossClientUserList,
} from '#modules/accounts/contract/user-list.ts';
import { matchWords } from '#platform/server/database/word-search.ts';
import { sortColumns } from '#platform/server/fields/list-columns.ts';
import {
  conditionSql,
  type FilterColumns,
  filterSql,
  isSelectiveFilter,
} from '#platform/server/filters/filter-sql.ts';
import { countViewsUpTo } from '#platform/server/lists/count-views.ts';
import { readPage, type SortColumns, sortBy } from '#platform/server/lists/read-page.ts';
import { invitationFailed } from '../../memberships/client-users-query.ts';
import { personStatus } from '../../memberships/find-user.ts';
import type { Context } from '../../tables.ts';
import { describeEveryUser, type EveryUserRow } from './every-user.ts';
import { personColumns, personFilters, personText } from './user-filter-sql.ts';

interface ListEveryUserQuery extends CrossClientUserFilter {
  page: number;
  limit: number;
  sortBy: CrossClientUserSort;
  sortDesc: boolean;
}

/** One page of the users of all clients [SUP-04]. */
export async function listEveryUser(
  { db, app }: Context,
  listQuery: ListEveryUserQuery,
): Promise<z.input<typeof listCrossClientUsersCall.response>> {
  const { rows, total } = await readPage<EveryUserRow>(
    { db },
    {
      page: listQuery.page,
      limit: listQuery.limit,
      areFew: isSelectiveFilter(crossClientUserList, listQuery),
      from: sql`accounts.users as person`,
      key: sql`person.id`,
      fits: filterSql(
        crossClientUserList,
        {
          columns: FILTER_COLUMNS,
          views: VIEWS,
          search: (searchText) => matchWords('person.search', searchText),
        },
        listQuery,
      ),
      order: sortBy(SORTS, listQuery, sql`person.id`),
      columns: sql`${personColumns}, person.status, person.is_super_admin, person.version, person.mailbox_proven_at,
        ${personStatus} as "statusAtTheDoor"`,
      joins: sql`join accounts.users as person on person.id = page.id`,
    },
  );
  return { items: await describeEveryUser({ db, app }, rows), total };
}

const FILTER_COLUMNS: FilterColumns<typeof crossClientUserList.fields> = {
  /** Role at any of their clients. */
  role: ({ operator, value }) => {
    const has = sql`(${hasMembership(sql`own.role = any (${value})`)}
      ${value.includes('super_admin') ? sql`or person.is_super_admin` : sql``})`;
    return operator === 'any-of' ? sql<SqlBool>`${has}` : sql<SqlBool>`not ${has}`;
  },
  client: ({ operator, value }) => {
    const has = hasMembership(
      conditionSql.choice(sql`own.client_id`, { operator: 'any-of', value }),
    );
    return operator === 'any-of' ? has : sql<SqlBool>`not ${has}`;
  },
  language: sql`person.locale`,
  name: personText,
  ...personFilters,
  created: sql`person.created_at`,
};

function hasMembership(condition: RawBuilder<unknown>): RawBuilder<SqlBool> {
  return sql<SqlBool>`exists (
    select from accounts.memberships as own where own.user_id = person.id and ${condition})`;
}

const VIEWS: Record<CrossClientUserView, RawBuilder<SqlBool> | undefined> = {
  all: undefined,
  active: sql`person.status = 'active'`,
  invited: sql`person.status = 'invited'`,
  'invitation-failed': sql`(person.status = 'invited' and ${invitationFailed})`,
  disabled: sql`person.status = 'disabled'`,
  'super-admin': sql`person.is_super_admin`,
  'without-client': sql`(not person.is_super_admin and not exists (
    select from accounts.memberships as own where own.user_id = person.id))`,
};

/** The users of all clients in each view. */
export const countEveryUserViews = ({ db }: Pick<Context, 'db'>) =>
  countViewsUpTo({ db }, { views: VIEWS, from: sql`accounts.users as person` });

const SORTS: SortColumns<CrossClientUserSort> = {
  name: sql`person.sort_name`,
  ...sortColumns('person', personFields),
  status: sql`person.status`,
  createdAt: sql`person.created_at`,
};
