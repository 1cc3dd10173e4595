import type { SheetLimits } from './sheet-limits.ts';
import type { RefusalReason } from './sheet-refusal.ts';
import type { SheetRow } from './sheet-row.ts';

export type SheetKind = 'csv' | 'tsv' | 'xls' | 'xlsx';

export interface ReaderTask {
  bytes: Uint8Array;
  kind: SheetKind;
  limits: SheetLimits;
  /** Which sheet of a workbook, from 0; the first visible one with content unless given. */
  sheet?: number | undefined;
}

/** The sheets of a workbook in the order of its tabs, and the one that is read. */
export interface SheetChoice {
  sheets: { name: string; isHidden: boolean }[];
  sheet: number;
}

/** Messages from the reader thread to the thread that consumes the lines. */
export type FromReader =
  | { rows: SheetRow[]; choice?: SheetChoice | undefined }
  | { isDone: true }
  | { refused: RefusalReason };
