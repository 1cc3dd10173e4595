import { SegmentedControl, Select } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useTranslation } from 'react-i18next';
import { MAP_PERIODS, type MapPeriod } from '#modules/opportunity/contract/periods.ts';
import classes from './map.module.css';

/** The period in the title row; a list where room is short [OPP-03]. */
export function PeriodChoice({
  period,
  onChange,
}: {
  period: MapPeriod;
  onChange: (period: MapPeriod) => void;
}) {
  const { t } = useTranslation();
  const isNarrow = useMediaQuery('(max-width: 89.99em)', false, { getInitialValueInEffect: false });
  const shared = {
    'aria-label': t('platform:period.label'),
    value: period as string,
    data: MAP_PERIODS.map((value) => ({
      value: value as string,
      label: t(`opportunity:map.period.${value}`),
    })),
  };
  const choose = (value: string | null) => onChange((value ?? period) as MapPeriod);
  return isNarrow ? (
    <Select {...shared} className={classes.period} allowDeselect={false} onChange={choose} />
  ) : (
    <SegmentedControl {...shared} onChange={choose} />
  );
}
