import type { SheetLimits } from './sheet-limits.ts';
import type { RefusalReason } from './sheet-refusal.ts';
import type { SheetRow } from './sheet-row.ts';

export type SheetKind = 'csv' | 'tsv' | 'xls' | 'xlsx';

export interface ReaderTask {
  bytes: Uint8Array;
  kind: SheetKind;
  limits: SheetLimits;
}

/** What the thread that reads a file says to the one that wants its lines. */
export type FromReader = { rows: SheetRow[] } | { isDone: true } | { refused: RefusalReason };
