import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { IMPORT_KINDS } from '#platform/contract/imports/import-report.ts';
import type { StoredFile } from '../files/stored-file.ts';
import { readSheet } from '../spreadsheets/read-sheet.ts';
import type { SheetKind } from '../spreadsheets/reader-messages.ts';
import { checkLines, type LineFindings, type LinesToCheck } from './check-lines.ts';
import type { StoredReport } from './import-tables.ts';
import { sheetProblem } from './sheet-problem.ts';

const LINES_LIMIT_BYTES = 512 * 1024 * 1024;

/** Reads and checks a kept file; leaves the checked lines as a second one. Nothing of it is in memory as a whole. */
export async function checkFile(
  given: Omit<LinesToCheck, 'columns'> & { file: StoredFile; userId: string },
): Promise<{ report: StoredReport; linesId: string }> {
  const { app, db, clientId, definition, file } = given;
  const columns =
    typeof definition.columns === 'function'
      ? await definition.columns({ db, clientId })
      : definition.columns;
  const bytes = async () => Uint8Array.from(await buffer((await app.files.open(db, file)).stream));
  let findings: LineFindings | undefined;
  const lines = checkLines(
    readSheet({ bytes, kind: kindOf(file) }),
    { ...given, columns },
    (found) => {
      findings = found;
    },
  );
  const kept = await app.files
    .put(db, {
      clientId,
      name: 'lines.txt',
      stream: Readable.from(lines, { objectMode: false }),
      maxBytes: LINES_LIMIT_BYTES,
      allow: ['txt'],
      ownerUserId: given.userId,
      ...(file.expiresAt && { expiresAt: file.expiresAt }),
    })
    .catch((error: unknown) => {
      throw sheetProblem(error);
    });
  if (!findings) throw new Error('the lines were kept before they were all checked');
  return {
    linesId: kept.id,
    report: {
      file: { name: file.name, size: file.size },
      ...findings.report.findings(),
      columns: findings.matched,
      known: columns.map(({ key, label, mandatory }) => ({
        key,
        label: typeof label === 'string' ? { text: label } : label,
        mandatory: Boolean(mandatory),
      })),
      missing: findings.missing,
      allOrNothing: definition.allOrNothing === true,
    },
  };
}

function kindOf({ kind }: StoredFile): SheetKind {
  const known = IMPORT_KINDS.find((one) => one === kind);
  if (!known) throw new Error(`${kind} is no sheet`);
  return known;
}
