import type { Century, DateOrder } from '#platform/contract/imports/import-report.ts';
import { LOCALES, type Locale } from '#platform/contract/locale.ts';
import type { ProblemParams } from '#platform/contract/problem.ts';
import type { Texts, Translate } from '../texts/texts.ts';

/** A fault of a cell: a code that has a text in six languages (see fault-texts.ts), and its parameters. */
export class CellFault {
  readonly code: string;
  readonly params: ProblemParams | undefined;

  constructor(code: string, params?: ProblemParams) {
    this.code = code;
    this.params = params;
  }
}

/** How dates in a file are parsed, and which ambiguities were found. */
export interface DateReading {
  order: DateOrder;
  century: Century;
  /** Whether some dates would differ with another order. */
  hasDates: boolean;
  hasShortYears: boolean;
}

export interface CellContext {
  /** Language of the user who uploaded the file. */
  locale: Locale;
  /** Text of another column in the same line; empty if there is none. */
  textOf(column: string): string;
  /** Order of dates in this file. Default: day first. */
  dates?: DateReading;
  /** Translates into the user's language. */
  translate(key: string): string;
  /** A text in all languages. */
  textsOf(key: string): readonly string[];
}

/** Converts a non-empty cell to a value or returns its fault. Called once per cell, so it must be fast. */
export type ReadCell<Value> = (text: string, context: CellContext) => Value | CellFault;

export interface ColumnChoice {
  /** The cell text for this choice. */
  value: string;
  label: string | { words: string };
}

interface ColumnOf<Key extends string, Value> {
  /** Name of the value in code. Also accepted as a header. */
  key: Key;
  /** A text key, `directory:field.code`, or the brand's own label for a custom column. */
  label: string | { words: string };
  /** Other headers for this column, compared without case and accents. */
  aliases?: readonly string[];
  /**
   * `true`: a file without this column is rejected, and a line without a value is wrong. `column`: only the column must
   * exist.
   */
  mandatory?: boolean | 'column';
  /** Example value in the template. */
  example: string;
  /** The example is never a real value, so a line that contains it is the template's example line. */
  exampleIsNobodys?: true;
  /** Allowed cell values, if they are few. The user can map an unknown value to one of them. */
  choices?: readonly ColumnChoice[];
  /** Suggests the choice that an unknown value probably means. */
  likely?: (text: string) => string | undefined;
  /** Formats a value for the preview of the first lines. Default: unchanged. */
  show?: (value: Value, context: Pick<CellContext, 'translate' | 'locale'>) => string;
  /** The cells are dates although the reader is not `date`, so they are used to guess the file's date order. */
  dates?: true;
  /** Allows line breaks in a cell; without it they are a fault. */
  lines?: true;
  read: ReadCell<Value>;
}

/** One column per value of a line; its reader must return the value's type. */
export type ImportColumn<Values> = {
  [Key in keyof Values & string]-?: ColumnOf<Key, NonNullable<Values[Key]>>;
}[keyof Values & string];

export type AnyColumn = ImportColumn<Record<string, unknown>>;

export function columnLabel({ label }: Pick<AnyColumn, 'label'>, translate: Translate): string {
  return typeof label === 'string' ? translate(label) : label.words;
}

/** Names of the column: its key, and its label in all six languages. */
export function columnNames(column: AnyColumn, texts: Texts): readonly string[] {
  const labels = LOCALES.map((locale) => columnLabel(column, texts.translator(locale)));
  return [column.key, ...labels];
}

export function columnAliases({ aliases = [] }: AnyColumn): readonly string[] {
  return aliases;
}

const LETTERS: ReadonlyMap<string, string> = new Map(
  Object.entries<string>({ ß: 'ss', ø: 'o', æ: 'ae', œ: 'oe', đ: 'd', ł: 'l' }),
);

/** Removes case, accents and punctuation, so that "Prénom (légal)" equals "prenom legal". */
export function normalizeForComparison(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/[ßøæœđł]/g, (letter) => LETTERS.get(letter) ?? letter)
    .replaceAll(/[^\p{L}\p{N}]+/gu, '');
}
