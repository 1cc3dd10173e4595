import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { mantineFieldTexts } from '#platform/web/fields/field-texts.tsx';
import { whenReleased } from '#platform/web/fields/form/when-released.ts';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import type { IsoDate } from './iso-date.ts';
import { readTypedDate } from './typed-date.ts';

/** A day typed as people write it; read when the field is left or Enter is pressed. */
export function DayField(given: {
  label: string;
  value: IsoDate | null;
  onChange: (day: IsoDate) => void;
  /** A day to write like, in the empty field and in the error. */
  example: IsoDate;
  /** Error about a day that was read correctly. */
  error?: string | undefined;
}) {
  const { label, value, onChange, example, error } = given;
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const format = useFormat();
  const written = value === null ? '' : format.date(value);
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
