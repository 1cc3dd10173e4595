import type { ReactNode } from 'react';
import type { JobSummary } from '#platform/contract/calls/job-summary.ts';
import type { ImportCalls } from '#platform/contract/imports/import-calls.ts';
import type { ImportReport } from '#platform/contract/imports/import-report.ts';
import type { ImportSource } from './import-source.ts';
import type { ImportTexts } from './import-texts.ts';

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
