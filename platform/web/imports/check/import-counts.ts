import type { ImportReport } from '#platform/contract/imports/import-report.ts';

export interface ImportCounts {
  lines: number;
  creates: number;
  updates: number;
  /** Valid and equal to the stored data. */
  unchanged: number;
  wrong: number;
  /** What going on would write. */
  written: number;
}

type Counted = Pick<ImportReport, 'lines' | 'creates' | 'updates' | 'wrong'>;

export function importCounts({ lines, creates, updates, wrong }: Counted): ImportCounts {
  const written = creates + updates;
  return {
    lines,
    creates,
    updates,
    wrong,
    written,
    unchanged: Math.max(0, lines - wrong - written),
  };
}

/** Whether one can go on with a checked file, and if not, why. */
export type ImportReadiness = 'open' | 'column-missing' | 'refused' | 'nothing';

export function importReadiness(
  report: Counted & Pick<ImportReport, 'missing' | 'allOrNothing'>,
): ImportReadiness {
  if (report.missing.length > 0) return 'column-missing';
  if (report.allOrNothing && report.wrong > 0) return 'refused';
  return importCounts(report).written === 0 ? 'nothing' : 'open';
}
