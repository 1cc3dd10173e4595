import { useTranslation } from 'react-i18next';
import { LinkButton } from '#platform/web/display/link-button.tsx';
import classes from './table-empty.module.css';

/** Shown in place of the first row, so that the header stays and the filters can be cleared. */
export function TableEmpty({
  onClearFilters,
  onShowAll,
}: {
  onClearFilters: (() => void) | undefined;
  onShowAll: (() => void) | undefined;
}) {
  const { t } = useTranslation();
  return (
    <p className={classes.empty} role="status">
      {t('platform:table.noResults')}
      {onClearFilters && (
        <LinkButton onClick={onClearFilters}>{t('platform:table.clearFilters')}</LinkButton>
      )}
      {onShowAll && <LinkButton onClick={onShowAll}>{t('platform:table.showAll')}</LinkButton>}
    </p>
  );
}
