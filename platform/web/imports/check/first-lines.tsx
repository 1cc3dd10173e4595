import type { ImportReport } from '#platform/contract/imports/import-report.ts';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import classes from './first-lines.module.css';

/** Line numbers are those of spreadsheet programs: the header is line 1. */
const FIRST_LINE = 2;

/** The first lines as they will be stored, or as read where they are invalid, so that a wrong encoding is visible. */
export function FirstLines({
  report,
  nameOf,
  isNarrow,
}: {
  report: Pick<ImportReport, 'columns' | 'firstLines' | 'firstStored'>;
  nameOf: (column: string) => string;
  isNarrow: boolean;
}) {
  const { columns, firstLines, firstStored } = report;
  const { t } = useTranslation();
  const format = useFormat();
  const label = t('platform:import.firstLines', { count: firstLines.length });
  const lines = firstLines.map((read, index) => {
    const stored = firstStored[index] ?? [];
    return { line: index + FIRST_LINE, cells: stored.length > 0 ? stored : read };
  });
  const taken = (column: string | null) =>
    column === null ? t('platform:import.notImported') : nameOf(column);

  if (isNarrow) {
    return (
      <ol className={classes.cards} aria-label={label}>
        {lines.map(({ line, cells }) => (
          <li key={line} className={classes.card}>
            <h3>{t('platform:import.lineNumber', { line: format.number(line) })}</h3>
            <dl className={classes.pairs}>
              {columns.map(({ header }, position) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a file may name two columns alike; their place is who they are
                <div key={position} className={classes.pair}>
                  <dt>{header}</dt>
                  <dd>{cells[position]}</dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ol>
    );
  }
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must scroll with the keys too
    <section className={classes.scroll} aria-label={label} tabIndex={0}>
      <table className={classes.table}>
        <thead>
          <tr>
            <th className={classes.line}>{t('platform:import.line')}</th>
            {columns.map(({ header, column }, position) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: as above
              <th key={position} data-left-out={column === null || undefined}>
                {header}
                <span className={classes.taken}>{taken(column)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map(({ line, cells }) => (
            <tr key={line}>
              <td className={classes.line}>{format.number(line)}</td>
              {columns.map(({ column }, position) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: as above
                <td key={position} data-left-out={column === null || undefined}>
                  {cells[position]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
