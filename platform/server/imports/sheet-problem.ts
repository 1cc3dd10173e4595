import {
  fileProtected,
  fileTakesTooLong,
  fileUnpacksTooLarge,
  fileUnreadable,
  tooManyColumns,
  tooManyLines,
} from '#platform/contract/imports/import-problems.ts';
import type { Problem } from '#platform/contract/problem.ts';
import { unavailable } from '#platform/contract/problems.ts';
import { SHEET_LIMITS, type SheetLimits } from '../spreadsheets/sheet-limits.ts';
import { type RefusalReason, SheetRefusal } from '../spreadsheets/sheet-refusal.ts';

const PROBLEMS: Record<RefusalReason, (limits: SheetLimits) => Problem> = {
  unreadable: () => fileUnreadable(),
  protected: () => fileProtected(),
  unpacksTooLarge: () => fileUnpacksTooLarge(),
  takesTooLong: () => fileTakesTooLong(),
  tooManyWait: () => unavailable(),
  tooManyLines: ({ lines }) => tooManyLines({ max: lines }),
  tooManyColumns: ({ columns }) => tooManyColumns({ max: columns }),
};

/** Problem for a file that the spreadsheet reader rejected. */
export function sheetProblem(error: unknown, limits: Partial<SheetLimits> = {}): unknown {
  if (!(error instanceof SheetRefusal)) return error;
  return PROBLEMS[error.reason]({ ...SHEET_LIMITS, ...limits });
}
