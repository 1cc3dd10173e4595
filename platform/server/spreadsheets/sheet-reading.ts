import { IMPORT_LINE_LIMIT } from '#platform/contract/limits.ts';

export type SheetKind = 'csv' | 'tsv' | 'xls' | 'xlsx';

export interface ReaderTask {
  bytes: Uint8Array;
  kind: SheetKind;
  limits: SheetLimits;
  /** Index of the workbook's sheet, from 0. Default: the first visible one with content. */
  sheet?: number | undefined;
}

/** Sheets of a workbook in tab order, and the one that is read. */
export interface SheetChoice {
  sheets: { name: string; isHidden: boolean }[];
  sheet: number;
}

/** Messages from the reader thread to the thread that consumes the lines. */
export type FromReader =
  | { rows: SheetRow[]; choice?: SheetChoice | undefined }
  | { isDone: true }
  | { refused: RefusalReason };

export interface SheetChoosing {
  sheet?: number | undefined;
  /** Called with the sheet that is about to be read. */
  choose: (sheets: SheetChoice['sheets'], sheet: number) => void;
}

/** Only the chosen sheet; otherwise all, visible ones first. A missing sheet counts as not chosen. */
export function readingOrder<Sheet extends { isHidden: boolean }>(
  sheets: readonly Sheet[],
  chosen: number | undefined,
): (Sheet & { place: number })[] {
  const placed = sheets.map((sheet, place) => ({ ...sheet, place }));
  const one = chosen === undefined ? undefined : placed[chosen];
  if (one) return [one];
  return placed.toSorted((a, b) => Number(a.isHidden) - Number(b.isHidden));
}

/** Limits for reading a file. Each is enforced while reading, regardless of what the file declares. */
export interface SheetLimits {
  /** Maximum number of lines below the header. */
  lines: number;
  columns: number;
  /** Excel's own maximum is 32,767. */
  cellLength: number;
  /** Total size of all parts of a workbook that are read, decompressed. */
  unpackedBytes: number;
  /** Working time of the reader, without the time it waits for the consumer. */
  seconds: number;
}

const MEGABYTE = 1024 * 1024;

/** A workbook of 100,000 lines and 20 columns unpacks to about 100 MB. */
export const SHEET_LIMITS: SheetLimits = {
  lines: IMPORT_LINE_LIMIT,
  columns: 500,
  cellLength: 32_767,
  unpackedBytes: 256 * MEGABYTE,
  seconds: 30,
};

/** Heap limit of the reader thread. Buffers are not included; the limits above bound them. */
export const READER_HEAP_MEGABYTES = 160;

/** Why a reader rejects a file. A string, because it is sent between threads. */
export type RefusalReason =
  | 'unreadable'
  | 'protected'
  | 'unpacksTooLarge'
  | 'tooManyLines'
  | 'tooManyColumns'
  | 'takesTooLong'
  | 'tooManyWait';

export class SheetRefusal extends Error {
  readonly reason: RefusalReason;

  constructor(reason: RefusalReason) {
    super(`the sheet is refused: ${reason}`);
    this.name = 'SheetRefusal';
    this.reason = reason;
  }
}

/** A line of a sheet as text, without empty cells at the end. */
export interface SheetRow {
  /** Line number as shown by spreadsheet programs. */
  line: number;
  cells: string[];
  /** Number of cells including omitted empty ones at the end. */
  width?: number;
  /** The line could not be split into cells correctly; `cells` then holds the raw parts. */
  fault?: RowFault;
}

/** A quote that is never closed, one that is closed before its cell ends, or more cells than the header has. */
export interface RowFault {
  code: 'quoteOpen' | 'quoteInside' | 'tooManyCells';
  /** Index of the cell with the fault, from 0. */
  cell: number;
}
