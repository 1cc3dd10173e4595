import { TextInput, type TextInputProps } from '@mantine/core';
import { type KeyboardEvent, useState } from 'react';
import { type Locale, numberTag } from '#platform/contract/locale.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import classes from '../field.module.css';
import { type FieldBinding, type FieldTexts, mantineFieldTexts } from '../field-texts.tsx';

/** More decimals than a field allows, so that a too precise value is shown as typed, next to its error. */
const MAX_DECIMALS = 8;

const LARGE = 1_234_567;

export interface NumberFieldProps
  extends FieldTexts,
    Omit<FieldBinding<number | null>, 'error'>,
    Pick<
      TextInputProps,
      | 'placeholder'
      | 'disabled'
      | 'size'
      | 'name'
      | 'rightSection'
      | 'rightSectionWidth'
      | 'aria-label'
    > {
  /** Limit for the arrow keys. */
  min?: number;
  max?: number;
  step?: number;
  decimals?: number;
  hasFixedDecimals?: boolean;
  /** Unit after the number while the field has no focus: “ ms”. */
  suffix?: string;
}

/** Width for a unit of two letters. */
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
      {...(rest.rightSection && { rightSectionWidth: UNIT_WIDTH })}
      {...rest}
      {...mantineFieldTexts({ label, help, error, isRequired })}
      classNames={{ input: classes.number }}
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

/**
 * Parses typed or pasted text as a number; null if it is none. 48.85 and 48,85 are equal. A sign that repeats, or
 * precedes three digits of a whole number in a language that groups with it, separates thousands.
 */
export function readNumber(
  text: string,
  { locale, isWhole }: { locale: Locale; isWhole: boolean },
): number | null {
  const tight = text.replace(/[\s'’]/g, '').replace('−', '-');
  const signs = tight.match(/[.,]/g) ?? [];
  const last = signs.at(-1);
  const isOneKind = new Set(signs).size === 1;
  const isGrouped =
    isOneKind &&
    (signs.length > 1 ||
      (isWhole && last === groupSeparator(locale, LARGE) && /^-?\d{1,3}[.,]\d{3}$/.test(tight)));
  const decimalAt = last === undefined || isGrouped ? -1 : tight.lastIndexOf(last);
  const plain =
    decimalAt < 0
      ? tight.replace(/[.,]/g, '')
      : `${tight.slice(0, decimalAt).replace(/[.,]/g, '')}.${tight.slice(decimalAt + 1)}`;
  return /^-?(\d+(?:\.\d*)?|\.\d+)$/.test(plain) ? Number(plain) : null;
}

/** The thousands separator for this number in a language; empty where it uses none, for example 1234 in Spanish. */
export function groupSeparator(locale: Locale, value: number): string {
  const parts = Intl.NumberFormat(numberTag(locale)).formatToParts(value);
  return parts.find((part) => part.type === 'group')?.value ?? '';
}

export function writeNumber(
  value: number,
  {
    locale,
    decimals,
    isFixed = false,
    isGrouped,
  }: {
    locale: Locale;
    decimals: number /** Writes the zeros too: 12.50 */;
    isFixed?: boolean;
    isGrouped: boolean;
  },
): string {
  return Intl.NumberFormat(numberTag(locale), {
    useGrouping: isGrouped,
    minimumFractionDigits: isFixed ? decimals : 0,
    maximumFractionDigits: Math.max(decimals, MAX_DECIMALS),
  })
    .format(value)
    .replace('−', '-');
}

/** Typed in units, stored in hundredths; the default currency is EUR. */
export function MoneyField({
  value,
  onChange,
  currency = 'EUR',
  ...rest
}: Omit<NumberFieldProps, 'decimals' | 'hasFixedDecimals' | 'suffix' | 'min' | 'max' | 'step'> & {
  currency?: string;
}) {
  const { locale } = useLanguage();
  return (
    <NumberField
      {...rest}
      value={toUnits(value)}
      onChange={(units) => onChange(toHundredths(units))}
      decimals={2}
      hasFixedDecimals
      rightSection={currencySymbol(locale, currency)}
    />
  );
}

export function currencySymbol(locale: Locale, currency: string): string {
  const parts = Intl.NumberFormat(numberTag(locale), { style: 'currency', currency }).formatToParts(
    0,
  );
  return parts.find((part) => part.type === 'currency')?.value ?? currency;
}

/** Avoids floating-point errors: 19.99 × 100 is 1998.9999… */
export function toHundredths(units: number | null): number | null {
  return units === null ? null : Math.round(units * 100);
}

export function toUnits(hundredths: number | null): number | null {
  return hundredths === null ? null : hundredths / 100;
}
