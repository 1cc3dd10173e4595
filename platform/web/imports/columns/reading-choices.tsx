import { IconChevronDown } from '@tabler/icons-react';
import { useId } from 'react';
import {
  CENTURIES,
  DATE_ORDERS,
  type ImportReading,
  type ReadingChoice,
} from '#platform/contract/imports/import-report.ts';
import { Icon } from '#platform/web/display/icon.tsx';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import classes from './reading-choices.module.css';

/** How the file is read: sheet, header line and date order. The server's guess is preselected. */
export function ReadingChoices({
  reading,
  onChange,
}: {
  reading: ImportReading;
  onChange: (choice: ReadingChoice) => void;
}) {
  const { t } = useTranslation();
  const sheets = reading.sheets.map(({ name, isHidden }, index) => ({
    value: String(index),
    label: isHidden ? t('platform:import.readingHidden', { name }) : name,
  }));
  const lines = reading.firstLines.map(({ line, text }) => ({
    value: String(line),
    label: t('platform:import.readingLine', { line, text }),
  }));
  return (
    <div className={classes.choices}>
      {sheets.length > 1 && (
        <Choice
          label={t('platform:import.readingSheet')}
          options={sheets}
          value={String(reading.sheet)}
          onChange={(value) => onChange({ sheet: Number(value) })}
        />
      )}
      {lines.length > 1 && (
        <Choice
          label={t('platform:import.readingHeader')}
          options={lines}
          value={String(reading.headerLine)}
          onChange={(value) => onChange({ headerLine: Number(value) })}
        />
      )}
      {reading.hasDates && (
        <Choice
          label={t('platform:import.readingDates')}
          options={DATE_ORDERS.map((value) => ({
            value,
            label: t(`platform:import.readingOrder.${value}`),
          }))}
          value={reading.dateOrder}
          onChange={(dateOrder) => onChange({ dateOrder })}
        />
      )}
      {reading.hasShortYears && (
        <Choice
          label={t('platform:import.readingCentury')}
          options={CENTURIES.map((value) => ({
            value,
            label: t(`platform:import.readingCenturies.${value}`),
          }))}
          value={reading.century}
          onChange={(century) => onChange({ century })}
        />
      )}
    </div>
  );
}

function Choice<Value extends string>({
  label,
  options,
  value,
  onChange,
}: {
  label: string;
  options: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
}) {
  const id = useId();
  return (
    <div className={classes.choice}>
      <label htmlFor={id}>{label}</label>
      <span className={classes.pick}>
        <select
          id={id}
          className={classes.select}
          value={value}
          onChange={({ currentTarget }) => {
            const chosen = options.find((option) => option.value === currentTarget.value);
            if (chosen) onChange(chosen.value);
          }}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon of={IconChevronDown} size={14} className={classes.chevron} />
      </span>
    </div>
  );
}
