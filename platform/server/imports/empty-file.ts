import { FILE_KINDS } from '#platform/contract/files/file-kind.ts';
import type { Locale } from '#platform/contract/locale.ts';
import type { App } from '../app.ts';
import type { Db } from '../database/database.ts';
import type { FileAnswer } from '../http/answer/send-answer.ts';
import { datedFileName } from '../spreadsheets/dated-file-name.ts';
import { writeSheet } from '../spreadsheets/write-sheet.ts';
import { columnLabel } from './import-column.ts';
import { type ImportDefinition, resolveImportColumns } from './import-definition.ts';

/** Template: the columns in the user's language and one example line, which is skipped when imported. */
export async function emptyFile(
  { db, app }: { db: Db; app: App },
  {
    definition,
    membership: { clientId, timeZone },
    locale,
    format,
  }: {
    definition: ImportDefinition<Record<string, unknown>>;
    membership: { clientId: string; timeZone: string };
    locale: Locale;
    format: 'csv' | 'xlsx';
  },
): Promise<FileAnswer> {
  const translate = app.texts.translator(locale);
  const columns = await resolveImportColumns(definition, { db, clientId });
  return {
    fileName: datedFileName('import', format, timeZone),
    contentType: FILE_KINDS[format].contentType,
    stream: writeSheet({
      format,
      title: 'Import',
      header: columns.map((column) => columnLabel(column, translate)),
      rows: [columns.map(({ example }) => example)],
      reader: locale,
    }),
  };
}
