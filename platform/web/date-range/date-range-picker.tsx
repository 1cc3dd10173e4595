import { Button, Popover, SegmentedControl, Select } from '@mantine/core';
import { useDisclosure, useMediaQuery } from '@mantine/hooks';
import { IconCalendarEvent, IconChevronDown } from '@tabler/icons-react';
import { Icon } from '#platform/web/display/icon.tsx';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import classes from './date-range-picker.module.css';
import type { IsoDate } from './iso-date.ts';
import { chosenPeriod, type PeriodChoice, type PeriodPreset } from './period.ts';
import { PeriodPanel } from './period-panel.tsx';
import { usePeriodNames } from './use-period-names.ts';

/** Shows the period as text and as days; opens presets, date fields and a calendar. */
export function DateRangePicker(given: {
  label: string;
  presets: readonly PeriodPreset[];
  today: IsoDate;
  value: PeriodChoice;
  onChange: (choice: PeriodChoice) => void;
}) {
  const { label, presets, today, value, onChange } = given;
  const { t } = useTranslation();
  const format = useFormat();
  const names = usePeriodNames();
  const [opened, { toggle, close }] = useDisclosure();
  const { from, to } = chosenPeriod(value, today);
  const name = value.preset === 'custom' ? t('platform:period.custom') : names[value.preset];
  return (
    <Popover opened={opened} onDismiss={close} onClose={close} position="bottom-start" trapFocus>
      <Popover.Target>
        <Button
          variant="default"
          leftSection={<Icon of={IconCalendarEvent} />}
          rightSection={<Icon of={IconChevronDown} size={14} />}
          aria-label={`${label}: ${name} ${format.period(from, to)}`}
          onClick={toggle}
        >
          {name} <span className={classes.days}>{format.period(from, to)}</span>
        </Button>
      </Popover.Target>
      <Popover.Dropdown className={classes.dropdown} aria-label={label}>
        <PeriodPanel
          presets={presets}
          today={today}
          value={value}
          onChange={(choice) => {
            onChange(choice);
            if (choice.preset !== 'custom') close();
          }}
        />
      </Popover.Dropdown>
    </Popover>
  );
}

/** A few presets side by side in a title row, or a list if there is no space. */
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
