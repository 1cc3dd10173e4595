import { ActionIcon, Popover, TextInput } from '@mantine/core';
import { IconCalendar } from '@tabler/icons-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Icon } from '#platform/web/display/icon.tsx';
import {
  type FieldBinding,
  type FieldTexts,
  mantineFieldTexts,
} from '#platform/web/fields/field-texts.tsx';
import { whenReleased } from '#platform/web/fields/form/when-released.ts';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { useDropPlace } from '#platform/web/layout/drop-place.ts';
import { type IsoDate, isIsoDate } from './iso-date.ts';
import { readTypedDate } from './typed-date.ts';

const DayCalendar = lazy(() => import('./day-calendar.tsx'));

/** A field has the spaces that a keyboard types. */
const asTyped = (date: string) => date.replaceAll('\u00a0', ' ');

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
  const written = day === null ? (value ?? '') : asTyped(format.date(day));

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

/** A date typed in any usual format; parsed on blur or Enter. */
export function DayField(given: {
  label: string;
  value: IsoDate | null;
  onChange: (day: IsoDate) => void;
  /** An example date, shown in the empty field and in the error. */
  example: IsoDate;
  /** Error about a day that was read correctly. */
  error?: ReactNode;
}) {
  const { label, value, onChange, example, error } = given;
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const format = useFormat();
  const written = value === null ? '' : asTyped(format.date(value));
  const [typed, setTyped] = useState<string | null>(null);
  const text = typed ?? written;
  const day = readTypedDate(text, locale);
  const [left, setLeft] = useState(false);
  const wrong = left && typed !== null && typed.trim() !== '' && day === null;

  const take = () => {
    whenReleased(() => setLeft(true));
    if (day === null) return;
    setTyped(null);
    if (day !== value) onChange(day);
  };

  return (
    <TextInput
      {...mantineFieldTexts({
        label,
        error: wrong ? t('platform:period.notADay', { example: format.date(example) }) : error,
      })}
      size="sm"
      autoComplete="off"
      placeholder={format.date(example)}
      value={text}
      onChange={(event) => {
        setTyped(event.currentTarget.value);
        setLeft(false);
      }}
      onBlur={take}
      onKeyDown={(event) => {
        if (event.key === 'Enter') take();
      }}
    />
  );
}
