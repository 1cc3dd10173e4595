import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { ImportRepair } from '#platform/contract/imports/import-repair.ts';
import { IMPORT_KINDS } from '#platform/contract/imports/import-report.ts';
import type { StoredFile } from '../files/stored-file.ts';
import { readSheet } from '../spreadsheets/read-sheet.ts';
import type { SheetChoice, SheetKind } from '../spreadsheets/reader-messages.ts';
import { checkLines, type LineFindings, type LinesToCheck } from './check-lines.ts';
import type { AnyColumn } from './column-label.ts';
import { readMatching, storeMatching } from './import-matchings.ts';
import { readRepairs, storeRepairs } from './import-repairs.ts';
import type { StoredReport } from './import-tables.ts';
import { resolveImportColumns } from './resolve-import-columns.ts';
import { sheetProblem } from './sheet-problem.ts';

const LINES_LIMIT_BYTES = 512 * 1024 * 1024;

/**
 * Reads and checks a stored file and saves the checked lines as a second file. The content is streamed, never held in
 * memory as a whole.
 */
export async function checkFile(
  given: Omit<LinesToCheck, 'columns' | 'repairs' | 'sheets' | 'remembered' | 'isText'> & {
    file: StoredFile;
    userId: string;
    /** New value mappings, used from now on. */
    newRepairs?: readonly ImportRepair[];
  },
): Promise<{ report: StoredReport; linesId: string }> {
  const { app, db, clientId, definition, file, userId, newRepairs = [] } = given;
  const columns = await resolveImportColumns(definition, { db, clientId });
  const whose = { clientId, importName: definition.name };
  await storeRepairs({ db }, { ...whose, userId, columns, repairs: newRepairs });
  const repairs = await readRepairs({ db }, whose);
  const bytes = async () => Uint8Array.from(await buffer((await app.files.open(db, file)).stream));
  let findings: LineFindings | undefined;
  let sheets: SheetChoice = { sheets: [], sheet: 0 };
  const lines = checkLines(
    readSheet({
      bytes,
      kind: kindOf(file),
      sheet: given.reading?.sheet,
      onChoice: (choice) => {
        sheets = choice;
      },
    }),
    {
      ...given,
      columns,
      repairs,
      isText: file.kind === 'csv' || file.kind === 'tsv',
      sheets: () => sheets,
      remembered: (headers) => readMatching({ db }, whose, headers),
    },
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
  const { matched, byWords } = findings;
  if (given.chosen) await storeMatching({ db }, whose, { chosen: matched, byWords });
  return {
    linesId: kept.id,
    report: {
      file: { name: file.name, size: file.size, sha256: file.sha256 },
      ...findings.report.findings(),
      columns: findings.matched,
      reading: findings.reading,
      repairs: repairs.used,
      known: columns.map(({ key, label, mandatory, choices }) => ({
        key,
        label: labelOf(label),
        mandatory: Boolean(mandatory),
        ...(choices && {
          choices: choices.map((choice) => ({ value: choice.value, label: labelOf(choice.label) })),
        }),
      })),
      missing: findings.missing,
      allOrNothing: definition.allOrNothing === true,
    },
  };
}

function labelOf(label: AnyColumn['label']): { text: string } | { words: string } {
  return typeof label === 'string' ? { text: label } : label;
}

function kindOf({ kind }: StoredFile): SheetKind {
  const known = IMPORT_KINDS.find((one) => one === kind);
  if (!known) throw new Error(`${kind} is no sheet`);
  return known;
}
