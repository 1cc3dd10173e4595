import { NumberInput, type NumberInputProps } from '@mantine/core';
import { useState } from 'react';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import classes from '../field.module.css';
import { type FieldBinding, type FieldWords, mantineWords } from '../field-words.tsx';
import { decimalSeparator } from './decimal-separator.ts';
import { groupSeparator } from './group-separator.ts';

export interface NumberFieldProps
  extends FieldWords,
    Omit<FieldBinding<number | null>, 'error'>,
    Pick<
      NumberInputProps,
      | 'placeholder'
      | 'disabled'
      | 'size'
      | 'name'
      | 'min'
      | 'max'
      | 'step'
      | 'suffix'
      | 'rightSection'
    > {
  decimals?: number;
  /** Writes the zeros too: 12.50 */
  hasFixedDecimals?: boolean;
}

/** For a unit of two letters; Mantine keeps room for its arrows only, which nobody sees here. */
const UNIT_WIDTH = 40;

/**
 * Null while nothing is typed. What is out of bounds is not corrected behind the writer's back, but said. Thousands are
 * parted while the field rests, never while it is written in: a sign typed for a tenth must not be taken for one.
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
  decimals = 0,
  hasFixedDecimals = false,
  ...rest
}: NumberFieldProps) {
  const { locale } = useLanguage();
  const [isWritten, setWritten] = useState(false);
  return (
    <NumberInput
      {...rest}
      classNames={{ input: classes.number }}
      onFocus={() => {
        setWritten(true);
        onFocus?.();
      }}
      onBlur={() => {
        setWritten(false);
        onBlur?.();
      }}
      {...(rest.rightSection && { rightSectionWidth: UNIT_WIDTH })}
      {...mantineWords({ label, help, error, isRequired })}
      value={value ?? ''}
      onChange={(typed) => onChange(typeof typed === 'number' ? typed : null)}
      decimalScale={decimals}
      fixedDecimalScale={hasFixedDecimals}
      thousandSeparator={isWritten || value === null ? '' : groupSeparator(locale, value)}
      decimalSeparator={decimalSeparator(locale)}
      // 48.85 and 48,85 mean the same to whoever types or pastes them.
      allowedDecimalSeparators={['.', ',']}
      clampBehavior="none"
      hideControls
    />
  );
}
