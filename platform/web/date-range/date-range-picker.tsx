import { Button, Popover } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconCalendarEvent, IconChevronDown } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Icon } from '#platform/web/display/icon.tsx';
import { useFormat } from '#platform/web/format/use-format.ts';
import classes from './date-range-picker.module.css';
import type { IsoDate } from './iso-date.ts';
import type { PeriodPreset } from './period.ts';
import { chosenPeriod, type PeriodChoice } from './period-choice.ts';
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
