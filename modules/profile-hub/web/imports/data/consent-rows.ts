import type { ImportReport } from '#platform/contract/imports/import-report.ts';

interface ConsentRow {
  key: string;
  /** Of the purpose that is newly given; absent for what stays withdrawn. */
  name?: string;
  count: number;
}

/** The consent that a file would give, by purpose, and how much of it was withdrawn before. */
export function consentRows(
  { figures }: Pick<ImportReport, 'figures'>,
  nameOf: (slug: string) => string,
): ConsentRow[] {
  const given = Object.entries(figures).flatMap(([figure, count]) =>
    figure.startsWith('given.')
      ? [{ key: figure, name: nameOf(figure.slice('given.'.length)), count }]
      : [],
  );
  const { keptWithdrawn = 0 } = figures;
  return keptWithdrawn > 0 ? [...given, { key: 'keptWithdrawn', count: keptWithdrawn }] : given;
}
