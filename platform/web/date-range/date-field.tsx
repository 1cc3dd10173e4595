import { ActionIcon, Popover, TextInput } from '@mantine/core';
import { IconCalendar } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '#platform/web/display/icon.tsx';
import {
  type FieldBinding,
  type FieldTexts,
  mantineFieldTexts,
} from '#platform/web/fields/field-texts.tsx';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useDropPlace } from '#platform/web/shell/drop-place.ts';
import { type IsoDate, isIsoDate } from './iso-date.ts';
import { readTypedDate } from './typed-date.ts';

const DayCalendar = lazy(() => import('./day-calendar.tsx'));

/**
 * A day in a form, typed in the user's date format or chosen in a calendar; null when empty. Invalid input stays as
 * typed, so that the form reports it.
 */
export function DateField({
  label,
  help,
  error,
  isRequired,
  value,
  onChange,
  onBlur,
  calendarLabel,
  ...rest
}: FieldTexts &
  FieldBinding<IsoDate | null> & { calendarLabel: string; placeholder?: string; name?: string }) {
  const { locale } = useLanguage();
  const format = useFormat();
  const { t } = useTranslation();
  const dropPlace = useDropPlace();
  const [typed, setTyped] = useState<string | null>(null);
  const [isOpen, setOpen] = useState(false);
  const day = value !== null && isIsoDate(value) ? value : null;
  const written = day === null ? (value ?? '') : format.date(day);

  const take = () => {
    if (typed === null) return;
    const next = readTypedDate(typed, locale) ?? (typed.trim() || null);
    setTyped(null);
    if (next !== value) onChange(next);
  };

  return (
    <TextInput
      {...rest}
      {...mantineFieldTexts({ label, help, error, isRequired })}
      autoComplete="off"
      value={typed ?? written}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onBlur={() => {
        take();
        onBlur?.();
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter') take();
      }}
      rightSection={
        <Popover
          {...dropPlace}
          opened={isOpen}
          onChange={setOpen}
          position="bottom-end"
          trapFocus
          returnFocus
        >
          <Popover.Target>
            <ActionIcon aria-label={calendarLabel} onClick={() => setOpen(!isOpen)}>
              <Icon of={IconCalendar} />
            </ActionIcon>
          </Popover.Target>
          <Popover.Dropdown>
            <Suspense fallback={t('platform:loading')}>
              <DayCalendar
                day={day}
                onChange={(chosen) => {
                  setTyped(null);
                  setOpen(false);
                  onChange(chosen);
                }}
              />
            </Suspense>
          </Popover.Dropdown>
        </Popover>
      }
    />
  );
}
