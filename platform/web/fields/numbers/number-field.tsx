import { TextInput, type TextInputProps } from '@mantine/core';
import { type KeyboardEvent, useState } from 'react';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import classes from '../field.module.css';
import { type FieldBinding, type FieldTexts, mantineFieldTexts } from '../field-texts.tsx';
import { readNumber } from './read-number.ts';
import { writeNumber } from './write-number.ts';

export interface NumberFieldProps
  extends FieldTexts,
    Omit<FieldBinding<number | null>, 'error'>,
    Pick<TextInputProps, 'placeholder' | 'disabled' | 'size' | 'name' | 'rightSection'> {
  /** Where the arrow keys end. */
  min?: number;
  max?: number;
  step?: number;
  decimals?: number;
  hasFixedDecimals?: boolean;
  /** Behind the number while the field rests: “ ms”. */
  suffix?: string;
}

/** For a unit of two letters. */
const UNIT_WIDTH = 40;
const NOT_IN_A_NUMBER = /[^\d.,\s'’−-]/g;

/**
 * Null while empty. A value that is out of range or too precise is reported, not corrected. Thousands separators appear
 * only while the field has no focus, because a typed decimal sign could be taken for one.
 */
export function NumberField({
  label,
  help,
  error,
  isRequired,
  value,
  onChange,
  onFocus,
  onBlur,
  min = Number.NEGATIVE_INFINITY,
  max = Number.POSITIVE_INFINITY,
  step = 1,
  decimals = 0,
  hasFixedDecimals = false,
  suffix = '',
  ...rest
}: NumberFieldProps) {
  const { locale } = useLanguage();
  const [typed, setTyped] = useState<string | null>(null);
  const read = (text: string) => readNumber(text, { locale, isWhole: decimals === 0 });
  const write = (number: number | null, isGrouped: boolean) =>
    number === null
      ? ''
      : writeNumber(number, { locale, decimals, isFixed: hasFixedDecimals, isGrouped });
  const atRest = value === null ? '' : `${write(value, true)}${suffix}`;
  // The value may change from outside while the user types; then the typed text is discarded.
  const isTyping = typed !== null && read(typed) === value;

  const stepBy = (event: KeyboardEvent) => {
    const direction = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : 0;
    if (direction === 0) return;
    event.preventDefault();
    const next = Math.min(max, Math.max(min, (value ?? 0) + direction * step));
    setTyped(write(next, false));
    onChange(next);
  };

  return (
    <TextInput
      {...rest}
      {...mantineFieldTexts({ label, help, error, isRequired })}
      classNames={{ input: classes.number }}
      {...(rest.rightSection && { rightSectionWidth: UNIT_WIDTH })}
      inputMode={decimals > 0 ? 'decimal' : 'numeric'}
      autoComplete="off"
      value={isTyping ? typed : typed === null ? atRest : write(value, false)}
      onFocus={() => {
        setTyped(write(value, false));
        onFocus?.();
      }}
      onChange={({ currentTarget }) => {
        const text = currentTarget.value.replace(NOT_IN_A_NUMBER, '');
        setTyped(text);
        onChange(read(text));
      }}
      onKeyDown={stepBy}
      onBlur={() => {
        setTyped(null);
        onBlur?.();
      }}
    />
  );
}
