import type { ReactNode } from 'react';
import type { ImportCalls } from '#platform/contract/imports/import-calls.ts';
import type { ImportReport } from '#platform/contract/imports/import-report.ts';
import type { JobSummary } from '#platform/contract/jobs.ts';

export interface ImportScreenProps {
  calls: ImportCalls;
  /** The client. */
  params: { uuid: string };
  texts: ImportTexts;
  /** Link to the imported records, also the target when leaving: “Show the locations”. */
  done: { to: string; label: string };
  /** Where the file comes from, if it is taken from here and brought back. */
  source?: ImportSource;
  /** In place of the plain question before it is written, where the person has to vouch for something. */
  certify?: (given: CertifyGiven) => ReactNode;
  /** In place of the plain figures, once it was written. */
  written?: (given: WrittenGiven) => ReactNode;
  /** For a column of the file that matches none: the dialog that makes one. */
  newColumn?: (given: NewColumnGiven) => ReactNode;
  /** Beside the way out. */
  action?: ReactNode;
}

export interface CertifyGiven {
  report: ImportReport;
  isStarting: boolean;
  failure: unknown;
  onBack: () => void;
  onStart: (terms: object) => void;
}

export interface WrittenGiven {
  report: ImportReport;
  /** Null: the job ended so long ago that no details are stored. */
  job: JobSummary | null;
  wrongLines: ReactNode;
  onAnotherFile: () => void;
}

export interface NewColumnGiven {
  report: ImportReport;
  /** Which column of the file, counted from 0. */
  position: number;
  /** With the report of the file that was checked again. */
  onMade: (report: ImportReport) => void;
  onClose: () => void;
}

/** A file that is taken from here, changed, and brought back: it needs neither a template nor a choice of columns. */
export interface ImportSource {
  /** Over the button on the first step: “Export the quantities first”. */
  title: string;
  help: string;
  /** The button that fetches the file. */
  action: ReactNode;
  /** The steps for such a file; the last one is the upload. */
  steps: readonly ImportSourceStep[];
}

export interface ImportSourceStep {
  name: string;
  note: string;
}

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
