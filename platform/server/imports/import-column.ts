import type { Century, DateOrder } from '#platform/contract/imports/import-reading.ts';
import type { Locale } from '#platform/contract/locale.ts';
import type { ProblemParams } from '#platform/contract/problem.ts';

/** What is wrong with a cell: a code that has words in six languages (see fault-texts.ts), and what is put into them. */
export class CellFault {
  readonly code: string;
  readonly params: ProblemParams | undefined;

  constructor(code: string, params?: ProblemParams) {
    this.code = code;
    this.params = params;
  }
}

/** How typed dates of a file are read, and what was met on the way. */
export interface DateReading {
  order: DateOrder;
  century: Century;
  /** Dates that another order would read otherwise. */
  hasDates: boolean;
  hasShortYears: boolean;
}

export interface CellContext {
  /** The language of the person who brought the file. */
  locale: Locale;
  /** What stands in another column of the same line; empty where there is nothing. */
  textOf(column: string): string;
  /** How the typed dates of this file are read; day first unless given. */
  dates?: DateReading;
  /** A text in the language of the person. */
  translate(key: string): string;
  /** A text in every language. */
  wordsOf(key: string): readonly string[];
}

/** Makes a value of a cell that is not empty, or says what is wrong with it. It is called once a cell: keep it quick. */
export type ReadCell<Value> = (text: string, context: CellContext) => Value | CellFault;

export interface ColumnChoice {
  /** What a cell says for it. */
  value: string;
  label: string | { words: string };
}

interface ColumnOf<Key extends string, Value> {
  /** What the values are called in code; a header that says exactly this is understood too. */
  key: Key;
  /** The key of a text, `directory:field.code`; or words of the brand's own where the brand made the column. */
  label: string | { words: string };
  /** Other headers that mean this column, in whatever case and accents. */
  aliases?: readonly string[];
  /** A file without this column is not imported, and a line without a value in it is wrong; `column`: the line is not. */
  mandatory?: boolean | 'column';
  /** What the template shows. */
  example: string;
  /** Nobody has the example as a value: a line with it is the example of the template, whatever else is in it. */
  exampleIsNobodys?: true;
  /** What a cell can say, where that is little enough to choose from: a word that is none of them can be read as one. */
  choices?: readonly ColumnChoice[];
  /** The choice that a word probably means, to be offered. */
  likely?: (text: string) => string | undefined;
  /** How a value is written for a person who looks at the first lines; as it is unless told. */
  show?: (value: Value, context: Pick<CellContext, 'translate' | 'locale'>) => string;
  /** Its cells are dates, though its reader is not `date` itself: the order of the file is guessed by them. */
  dates?: true;
  /** A cell may have several lines; without it a line break is a fault, since no value of one line holds one. */
  lines?: true;
  read: ReadCell<Value>;
}

/** One column for each value of a line: its reader must give what the value's type says. */
export type ImportColumn<Values> = {
  [Key in keyof Values & string]-?: ColumnOf<Key, NonNullable<Values[Key]>>;
}[keyof Values & string];
