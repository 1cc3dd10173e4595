import { SegmentedControl, Select } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useTranslation } from 'react-i18next';
import type { PeriodPreset } from './period.ts';
import { usePeriodNames } from './use-period-names.ts';

/** A few presets side by side in a title row; where they have no room, one under the other in a list. */
export function PeriodSwitch<Preset extends PeriodPreset>(given: {
  presets: readonly Preset[];
  value: Preset;
  onChange: (preset: Preset) => void;
}) {
  const { presets, value, onChange } = given;
  const { t } = useTranslation();
  const names = usePeriodNames();
  const narrow = useMediaQuery('(max-width: 63.99em)', false, { getInitialValueInEffect: false });
  const shared = {
    'aria-label': t('platform:period.label'),
    value: value as string,
    data: presets.map((preset) => ({ value: preset as string, label: names[preset] })),
  };
  if (narrow)
    return (
      <Select {...shared} allowDeselect={false} onChange={(preset) => onChange(preset as Preset)} />
    );
  return <SegmentedControl {...shared} onChange={(preset) => onChange(preset as Preset)} />;
}
