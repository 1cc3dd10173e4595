import { sql } from 'kysely';
import { peopleByIds } from '#modules/directory/contract/associations.ts';
import type { LocationFilter } from '#modules/directory/contract/location-list.ts';
import { exportLocationsCall } from '#modules/directory/contract/move-locations.ts';
import { type OpeningHours, WEEK_DAYS } from '#modules/directory/contract/opening-hours.ts';
import { isBoundToLocations } from '#platform/contract/role.ts';
import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';
import { defineExport } from '#platform/server/exports/define-export.ts';
import type { ExportColumn } from '#platform/server/exports/export-definition.ts';
import { writeAttributes } from '../imports/attributes-cell.ts';
import { writeHours } from '../imports/hours-cell.ts';
import { type LocationLine, locationColumns } from '../imports/location-line.ts';
import { fitsLocationFilter } from '../queries/fits-location-filter.ts';
import type { DirectoryTables } from '../tables.ts';

const BATCH = 1_000;
const FIRST = '00000000-0000-0000-0000-000000000000';

/** What one line says, before it is written into cells. */
type Row = Omit<LocationLine, keyof OpeningHours> & {
  id: string;
  hours: OpeningHours | null;
  userIds: string[];
  emails: string[];
};
type Cell = ReturnType<ExportColumn<Row>['value']>;

/** The columns of the import, so that the file can come back and change nothing. */
const columns: readonly ExportColumn<Row>[] = locationColumns.map(({ key, label }) => ({
  label,
  value: (row) => cellOf(row, key),
}));

function cellOf(row: Row, key: keyof LocationLine): Cell {
  switch (key) {
    case 'groups':
      return row.groups?.join('; ') ?? '';
    case 'representatives':
      return row.emails.join('; ');
    case 'attributes':
      return writeAttributes(row.attributes ?? {});
    case 'closed':
      return row.closed ? 'yes' : 'no';
    default:
      return isDay(key) ? (row.hours ? writeHours(row.hours[key]) : '') : (row[key] ?? '');
  }
}

function isDay(key: string): key is keyof OpeningHours {
  return (WEEK_DAYS as readonly string[]).includes(key);
}

/** Locations as a file, those that the person may see and that fit the filters [SUP-02]. */
export const locationExport = defineExport<Row, LocationFilter, DirectoryTables>({
  name: 'directory.locations',
  call: exportLocationsCall,
  title: 'directory:location.exportTitle',
  columns,
  async *rows({ db, clientId, app, filters, role }) {
    for (let after = FIRST; ; ) {
      const page = await readAfter({ db }, { clientId, filters, after });
      const last = page.at(-1);
      if (!last) return;
      // Whoever is bound to locations is not told how to reach the others.
      if (isBoundToLocations(role)) for (const row of page) row.emails = [];
      else await nameRepresentatives({ db, app }, clientId, page);
      yield page;
      after = last.id;
    }
  },
});

async function readAfter(
  { db }: { db: Db<DirectoryTables> },
  { clientId, filters, after }: { clientId: string; filters: LocationFilter; after: string },
): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select location.id, location.code, location.name, location.company, location.street,
      location.postal_code as "postalCode", location.city, location.region, location.country,
      location.latitude, location.longitude, type.name as type, location.activity, location.affiliation,
      location.phone, location.email, location.website, location.opening_hours as hours,
      location.attributes, location.closed_at is not null as closed,
      array(
        select "group".name from directory.group_members as member
        join directory.groups as "group"
          on "group".client_id = member.client_id and "group".id = member.group_id
        where member.client_id = location.client_id and member.location_id = location.id
        order by "group".name) as groups,
      array(
        select own.user_id from directory.associations as own
        where own.client_id = location.client_id and own.location_id = location.id) as "userIds"
    from directory.locations as location
    left join directory.location_types as type
      on type.client_id = location.client_id and type.id = location.type_id
    where ${fitsLocationFilter(filters, { client: clientId })} and location.id > ${after}
    order by location.id limit ${BATCH}`.execute(db);
  return rows;
}

async function nameRepresentatives(
  context: { db: Db<DirectoryTables>; app: App },
  clientId: string,
  rows: readonly Row[],
): Promise<void> {
  const userIds = [...new Set(rows.flatMap((row) => row.userIds))];
  const people =
    userIds.length > 0
      ? await context.app.ports.ask(peopleByIds, { clientId, userIds }, context)
      : [];
  const emails = new Map(people.map(({ userId, email }) => [userId, email]));
  for (const row of rows) row.emails = row.userIds.flatMap((id) => emails.get(id) ?? []).sort();
}
