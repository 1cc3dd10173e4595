import { type RawBuilder, type Selectable, type SqlBool, sql } from 'kysely';
import type { UserStatus } from '#modules/accounts/contract/user.ts';
import {
  membershipFields,
  type PersonFields,
  personFields,
} from '#modules/accounts/contract/user-fields.ts';
import { type UserFilter, userList } from '#modules/accounts/contract/user-list.ts';
import type { ConditionOfKind } from '#platform/contract/lists/filter-condition.ts';
import { matchWords } from '#platform/server/database/word-search.ts';
import { type StoredFields, selected } from '#platform/server/fields/field-sql.ts';
import { filterColumns } from '#platform/server/fields/list-columns.ts';
import { conditionSql, filterSql, hasCondition } from '#platform/server/filters/filter-sql.ts';
import {
  inView,
  type LocationUser,
  userSystemColumns,
} from '../../memberships/client-users-query.ts';
import type { AccountsTables } from '../../tables.ts';

type Known = (typeof userSystemColumns)[number] extends `person.${infer Name}` ? Name : never;

/** A person in a list, with status and version. */
export type PersonRow = StoredFields<PersonFields> &
  Pick<Selectable<AccountsTables['accounts.users']>, Known> & {
    status: UserStatus;
    version: number;
  };

export const personColumns = sql`${selected('person', personFields)},
  ${sql.join(userSystemColumns.map((column) => sql.ref(column)))}`;

/** Search text of a person, without case and accents. */
export const personText = sql`person.first_name || ' ' || person.last_name`;

const asText = (column: RawBuilder<unknown>) => (textCondition: ConditionOfKind<'text'>) =>
  conditionSql.text(column, textCondition);
export const personFilters = filterColumns('person', personFields, asText);

/** Tables that a filter applies to; persons are joined only if a condition or a sort needs them. */
export const memberships = sql`accounts.memberships as membership`;
export const membershipsWithPersons = sql`${memberships}
  join accounts.users as person on person.id = membership.user_id`;

/** The same filter for a page and its count; over `membershipsWithPersons`. */
export function userFilterSql(
  filter: UserFilter,
  clientId: string,
  atLocations: readonly LocationUser[],
): RawBuilder<SqlBool> {
  const fits = filterSql(
    userList,
    {
      columns: {
        ...filterColumns('membership', membershipFields, asText),
        language: sql`person.locale`,
        name: personText,
        ...personFilters,
        created: sql`person.created_at`,
        location: ({ operator, value }) => {
          const ids = atLocations
            .filter(({ locationId }) => value.includes(locationId))
            .map(({ userId }) => userId);
          const stand = sql<SqlBool>`membership.user_id = any (${ids}::uuid[])`;
          return operator === 'any-of' ? stand : sql<SqlBool>`not ${stand}`;
        },
      },
      views: inView,
      search: (searchText) => matchWords('person.search', searchText),
    },
    filter,
  );
  return sql<SqlBool>`membership.client_id = ${clientId} and ${fits}`;
}

/** Whether a condition reads `person`. */
export function hasPersonCondition(filter: UserFilter): boolean {
  return (
    filter.view !== 'all' ||
    Boolean(filter.q) ||
    hasCondition(filter, ({ field }) => field !== 'role' && field !== 'location')
  );
}
