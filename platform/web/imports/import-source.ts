import type { ReactNode } from 'react';

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
