import { useTranslation } from 'react-i18next';
import type { MappingPreview } from '#modules/profile-hub/contract/mapping.ts';
import { useFormat } from '#platform/web/format/use-format.ts';
import classes from './mapping.module.css';
import panelClasses from './mapping-panel.module.css';

/** What saving writes, in figures. */
export function MappingFigures({ figures }: { figures: MappingPreview }) {
  const { t } = useTranslation();
  const format = useFormat();
  const rows = [
    { key: 'values', count: figures.values },
    { key: 'created', count: figures.created },
    { key: 'unknown', count: figures.unknown },
    { key: 'unreadable', count: figures.unreadable },
    { key: 'noOption', count: figures.waiting, isDue: true },
  ] as const;
  return (
    <>
      <p className={panelClasses.figure}>
        {format.number(figures.contacts)}{' '}
        <span>{t('profile-hub:mapping.getValues', { count: figures.contacts })}</span>
      </p>
      <dl className={panelClasses.sum}>
        {rows
          .filter(({ key, count }) => count > 0 || key === 'values')
          .map(({ key, count, ...row }) => (
            <div key={key} data-due={'isDue' in row}>
              <dt>{t(`profile-hub:mapping.figure.${key}`)}</dt>
              <dd>{format.number(count)}</dd>
            </div>
          ))}
      </dl>
      {figures.counted < figures.of && (
        <p className={classes.more}>
          {t('profile-hub:mapping.countedLatest', { counted: format.number(figures.counted) })}
        </p>
      )}
    </>
  );
}
