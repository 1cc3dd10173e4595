import {
  fileTakesTooLong,
  fileUnpacksTooLarge,
  fileUnreadable,
  tooManyColumns,
  tooManyLines,
} from '#platform/contract/imports/import-problems.ts';
import type { Problem } from '#platform/contract/problem.ts';
import { unavailable } from '#platform/contract/problems.ts';
import { SHEET_LIMITS } from '../spreadsheets/sheet-limits.ts';
import { type RefusalReason, SheetRefusal } from '../spreadsheets/sheet-refusal.ts';

const PROBLEMS: Record<RefusalReason, () => Problem> = {
  unreadable: fileUnreadable,
  unpacksTooLarge: fileUnpacksTooLarge,
  takesTooLong: fileTakesTooLong,
  tooManyWait: unavailable,
  tooManyLines: () => tooManyLines({ max: SHEET_LIMITS.lines }),
  tooManyColumns: () => tooManyColumns({ max: SHEET_LIMITS.columns }),
};

/** What the person is told about a file that the reader refused. */
export function sheetProblem(error: unknown): unknown {
  return error instanceof SheetRefusal ? PROBLEMS[error.reason]() : error;
}
