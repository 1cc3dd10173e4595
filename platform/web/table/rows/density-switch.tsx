import { SegmentedControl, VisuallyHidden } from '@mantine/core';
import { IconBaselineDensityMedium, IconBaselineDensitySmall } from '@tabler/icons-react';
import { Icon } from '#platform/web/display/icon.tsx';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import type { TableDensity } from '../data-table-props.ts';
import classes from './density-switch.module.css';

export function DensitySwitch(given: {
  density: TableDensity;
  onChange: (density: TableDensity) => void;
}) {
  const { t } = useTranslation();
  return (
    <SegmentedControl
      className={classes.switch}
      aria-label={t('platform:table.rowHeight')}
      value={given.density}
      onChange={(density) => given.onChange(density as TableDensity)}
      data={[
        {
          value: 'comfortable',
          label: (
            <span className={classes.choice}>
              <Icon of={IconBaselineDensityMedium} size={14} />
              <VisuallyHidden>{t('platform:table.comfortable')}</VisuallyHidden>
            </span>
          ),
        },
        {
          value: 'compact',
          label: (
            <span className={classes.choice}>
              <Icon of={IconBaselineDensitySmall} size={14} />
              <VisuallyHidden>{t('platform:table.compact')}</VisuallyHidden>
            </span>
          ),
        },
      ]}
    />
  );
}
