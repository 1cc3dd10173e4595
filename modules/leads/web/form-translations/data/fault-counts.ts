import type { ImportReport } from '#platform/contract/imports/import-report.ts';

/** How often each column has each fault, the most frequent first. */
export function faultCounts(
  faults: readonly Pick<ImportReport['faults'][number], 'column' | 'code'>[],
): ImportReport['faultCounts'] {
  const counts = new Map<string, ImportReport['faultCounts'][number]>();
  for (const { column, code } of faults) {
    const key = `${column} ${code}`;
    counts.set(key, { column, code, count: (counts.get(key)?.count ?? 0) + 1 });
  }
  return [...counts.values()].sort((one, other) => other.count - one.count);
}
