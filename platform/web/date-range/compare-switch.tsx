import { Select } from '@mantine/core';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { useDropPlace } from '#platform/web/layout/drop-place.ts';
import classes from './compare-switch.module.css';

/**
 * Selects with which earlier period a dashboard compares its figures: so many months ago, or 0 for the period directly
 * before.
 */
export function ComparisonSelect<Months extends number>(given: {
  options: readonly Months[];
  value: Months;
  onChange: (months: Months) => void;
}) {
  const { t } = useTranslation();
  const dropPlace = useDropPlace();
  return (
    <Select
      className={classes.select}
      size="xs"
      aria-label={t('platform:period.compare')}
      allowDeselect={false}
      comboboxProps={dropPlace}
      value={String(given.value)}
      data={given.options.map((months) => ({
        value: String(months),
        label:
          months === 0
            ? t('platform:period.previous')
            : t('platform:period.monthsAgo', { count: Number(months) }),
      }))}
      onChange={(chosen) => {
        const months = given.options.find((one) => String(one) === chosen);
        if (months !== undefined) given.onChange(months);
      }}
    />
  );
}
