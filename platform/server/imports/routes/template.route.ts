import { FILE_KINDS } from '#platform/contract/files/file-kind.ts';
import { datedFileName } from '../../spreadsheets/dated-file-name.ts';
import { writeSheet } from '../../spreadsheets/write-sheet.ts';
import { columnLabel } from '../column-label.ts';
import type { ImportDefinition } from '../import-definition.ts';
import { route } from '../route.ts';

/** The columns in the person's language and one line that shows how to fill them; left in, that line is passed over. */
export const templateRoute = (definition: ImportDefinition<Record<string, unknown>>) =>
  route(definition.calls.template, async ({ app, db, query, membership, principal }) => {
    const translate = app.texts.translator(principal.locale);
    const columns =
      typeof definition.columns === 'function'
        ? await definition.columns({ db, clientId: membership.clientId })
        : definition.columns;
    return {
      fileName: datedFileName('import', query.format, membership.timeZone),
      contentType: FILE_KINDS[query.format].contentType,
      stream: writeSheet({
        format: query.format,
        title: 'Import',
        header: columns.map((column) => columnLabel(column, translate)),
        rows: [columns.map(({ example }) => example)],
        reader: principal.locale,
      }),
    };
  });
