import type { ReactNode } from 'react';

/** A file that is taken from here, changed, and brought back: it needs neither a template nor a choice of columns. */
export interface ImportSource {
  /** Over the button on the first step: “Export the quantities first”. */
  title: string;
  help: string;
  /** The button that fetches the file. */
  action: ReactNode;
  /** The way of such a file; the last step is bringing it. */
  steps: readonly ImportWayStep[];
}

export interface ImportWayStep {
  name: string;
  note: string;
}
