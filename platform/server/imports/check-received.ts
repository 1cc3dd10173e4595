import type { ReadingChoice } from '#platform/contract/imports/import-reading.ts';
import type { ImportReport } from '#platform/contract/imports/import-report.ts';
import { UPLOAD_LIMIT_BYTES } from '#platform/contract/limits.ts';
import type { Locale } from '#platform/contract/locale.ts';
import type { App } from '../app.ts';
import type { Db } from '../database/database.ts';
import { uuidV7 } from '../database/uuid-v7.ts';
import type { ReceivedFile } from '../http/request/received-file.ts';
import { checkFile } from './check-file.ts';
import { explainRefusedFile } from './explain-refused-file.ts';
import { CHECK_HOURS, toImportReport } from './import-checks.ts';
import type { ImportDefinition } from './import-definition.ts';
import type { ImportTables } from './import-tables.ts';

/** Stores an uploaded file, checks it and saves the result. Not in a transaction, because it takes long. */
export async function checkReceived(
  { db, app }: { db: Db<ImportTables>; app: App },
  {
    received,
    ...about
  }: {
    clientId: string;
    userId: string;
    locale: Locale;
    definition: ImportDefinition<Record<string, unknown>>;
    received: ReceivedFile;
    reading?: ReadingChoice;
  },
): Promise<ImportReport> {
  const { clientId, userId, definition } = about;
  const file = await app.files.put(db, {
    clientId,
    ...received,
    maxBytes: UPLOAD_LIMIT_BYTES,
    allow: definition.calls.check.upload.kinds,
    explain: explainRefusedFile,
    ownerUserId: userId,
    expiresAt: new Date(Date.now() + CHECK_HOURS * 60 * 60 * 1000),
  });
  try {
    const { report, linesId } = await checkFile({ ...about, db, app, file });
    const row = { id: uuidV7(), report, job_id: null };
    await db
      .insertInto('platform.import_checks')
      .values({
        client_id: clientId,
        id: row.id,
        import_name: definition.name,
        user_id: userId,
        file_id: file.id,
        lines_id: linesId,
        report: JSON.stringify(report),
      })
      .execute();
    return toImportReport(row);
  } catch (error) {
    await app.files.remove(db, file);
    throw error;
  }
}
