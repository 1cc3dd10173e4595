import { getAreasCall, getAreasFileCall } from '#modules/opportunity/contract/map-calls.ts';
import { FILE_KINDS } from '#platform/contract/files/file-kind.ts';
import type { Membership, Principal } from '#platform/server/sessions/principal.ts';
import { datedFileName } from '#platform/server/spreadsheets/dated-file-name.ts';
import { writeSheet } from '#platform/server/spreadsheets/write-sheet.ts';
import { route } from '../route.ts';
import type { AreaReader } from './area-sums.ts';
import { areasFile } from './areas-file.ts';
import { readAreaFigures } from './read-area-figures.ts';

export const getAreasRoute = route(getAreasCall, ({ query, ...context }) =>
  readAreaFigures(readerOf(context), query),
);

export const getAreasFileRoute = route(
  getAreasFileCall,
  async ({ query: { format, ...choices }, ...context }) => {
    const reader = readerOf(context);
    return {
      fileName: datedFileName('opportunity-areas', format, reader.timeZone),
      contentType: FILE_KINDS[format].contentType,
      stream: writeSheet({
        format,
        title: reader.app.texts.translator(reader.locale)('opportunity:areas.file.title'),
        ...(await areasFile(reader, choices)),
        reader: reader.locale,
      }),
    };
  },
);

function readerOf({
  db,
  app,
  membership: { clientId, timeZone, role },
  principal: { userId, locale },
}: Pick<AreaReader, 'db' | 'app'> & { membership: Membership; principal: Principal }): AreaReader {
  return { db, app, clientId, timeZone, user: { id: userId, role }, locale };
}
