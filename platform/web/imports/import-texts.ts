import type { ReactNode } from 'react';

/** Texts specific to a module; all other texts of an import are shared. */
export interface ImportTexts {
  /** “Import locations” */
  title: string;
  /** On the first step: what a line is, and which column identifies an existing record. */
  help?: ReactNode;
  /** Under the figure: “new locations”; absent where a line never makes something new. */
  creates?: (count: number) => string;
  /** “updated, same code” */
  updates: (count: number) => string;
  /** Over the names of the records: “Location”. */
  record: string;
  /** Shortens the name of a record, where its cell contains more than needed. */
  recordOf?: (cell: string) => string;
  /** How a value that changes is written for a person: “12,000” for `12000`. */
  sayValue?: (value: string) => string;
}
