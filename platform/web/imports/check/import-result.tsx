import { IconAlertCircle } from '@tabler/icons-react';
import type { ImportReport } from '#platform/contract/imports/import-report.ts';
import { Icon } from '#platform/web/display/icon.tsx';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import type { ImportTexts } from '../import-screen-props.ts';
import classes from './import-result.module.css';

/** Expected result of the import, as figures and as a bar. */
export function ImportResult({
  counts,
  texts,
  isChecked,
}: {
  counts: ImportCounts;
  texts: ImportTexts;
  /** False while a mandatory column is missing, because the lines cannot be matched to records. */
  isChecked: boolean;
}) {
  const { t } = useTranslation();
  const format = useFormat();
  const { lines, creates, updates, unchanged, wrong } = counts;
  const parts = [
    ...(texts.creates ? [{ part: 'creates', count: creates, label: texts.creates(creates) }] : []),
    { part: 'updates', count: updates, label: texts.updates(updates) },
    {
      part: 'unchanged',
      count: unchanged,
      label: t('platform:import.unchanged', { count: unchanged }),
    },
    { part: 'wrong', count: wrong, label: t('platform:import.wrong', { count: wrong }) },
  ].filter(
    ({ part, count }) => isChecked && (count > 0 || part === 'creates' || part === 'updates'),
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: figures that belong together, not fields of a form
    <div className={classes.result} role="group" aria-label={t('platform:import.result')}>
      <div className={classes.figures}>
        <p className={classes.figure}>
          <b className={classes.number}>{format.number(lines)}</b>
          <span className={classes.words}>{t('platform:import.linesRead', { count: lines })}</span>
        </p>
        {parts.map(({ part, count, label }) => (
          <p key={part} className={classes.figure} data-part={part}>
            <b className={classes.number}>{format.number(count)}</b>
            <span className={classes.words}>
              {part === 'wrong' ? (
                <Icon of={IconAlertCircle} size={14} className={classes.sign} />
              ) : (
                <i className={classes.square} />
              )}
              {label}
            </span>
          </p>
        ))}
      </div>
      <div className={classes.bar} aria-hidden="true">
        {parts
          .filter(({ count }) => count > 0)
          .map(({ part, count }) => (
            <i key={part} data-part={part} style={{ flexGrow: count }} />
          ))}
      </div>
    </div>
  );
}

export interface ImportCounts {
  lines: number;
  creates: number;
  updates: number;
  /** Valid and equal to the stored data. */
  unchanged: number;
  wrong: number;
  /** Number of lines that the import would write. */
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

/** Whether a checked file can be imported, and if not, why. */
export type ImportReadiness = 'open' | 'column-missing' | 'refused' | 'nothing';

export function importReadiness(
  report: Counted & Pick<ImportReport, 'missing' | 'allOrNothing'>,
): ImportReadiness {
  if (report.missing.length > 0) return 'column-missing';
  if (report.allOrNothing && report.wrong > 0) return 'refused';
  return importCounts(report).written === 0 ? 'nothing' : 'open';
}
