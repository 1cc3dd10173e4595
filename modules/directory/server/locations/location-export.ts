import { sql } from 'kysely';
import { peopleByIds } from '#modules/directory/contract/associations.ts';
import { exportLocationsCall } from '#modules/directory/contract/locations/list-locations.ts';
import type { LocationFilter } from '#modules/directory/contract/locations/location.ts';
import { photoPath } from '#modules/directory/contract/locations/location-photos.ts';
import { isBoundToLocations } from '#platform/contract/permission.ts';
import { defineExport } from '#platform/server/exports/define-export.ts';
import type { Context, DirectoryTables } from '../tables.ts';
import { wholeColumns, withType } from './list-locations.ts';
import { type ExportedLocation, locationCells } from './location-cells.ts';
import { locationFilterSql } from './location-filter-sql.ts';

const BATCH = 1_000;
const FIRST = '00000000-0000-0000-0000-000000000000';

type Row = ExportedLocation & { userIds: string[] };

/** Exports the locations that the user may see and that match the filters [SUP-02]. */
export const locationExport = defineExport<Row, LocationFilter, DirectoryTables>({
  name: 'directory.locations',
  call: exportLocationsCall,
  title: 'directory:location.exportTitle',
  columns: locationCells.map(({ column, write }) => ({ label: column.label, value: write })),
  async *rows({ db, clientId, app, filters, role }) {
    for (let after = FIRST; ; ) {
      const page = await readAfter({ db }, { clientId, filters, after });
      const last = page.at(-1);
      if (!last) return;
      // Users limited to certain locations do not see email addresses.
      if (isBoundToLocations(role)) for (const row of page) row.emails = [];
      else await nameRepresentatives({ db, app }, clientId, page);
      for (const row of page) row.photoBase = `${app.config.publicUrl}${photoPath(clientId, '')}`;
      yield page;
      after = last.id;
    }
  },
});

async function readAfter(
  { db }: Pick<Context, 'db'>,
  { clientId, filters, after }: { clientId: string; filters: LocationFilter; after: string },
): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select ${wholeColumns},
      array(
        select own.user_id from directory.associations as own
        where own.client_id = location.client_id and own.location_id = location.id) as "userIds"
    from directory.locations as location
    ${withType}
    where ${locationFilterSql(filters, { client: clientId })} and location.id > ${after}
    order by location.id limit ${BATCH}`.execute(db);
  return rows;
}

async function nameRepresentatives(
  context: Context,
  clientId: string,
  rows: readonly Row[],
): Promise<void> {
  const userIds = [...new Set(rows.flatMap((row) => row.userIds))];
  const people =
    userIds.length > 0
      ? await context.app.ports.call(peopleByIds, { clientId, userIds }, context)
      : [];
  const emails = new Map(people.map(({ userId, email }) => [userId, email]));
  for (const row of rows) row.emails = row.userIds.flatMap((id) => emails.get(id) ?? []).sort();
}
