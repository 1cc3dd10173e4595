import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { locationFields } from '#modules/directory/contract/locations/location-fields.ts';
import {
  everyLocationList,
  type LocationFilter,
  type LocationView,
  type WhichLocations,
} from '#modules/directory/contract/locations/location-list.ts';
import { filterColumns } from '#platform/server/fields/filter-columns.ts';
import { type FilterColumns, filterSql } from '#platform/server/filters/filter-sql.ts';
import { chosenSql } from '#platform/server/lists/chosen-sql.ts';
import { type OfClients, ofClientsSql, textOfSql, wordsOfSql } from './of-clients.ts';

const TABLE = { name: 'directory.locations', alias: 'location' };

/** The same judgement for list, count, bulk change and export; over `directory.locations as location`. */
export function locationFilterSql(filter: LocationFilter, of: OfClients): RawBuilder<SqlBool> {
  const fits = filterSql(
    everyLocationList,
    {
      columns: columnsOf(of),
      views: VIEWS,
      words: (words) => wordsOfSql(TABLE, of, words),
    },
    filter,
  );
  return sql<SqlBool>`${ofClientsSql(TABLE, of)} and ${fits}`;
}

/** The locations that somebody ticked, or all that fit without those that were taken out. */
export function chosenLocationsSql(which: WhichLocations, clientId: string): RawBuilder<SqlBool> {
  return chosenSql(which, {
    alias: TABLE.alias,
    clientId,
    idType: 'uuid',
    matches: (filter) => locationFilterSql(filter, { client: clientId }),
  });
}

/** Nobody stands for it, neither for itself nor for a group of it; who stands for the brand stands for all alike. */
const withoutRepresentative = sql<SqlBool>`(
  not exists (
    select from directory.associations as own
    where own.client_id = location.client_id and own.location_id = location.id)
  and not exists (
    select from directory.group_members as member
    join directory.associations as own
      on own.client_id = member.client_id and own.group_id = member.group_id
    where member.client_id = location.client_id and member.location_id = location.id))`;

/** Undefined where a view asks nothing. */
export const VIEWS: Record<LocationView, RawBuilder<SqlBool> | undefined> = {
  all: undefined,
  open: sql`location.closed_at is null`,
  closed: sql`location.closed_at is not null`,
  'without-coordinates': sql`location.latitude is null`,
  'without-representative': withoutRepresentative,
};

function columnsOf(of: OfClients): FilterColumns<typeof everyLocationList.fields> {
  const text = (column: RawBuilder<unknown>) => textOfSql(TABLE, of, column);
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
