import { extname } from 'node:path';
import {
  fileHasNul,
  fileIsPage,
  fileProtected,
} from '#platform/contract/imports/import-problems.ts';
import type { ImportReport, ReadingChoice } from '#platform/contract/imports/import-report.ts';
import { UPLOAD_LIMIT_BYTES } from '#platform/contract/limits.ts';
import type { Locale } from '#platform/contract/locale.ts';
import type { Problem } from '#platform/contract/problem.ts';
import type { App } from '../app.ts';
import type { Db } from '../database/database.ts';
import { uuidV7 } from '../database/record-ids.ts';
import type { ReceivedFile } from '../http/request/multipart-parts.ts';
import { utf16Encoding } from '../spreadsheets/csv/text-encoding.ts';
import { checkFile } from './check-file.ts';
import { CHECK_HOURS, toImportReport } from './import-checks.ts';
import type { ImportDefinition } from './import-definition.ts';
import type { ImportTables } from './import-tables.ts';

const OLD_CONTAINER = Buffer.from('d0cf11e0a1b11ae1', 'hex');
const OLD_WORKBOOKS = ['Workbook', 'Book'].map((name) => Buffer.from(`${name}\0`, 'utf16le'));
const PAGE = /^\s*<(?:!doctype|html|head|body|table|meta|style|\?xml|!--)/i;
const PAGE_CHARACTERS = 1_000;

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

/** Explains why a file's content does not match its name, if the user can fix it. */
function explainRefusedFile(head: Buffer, name: string): Problem | undefined {
  const extension = extname(name).toLowerCase();
  if (head.subarray(0, OLD_CONTAINER.length).equals(OLD_CONTAINER)) {
    // Office stores an encrypted .xlsx in the container of the old format; without a password it is a renamed .xls.
    const isOldWorkbook = OLD_WORKBOOKS.some((stream) => head.includes(stream));
    return extension === '.xlsx' && !isOldWorkbook ? fileProtected() : undefined;
  }
  const start = head.toString('latin1', 0, PAGE_CHARACTERS).replace(/^\u00ef\u00bb\u00bf/, '');
  if (PAGE.test(start)) return fileIsPage();
  if ((extension !== '.csv' && extension !== '.tsv') || utf16Encoding(head)) return undefined;
  const at = head.indexOf(0);
  return at >= 0 && isTextButNul(head) ? fileHasNul({ line: lineOf(head, at) }) : undefined;
}

/** Whether the bytes are text, apart from NUL. Other control characters indicate a program or an image. */
function isTextButNul(head: Buffer): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what it looks for
  return !/[\x01-\x08\x0b\x0e-\x1f\x7f]/.test(head.toString('latin1'));
}

function lineOf(head: Buffer, at: number): number {
  let line = 1;
  for (let place = head.indexOf(10); place >= 0 && place < at; place = head.indexOf(10, place + 1))
    line += 1;
  return line;
}
