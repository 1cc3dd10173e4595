import { IMPORT_LINE_LIMIT } from '#platform/contract/limits.ts';

/** Limits for reading a file. Each is enforced while reading, regardless of what the file declares. */
export interface SheetLimits {
  /** Lines under the header. */
  lines: number;
  columns: number;
  /** What Excel itself takes in a cell is 32,767. */
  cellLength: number;
  /** All parts of a workbook that are read, together, as they come out of the archive. */
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
