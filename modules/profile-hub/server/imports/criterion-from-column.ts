import { buffer } from 'node:stream/consumers';
import type { NewCriterion } from '#modules/profile-hub/contract/criterion.ts';
import { tooManyValues } from '#modules/profile-hub/contract/imports/import-terms.ts';
import { LABEL_MAX_LENGTH, OPTIONS_LIMIT } from '#modules/profile-hub/contract/limits.ts';
import type { ImportReport } from '#platform/contract/imports/import-report.ts';
import type { Locale } from '#platform/contract/locale.ts';
import type { Db } from '#platform/server/database/database.ts';
import { checkAgain, sheetProblem } from '#platform/server/imports/check-file.ts';
import { findCheck } from '#platform/server/imports/import-checks.ts';
import { normalizeForComparison } from '#platform/server/imports/import-column.ts';
import { readSheet } from '#platform/server/spreadsheets/read-sheet.ts';
import type { SheetKind } from '#platform/server/spreadsheets/sheet-reading.ts';
import { createCriterion } from '../criteria/create-criterion.ts';
import type { Context } from '../tables.ts';
import { contactImport } from './contact-import.ts';

/** Creates a criterion for an unmatched column and checks the file again with it [PH-10]. */
export async function criterionFromColumn(
  { db, app }: Context,
  {
    position,
    label,
    type,
    ...owner
  }: {
    clientId: string;
    userId: string;
    locale: Locale;
    id: string;
    position: number;
    label: string;
    type: NewCriterion['type'];
  },
): Promise<ImportReport> {
  const { definition } = contactImport.ways;
  const { clientId } = owner;
  const check = await findCheck({ db: db as Db }, { ...owner, importName: definition.name });
  const file = await app.files.find(db, { clientId, id: check.file_id });
  const options =
    type === 'text'
      ? []
      : await valuesOf({ db, app }, { ...file, ...check.report.reading, position, type });
  const slug = await db.transaction().execute(async (tx) => {
    const id = await createCriterion({ db: tx }, clientId, {
      label,
      type,
      options,
      mandatory: false,
      consent: false,
    });
    const made = await tx
      .selectFrom('profile_hub.criteria')
      .select('slug')
      .where('client_id', '=', clientId)
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    return made.slug;
  });
  const chosen = check.report.columns.map((column, index) =>
    index === position ? { ...column, column: slug } : column,
  );
  return checkAgain({ db: db as Db, app }, { ...owner, definition, chosen });
}

/** Distinct values of a column, as options of a list. */
async function valuesOf(
  { db, app }: Context,
  {
    clientId,
    id,
    kind,
    position,
    type,
    sheet,
    headerLine = 1,
  }: {
    clientId: string;
    id: string;
    kind: string;
    position: number;
    type: NewCriterion['type'];
    sheet?: number;
    headerLine?: number;
  },
): Promise<string[]> {
  const found = new Map<string, string>();
  const bytes = async () =>
    Uint8Array.from(await buffer((await app.files.open(db, { clientId, id })).stream));
  try {
    for await (const rows of readSheet({ bytes, kind: kind as SheetKind, sheet })) {
      for (const { cells } of rows.filter(({ line }) => line > headerLine)) {
        const cell = cells[position]?.trim() ?? '';
        for (const value of type === 'closedMultiple' ? cell.split(/[;|]/) : [cell])
          add(found, value.trim());
      }
    }
  } catch (error) {
    throw sheetProblem(error);
  }
  return [...found.values()];
}

function add(found: Map<string, string>, value: string): void {
  const key = normalizeForComparison(value);
  if (key === '' || value.length > LABEL_MAX_LENGTH || found.has(key)) return;
  found.set(key, value);
  if (found.size > OPTIONS_LIMIT) throw tooManyValues({ max: OPTIONS_LIMIT });
}
