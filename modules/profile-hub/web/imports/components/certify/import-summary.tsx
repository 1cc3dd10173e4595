import type { MergeRule } from '#modules/profile-hub/contract/imports/import-terms.ts';
import { UNDO_DAYS } from '#modules/profile-hub/contract/limits.ts';
import type { ImportReport } from '#platform/contract/imports/import-report.ts';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { importCounts } from '#platform/web/imports/check/import-result.tsx';
import { useColumnNames } from '#platform/web/imports/columns/use-column-names.ts';
import figureRowsStyles from '../figure-rows.module.css';
import classes from './certify.module.css';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Figures of the import, its consent, and how long it can be undone. */
export function ImportSummary({ report, merge }: { report: ImportReport; merge: MergeRule }) {
  const { t } = useTranslation();
  const format = useFormat();
  const nameOf = useColumnNames(report.known) ?? ((slug: string) => slug);
  const { creates, updates, unchanged, wrong } = importCounts(report);
  const changed = merge === 'base' ? 0 : updates;
  const written = creates + changed;
  const parts = [
    { key: 'creates', label: t('profile-hub:import.newContacts'), count: creates },
    { key: 'updates', label: t('profile-hub:import.updatedContacts'), count: changed },
    {
      key: 'unchanged',
      label: t('platform:import.unchangedLines'),
      count: unchanged + updates - changed,
    },
    { key: 'wrong', label: t('profile-hub:import.skippedLines'), count: wrong },
  ].filter(({ key, count }) => count > 0 || key === 'creates' || key === 'updates');
  const consent = consentRows(report, nameOf);
  const number = ({ count, ...row }: { key: string; label: string; count: number }) => ({
    ...row,
    value: format.number(count),
  });
  return (
    <div className={classes.happens}>
      <h2>{t('profile-hub:import.whatHappens')}</h2>
      <p className={classes.total}>
        <b>{format.number(written)}</b> {t('profile-hub:import.linesImported', { count: written })}
      </p>
      <div className={classes.bar} aria-hidden="true">
        {parts
          .filter(({ count }) => count > 0)
          .map(({ key, count }) => (
            <i key={key} data-part={key} style={{ flexGrow: count }} />
          ))}
      </div>
      <FigureRows rows={parts.map(number)} />
      {consent.length > 0 && (
        <>
          <h3>{t('profile-hub:import.consent')}</h3>
          <FigureRows
            rows={consent.map(({ key, name, count }) =>
              number({
                key,
                count,
                label:
                  name === undefined
                    ? t('profile-hub:import.staysWithdrawn')
                    : t('profile-hub:import.newlyGiven', { name }),
              }),
            )}
          />
        </>
      )}
      <p className={classes.promise}>
        {t('profile-hub:import.promise', {
          date: format.date(new Date(Date.now() + UNDO_DAYS * DAY_MS)),
        })}
      </p>
    </div>
  );
}

/** Figures one below the other, with the number at the end of the line. */
function FigureRows({ rows }: { rows: readonly { key: string; label: string; value: string }[] }) {
  return (
    <dl>
      {rows.map(({ key, label, value }) => (
        <div key={key} className={figureRowsStyles.row}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

interface ConsentRow {
  key: string;
  /** Name of the newly given purpose; absent for consent that stays withdrawn. */
  name?: string;
  count: number;
}

/** Consent that a file would give, by purpose, and how much of it was withdrawn before. */
function consentRows(
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
