import { type RawBuilder, type SqlBool, sql } from 'kysely';
import {
  everyLocationList,
  type LocationFilter,
  type LocationView,
  type WhichLocations,
} from '#modules/directory/contract/locations/location.ts';
import { locationFields } from '#modules/directory/contract/locations/location-fields.ts';
import { filterColumns } from '#platform/server/fields/list-columns.ts';
import { type FilterColumns, filterSql } from '#platform/server/filters/filter-sql.ts';
import { chosenSql } from '#platform/server/lists/chosen-records.ts';
import {
  type ClientScope,
  clientScopeSql,
  matchTextSql,
  textConditionSql,
} from '../clients/client-scope.ts';

const TABLE = { name: 'directory.locations', alias: 'location' };

/** The same filter for list, count, bulk change and export; over `directory.locations as location`. */
export function locationFilterSql(filter: LocationFilter, of: ClientScope): RawBuilder<SqlBool> {
  const fits = filterSql(
    everyLocationList,
    {
      columns: columnsOf(of),
      views: VIEWS,
      search: (searchText) => matchTextSql(TABLE, of, searchText),
    },
    filter,
  );
  return sql<SqlBool>`${clientScopeSql(TABLE, of)} and ${fits}`;
}

/** The selected locations, or all that match the filter except the deselected ones. */
export function chosenLocationsSql(which: WhichLocations, clientId: string): RawBuilder<SqlBool> {
  return chosenSql(which, {
    alias: TABLE.alias,
    clientId,
    idType: 'uuid',
    matches: (filter) => locationFilterSql(filter, { client: clientId }),
  });
}

/** No user represents it directly or through a group; representatives of the whole brand do not count. */
const withoutRepresentative = sql<SqlBool>`(
  not exists (
    select from directory.associations as own
    where own.client_id = location.client_id and own.location_id = location.id)
  and not exists (
    select from directory.group_members as member
    join directory.associations as own
      on own.client_id = member.client_id and own.group_id = member.group_id
    where member.client_id = location.client_id and member.location_id = location.id))`;

/** Undefined if a view does not filter. */
export const VIEWS: Record<LocationView, RawBuilder<SqlBool> | undefined> = {
  all: undefined,
  open: sql`location.closed_at is null`,
  closed: sql`location.closed_at is not null`,
  'without-coordinates': sql`location.latitude is null`,
  'without-representative': withoutRepresentative,
};

function columnsOf(of: ClientScope): FilterColumns<typeof everyLocationList.fields> {
  const text = (column: RawBuilder<unknown>) => textConditionSql(TABLE, of, column);
  return {
    client: sql`location.client_id`,
    ...filterColumns('location', locationFields, text),
    type: sql`location.type_id`,
    group: ({ operator, value }) => {
      const inGroup = sql<SqlBool>`exists (
        select from directory.group_members as member
        where member.client_id = location.client_id and member.location_id = location.id
          and member.group_id = any (${value}::uuid[]))`;
      return operator === 'any-of' ? inGroup : sql<SqlBool>`not ${inGroup}`;
    },
    closed: sql`(location.closed_at is not null)`,
    hasCoordinates: sql`(location.latitude is not null)`,
    hasRepresentative: ({ value }) =>
      value ? sql<SqlBool>`not ${withoutRepresentative}` : withoutRepresentative,
    updated: sql`location.updated_at`,
  };
}
