import { SegmentedControl, Select } from '@mantine/core';
import {
  COMPARED_MONTHS,
  DASHBOARD_PERIODS,
  type DashboardPeriod,
} from '#modules/locator/contract/dashboard-period.ts';
import { ComparisonSelect } from '#platform/web/date-range/compare-switch.tsx';
import { DayField } from '#platform/web/date-range/date-field.tsx';
import { usePeriodNames } from '#platform/web/date-range/use-period-names.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { useToday } from '#platform/web/time/use-today.ts';
import type { DashboardSearch } from '../data/dashboard-search.ts';
import classes from './dashboard.module.css';

/** Period in the title row; in little room it is a list. On a phone the comparison is beside it instead of in the menu. */
export function PeriodChoice({
  isWide,
  isPhone,
  search,
  onChange,
}: {
  isWide: boolean;
  isPhone: boolean;
  search: DashboardSearch;
  onChange: (changes: Partial<DashboardSearch>) => void;
}) {
  const { t } = useTranslation();
  const names = usePeriodNames();
  const today = useToday();
  const { period, day = today, compare } = search;
  const shared = {
    'aria-label': t('platform:period.label'),
    value: period as string,
    data: DASHBOARD_PERIODS.map((one) => ({
      value: one as string,
      label: one === 'day' ? t('locator:dashboard.oneDay') : names[one],
    })),
  };
  const choose = (value: string | null) =>
    onChange({ period: (value ?? 'this-month') as DashboardPeriod });
  return (
    <div className={classes.choice}>
      {isWide ? (
        <SegmentedControl {...shared} onChange={choose} />
      ) : (
        <Select {...shared} size="xs" allowDeselect={false} onChange={choose} />
      )}
      {period === 'day' && (
        <DayField
          label={t('locator:dashboard.day')}
          value={day}
          example={today}
          onChange={(chosen) => onChange({ day: chosen })}
        />
      )}
      {isPhone && (
        <ComparisonSelect
          options={COMPARED_MONTHS}
          value={compare}
          onChange={(months) => onChange({ compare: months })}
        />
      )}
    </div>
  );
}
