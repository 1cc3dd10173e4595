import { z } from 'zod';

/** Reading options that the file itself does not define. The server guesses them and the user can correct the guess. */
export const DATE_ORDERS = ['DMY', 'MDY', 'YMD'] as const;
export type DateOrder = (typeof DATE_ORDERS)[number];
/** How to read a two-digit year; `past`: the latest such year that is not in the future. */
export const CENTURIES = ['past', '1900', '2000'] as const;
export type Century = (typeof CENTURIES)[number];
/** How many of the first lines can be the header. */
export const HEADER_LINES_SHOWN = 10;

const sheetNumber = z.number().int().min(0).max(999);
const lineNumber = z.number().int().min(1).max(100_000);

export const readingChoiceSchema = z.strictObject({
  /** Which sheet of a workbook, from 0. */
  sheet: sheetNumber.optional(),
  /** As the person's program numbers it. */
  headerLine: lineNumber.optional(),
  dateOrder: z.enum(DATE_ORDERS).optional(),
  century: z.enum(CENTURIES).optional(),
  /** Optional columns whose invalid cells are ignored, so that their lines are still imported. */
  leaveOut: z.array(z.string().max(120)).max(500).optional(),
});
/** The same in the text fields of a form, beside the file. */
export const readingFields = {
  sheet: z.coerce.number().pipe(sheetNumber).optional(),
  headerLine: z.coerce.number().pipe(lineNumber).optional(),
  dateOrder: z.enum(DATE_ORDERS).optional(),
  century: z.enum(CENTURIES).optional(),
};
export type ReadingChoice = z.infer<typeof readingChoiceSchema>;

const wrongCellsSchema = z.object({ column: z.string(), count: z.number().int() });

export const importReadingSchema = z.object({
  /** Of a workbook; empty for text files. */
  sheets: z.array(z.object({ name: z.string(), isHidden: z.boolean() })),
  sheet: z.number().int(),
  headerLine: z.number().int(),
  /** The first lines of the sheet, one of which is the header. */
  firstLines: z.array(z.object({ line: z.number().int(), text: z.string() })),
  dateOrder: z.enum(DATE_ORDERS),
  century: z.enum(CENTURIES),
  /** Whether the file has dates with an ambiguous order, and two-digit years. */
  hasDates: z.boolean(),
  hasShortYears: z.boolean(),
  /** Wrong cells of optional columns, by column: those that are left out, and those that could be. */
  leaveOut: z.array(wrongCellsSchema),
  canLeaveOut: z.array(wrongCellsSchema),
});
export type ImportReading = z.infer<typeof importReadingSchema>;
