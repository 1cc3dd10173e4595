import { IMPORT_LINE_LIMIT } from '#platform/contract/limits.ts';

/** How much of a file is believed. Each bound is held while reading, whatever the file says about itself. */
export interface SheetLimits {
  /** Lines under the header. */
  lines: number;
  columns: number;
  /** What Excel itself takes in a cell is 32,767. */
  cellLength: number;
  /** All parts of a workbook that are read, together, as they come out of the archive. */
  unpackedBytes: number;
  /** Time that the reader works; waiting for whoever takes the lines is not counted. */
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

/** What the reader's own objects may take. Buffers are not counted in it: those are bound by the limits above. */
export const READER_HEAP_MEGABYTES = 160;
