import type { ReactNode } from 'react';

/** The words that only the module knows; all else an import says is the same everywhere. */
export interface ImportTexts {
  /** “Import locations” */
  title: string;
  /** On the first step: what a line is, and by what it finds a record that is there already. */
  help?: ReactNode;
  /** Under the figure: “new locations”; absent where a line never makes something new. */
  creates?: (count: number) => string;
  /** “updated, same code” */
  updates: (count: number) => string;
  /** Over the names of the records: “Location”. */
  record: string;
  /** How a record is called, where the cell that names it says more than one needs. */
  recordOf?: (cell: string) => string;
  /** How a value that changes is written for a person: “12,000” for `12000`. */
  sayValue?: (value: string) => string;
}
