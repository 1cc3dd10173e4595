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
  /** Where the file comes from, if it was exported from here and is brought back. */
  source?: ImportSource;
  /** Replaces the normal confirmation if the user must certify something. */
  certify?: (given: CertifyProps) => ReactNode;
  /** Replaces the normal figures after the import. */
  written?: (given: WrittenProps) => ReactNode;
  /** Dialog that creates a column for an unmatched header. */
  newColumn?: (given: NewColumnProps) => ReactNode;
  /** An action next to the exit link. */
  action?: ReactNode;
}

export interface CertifyProps {
  report: ImportReport;
  isStarting: boolean;
  failure: unknown;
  onBack: () => void;
  onStart: (terms: object) => void;
}

export interface WrittenProps {
  report: ImportReport;
  /** Null: the job ended so long ago that no details are stored. */
  job: JobSummary | null;
  wrongLines: ReactNode;
  onAnotherFile: () => void;
}

export interface NewColumnProps {
  report: ImportReport;
  /** Index of the file's column, from 0. */
  position: number;
  /** Called with the report of the file after it was checked again. */
  onMade: (report: ImportReport) => void;
  onClose: () => void;
}

/** A file that is exported from here, edited and imported again: it needs neither a template nor a choice of columns. */
export interface ImportSource {
  /** Heading of the button in the first step: “Export the quantities first”. */
  title: string;
  help: string;
  /** Button that downloads the file. */
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
  /** In the first step: what a line is, and which column identifies an existing record. */
  help?: ReactNode;
  /** Label of the figure: “new locations”; absent if a line never creates a record. */
  creates?: (count: number) => string;
  /** “updated, same code” */
  updates: (count: number) => string;
  /** Heading of the record names: “Location”. */
  record: string;
  /** Shortens the name of a record, where its cell contains more than needed. */
  recordOf?: (cell: string) => string;
  /** Formats a changed value for the user: “12,000” for `12000`. */
  sayValue?: (value: string) => string;
}
