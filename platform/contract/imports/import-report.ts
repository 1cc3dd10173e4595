import { z } from 'zod';
import type { FileKind } from '../files/file-kind.ts';

/** Reading options that the file itself does not define. The server guesses them and the user can correct the guess. */
export const DATE_ORDERS = ['DMY', 'MDY', 'YMD'] as const;
export type DateOrder = (typeof DATE_ORDERS)[number];
/** How to read a two-digit year; `past`: the latest such year that is not in the future. */
export const CENTURIES = ['past', '1900', '2000'] as const;
export type Century = (typeof CENTURIES)[number];
/** Number of first lines that can be the header. */
export const HEADER_LINES_SHOWN = 10;

const sheetNumber = z.number().int().min(0).max(999);
const lineNumber = z.number().int().min(1).max(100_000);

export const readingChoiceSchema = z.strictObject({
  /** Index of the workbook's sheet, from 0. */
  sheet: sheetNumber.optional(),
  /** Line number as shown by spreadsheet programs. */
  headerLine: lineNumber.optional(),
  dateOrder: z.enum(DATE_ORDERS).optional(),
  century: z.enum(CENTURIES).optional(),
  /** Optional columns whose invalid cells are ignored, so that their lines are still imported. */
  leaveOut: z.array(z.string().max(120)).max(500).optional(),
});
/** The same options as text fields of a form with a file. */
export const readingFields = {
  sheet: z.coerce.number().pipe(sheetNumber).optional(),
  headerLine: z.coerce.number().pipe(lineNumber).optional(),
  dateOrder: z.enum(DATE_ORDERS).optional(),
  century: z.enum(CENTURIES).optional(),
};
export type ReadingChoice = z.infer<typeof readingChoiceSchema>;

const wrongCellsSchema = z.object({ column: z.string(), count: z.number().int() });

export const importReadingSchema = z.object({
  /** Sheets of a workbook; empty for text files. */
  sheets: z.array(z.object({ name: z.string(), isHidden: z.boolean() })),
  sheet: z.number().int(),
  headerLine: z.number().int(),
  /** The first lines of the sheet; one of them is the header. */
  firstLines: z.array(z.object({ line: z.number().int(), text: z.string() })),
  dateOrder: z.enum(DATE_ORDERS),
  century: z.enum(CENTURIES),
  /** Whether the file has dates with an ambiguous order, and two-digit years. */
  hasDates: z.boolean(),
  hasShortYears: z.boolean(),
  /** Wrong cells of optional columns, by column: ignored ones, and those that could be ignored. */
  leaveOut: z.array(wrongCellsSchema),
  canLeaveOut: z.array(wrongCellsSchema),
});
export type ImportReading = z.infer<typeof importReadingSchema>;

/** Report of a file check, made before anything is written. All imports of the suite use it. */
export const IMPORT_KINDS = ['csv', 'tsv', 'xls', 'xlsx'] as const satisfies readonly FileKind[];
/** Further faults are counted but not listed; the file of wrong lines contains all of them. */
export const LISTED_FAULTS_LIMIT = 500;
/** Further changes are counted but not listed. */
export const LISTED_CHANGES_LIMIT = 100;
export const FIRST_LINES_SHOWN = 20;
export const MADE_NAMES_SHOWN = 10;

const faultParams = z.record(z.string(), z.union([z.string(), z.number()]));

/** A stable code, such as `notEmail` or a module's own `directory.hours`. The caller looks up its text. */
const faultCode = z.string().regex(/^[A-Za-z-]+(?:\.[A-Za-z]+)?$/);

/** One invalid cell: its position, its value, and the fault as a code that has a text in six languages. */
const importFaultSchema = z.object({
  /** Line number as shown by spreadsheet programs: the header is line 1. */
  line: z.number().int(),
  column: z.string(),
  value: z.string(),
  code: faultCode,
  params: faultParams.optional(),
  /** Name or code of the line's record, as far as known. */
  record: z.string(),
  /** The currently stored value, if the import reports it; empty when nothing is stored. */
  now: z.string().optional(),
});

/** Names in a column that do not exist yet and that the import creates. Users can spot typing errors here. */
const additionalRecordsSchema = z.object({
  column: z.string(),
  count: z.number().int(),
  /** The first few. */
  names: z.array(z.string()),
});

/**
 * A change that a line would make, for imports where users review changes before writing. An empty string means no
 * value.
 */
const importChangeSchema = z.object({
  line: z.number().int(),
  column: z.string(),
  from: z.string(),
  to: z.string(),
  record: z.string(),
});

/** Number of occurrences of the same mistake, which is then shown once. */
const faultCountSchema = z.object({
  column: z.string(),
  code: faultCode,
  count: z.number().int(),
});

/** A cell value that is not one of the column's choices. The user can map it to a choice permanently. */
const repeatedFaultSchema = z.object({
  column: z.string(),
  value: z.string(),
  count: z.number().int(),
  /** The choice that the value probably means. */
  likely: z.string().nullable(),
});

/** A value mapping of the brand, and the number of cells in this file that it corrected. */
const usedRepairSchema = z.object({
  column: z.string(),
  from: z.string(),
  to: z.string(),
  count: z.number().int(),
});

/** A header cell of the file and the column it was matched to. */
const importedColumnSchema = z.object({
  header: z.string(),
  /** Key of the matched column; null if the header is ignored. */
  column: z.string().nullable(),
  /** True for the suite's own reason column in a re-uploaded file of wrong lines. It is not reported as ignored. */
  isReason: z.boolean().optional(),
});

/** A text key, or the brand's own label. */
const labelSchema = z.union([z.object({ text: z.string() }), z.object({ words: z.string() })]);

/** A column that the import supports. The label is a text key, or the brand's own label for a custom column. */
const knownColumnSchema = z.object({
  key: z.string(),
  label: labelSchema,
  mandatory: z.boolean(),
  /** Allowed values of the column, if they are few. */
  choices: z.array(z.object({ value: z.string(), label: labelSchema })).optional(),
});

export const importReportSchema = z.object({
  id: z.string(),
  file: z.object({
    name: z.string(),
    size: z.number().int(),
    /** Hash in hex, by which a certificate identifies the file. */
    sha256: z.string().optional(),
  }),
  lines: z.number().int(),
  creates: z.number().int(),
  updates: z.number().int(),
  /** Valid lines that are identical to the stored record. */
  unchanged: z.number().int().default(0),
  wrong: z.number().int(),
  columns: z.array(importedColumnSchema),
  /** How the file was read; absent in reports from before it was stored. */
  reading: importReadingSchema.optional(),
  known: z.array(knownColumnSchema),
  /** Mandatory columns that no header matches; the file cannot be imported like this. */
  missing: z.array(z.string()),
  faults: z.array(importFaultSchema),
  faultCounts: z.array(faultCountSchema),
  /** Empty in reports that were saved before this field existed. */
  makes: z.array(additionalRecordsSchema).default([]),
  changes: z.array(importChangeSchema).default([]),
  changesCount: z.number().int().default(0),
  firstLines: z.array(z.array(z.string())),
  /** The same cells as they would be stored; an empty list for an invalid line. */
  firstStored: z.array(z.array(z.string())).default([]),
  repeated: z.array(repeatedFaultSchema).default([]),
  repairs: z.array(usedRepairSchema).default([]),
  /** Additional counts that the import defines. */
  figures: z.record(z.string(), z.number().int()).default({}),
  /** Whether one invalid line rejects the whole file. */
  allOrNothing: z.boolean(),
  /** The job that writes it, once it was started. */
  jobId: z.string().nullable(),
});
export type ImportReport = z.infer<typeof importReportSchema>;

/** Maps a recurring cell value to one of a column's choices, for this and later imports. Null removes the mapping. */
export const importRepairSchema = z.strictObject({
  column: z.string().max(120),
  /** The value as written in the file. */
  from: z.string().min(1).max(200),
  /** The value of a choice. */
  to: z.string().min(1).max(200).nullable(),
});
export type ImportRepair = z.infer<typeof importRepairSchema>;

/** Result of an import job. The screen that started it shows these three numbers. */
export const importOutcomeSchema = z.object({
  created: z.number().int(),
  updated: z.number().int(),
  /** Wrong lines, which were not written. */
  leftOut: z.number().int(),
});
export type ImportOutcome = z.infer<typeof importOutcomeSchema>;
