import { z } from 'zod';
import type { FileKind } from '../files/file-kind.ts';
import { importReadingSchema } from './import-reading.ts';

/** What a file is looked at for before anything of it is written; the same for every import of the suite. */
export const IMPORT_KINDS = ['csv', 'tsv', 'xls', 'xlsx'] as const satisfies readonly FileKind[];
/** More faults than these are counted, not listed; the file of wrong lines holds all of them. */
export const LISTED_FAULTS_LIMIT = 500;
/** More changes than these are counted, not listed. */
export const LISTED_CHANGES_LIMIT = 100;
export const FIRST_LINES_SHOWN = 20;
export const MADE_NAMES_SHOWN = 10;

const faultParams = z.record(z.string(), z.union([z.string(), z.number()]));

/** A word that stays, `notEmail` or a module's own `directory.hours`; where its text stands is the reader's business. */
const faultCode = z.string().regex(/^[A-Za-z-]+(?:\.[A-Za-z]+)?$/);

/** One wrong cell: where it stands, what stood there, and what is wrong with it as a code with words in six languages. */
const importFaultSchema = z.object({
  /** As the person's program numbers it: the header is line 1. */
  line: z.number().int(),
  column: z.string(),
  value: z.string(),
  code: faultCode,
  params: faultParams.optional(),
  /** Whose line it is, as far as it says so or is known: a name or a code. */
  record: z.string(),
  /** What is kept of it now, where the import tells it; empty is nothing. */
  now: z.string().optional(),
});

/** Names in a column that nobody has made yet, and that the import makes along: a typing error shows here. */
const madeAlongSchema = z.object({
  column: z.string(),
  count: z.number().int(),
  /** The first few. */
  names: z.array(z.string()),
});

/** What a line would change, told by imports where a person should see each before it is written; empty is nothing. */
const importChangeSchema = z.object({
  line: z.number().int(),
  column: z.string(),
  from: z.string(),
  to: z.string(),
  record: z.string(),
});

/** How often the same mistake was made, so that it can be named once. */
const faultCountSchema = z.object({
  column: z.string(),
  code: faultCode,
  count: z.number().int(),
});

/** A word that was none of a column's choices: it can be read as one of them, once for all. */
const repeatedFaultSchema = z.object({
  column: z.string(),
  value: z.string(),
  count: z.number().int(),
  /** The choice that it probably means. */
  likely: z.string().nullable(),
});

/** A repair that the brand has made, and how many cells of this file it mended. */
const usedRepairSchema = z.object({
  column: z.string(),
  from: z.string(),
  to: z.string(),
  count: z.number().int(),
});

/** A word in the first line of the file, and what it was taken for. */
const importedColumnSchema = z.object({
  header: z.string(),
  /** The key of the column it fills; null: it is left out. */
  column: z.string().nullable(),
  /** Our own column of reasons in a file of wrong lines that came back mended: nobody misses it. */
  isReason: z.boolean().optional(),
});

/** A text key, or words of the brand's own. */
const labelSchema = z.union([z.object({ text: z.string() }), z.object({ words: z.string() })]);

/** A column that the import knows. The label is a text key, or words of the brand's own where it made the column. */
const knownColumnSchema = z.object({
  key: z.string(),
  label: labelSchema,
  mandatory: z.boolean(),
  /** What a cell of it can say, where that is little enough to choose from. */
  choices: z.array(z.object({ value: z.string(), label: labelSchema })).optional(),
});

export const importReportSchema = z.object({
  id: z.string(),
  file: z.object({
    name: z.string(),
    size: z.number().int(),
    /** In hex: what a certificate names the file by. */
    sha256: z.string().optional(),
  }),
  lines: z.number().int(),
  creates: z.number().int(),
  updates: z.number().int(),
  /** Right, and the same as what is kept already. */
  unchanged: z.number().int().default(0),
  wrong: z.number().int(),
  columns: z.array(importedColumnSchema),
  /** How the file was read; absent in reports from before it was stored. */
  reading: importReadingSchema.optional(),
  known: z.array(knownColumnSchema),
  /** Mandatory columns that nothing in the file fills: it cannot be imported like this. */
  missing: z.array(z.string()),
  faults: z.array(importFaultSchema),
  faultCounts: z.array(faultCountSchema),
  /** A report that was kept from before this was told says nothing about it. */
  makes: z.array(madeAlongSchema).default([]),
  changes: z.array(importChangeSchema).default([]),
  changesCount: z.number().int().default(0),
  firstLines: z.array(z.array(z.string())),
  /** The same cells as they would be kept, where their line is right; an empty list where it is not. */
  firstStored: z.array(z.array(z.string())).default([]),
  repeated: z.array(repeatedFaultSchema).default([]),
  repairs: z.array(usedRepairSchema).default([]),
  /** What else the import counts, by names of its own. */
  figures: z.record(z.string(), z.number().int()).default({}),
  /** Whether one wrong line keeps the whole file out. */
  allOrNothing: z.boolean(),
  /** The job that writes it, once it was started. */
  jobId: z.string().nullable(),
});
export type ImportReport = z.infer<typeof importReportSchema>;
