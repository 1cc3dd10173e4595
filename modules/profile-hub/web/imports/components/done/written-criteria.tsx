import type { PastImportDetail } from '#modules/profile-hub/contract/imports/past-imports.ts';
import { Tag } from '#platform/web/display/states/state.tsx';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { useColumnNames } from '#platform/web/imports/columns/use-column-names.ts';
import classes from './import-done.module.css';

/** Values by criterion: in new contacts, in existing ones, and different values that were not written. */
export function WrittenCriteria({ past }: { past: PastImportDetail }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { criteria, keptWithdrawn } = past;
  const nameOf =
    useColumnNames(
      criteria.map(({ slug, label, mandatory }) => ({ key: slug, label, mandatory })),
    ) ?? ((slug: string) => slug);
  return (
    <div>
      <h2 className={classes.heading}>
        {t('profile-hub:import.whatWritten')} <small>{t('profile-hub:import.perCriterion')}</small>
      </h2>
      <section
        className={classes.scroll}
        aria-label={t('profile-hub:import.whatWritten')}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must scroll with the keys too
        tabIndex={0}
      >
        <table className={classes.table}>
          <thead>
            <tr>
              <th>{t('profile-hub:import.criterion')}</th>
              <th>{t('profile-hub:import.inNew')}</th>
              <th>{t('profile-hub:import.filled')}</th>
              <th>{t('profile-hub:import.changed')}</th>
              <th>{t('profile-hub:import.left')}</th>
            </tr>
          </thead>
          <tbody>
            {criteria.map((criterion) => (
              <tr key={criterion.slug}>
                <th scope="row">
                  {nameOf(criterion.slug)}{' '}
                  {criterion.mandatory && <Tag>{t('platform:import.mandatory')}</Tag>}
                  {criterion.consent && <Tag>{t('profile-hub:import.consentTag')}</Tag>}
                  {!criterion.consent && criterion.source !== 'GTR' && (
                    <Tag>{t('profile-hub:import.customTag')}</Tag>
                  )}
                </th>
                <td data-head={t('profile-hub:import.inNew')}>
                  {format.number(criterion.created)}
                </td>
                <td data-head={t('profile-hub:import.filled')}>
                  {format.number(criterion.filled)}
                </td>
                <td data-head={t('profile-hub:import.changed')}>
                  {format.number(criterion.replaced)}
                </td>
                <td data-head={t('profile-hub:import.left')}>{format.number(criterion.left)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {keptWithdrawn > 0 && (
        <p className={classes.quiet}>
          {t('profile-hub:import.keptWithdrawn', {
            count: keptWithdrawn,
            formatted: format.number(keptWithdrawn),
          })}
        </p>
      )}
    </div>
  );
}
