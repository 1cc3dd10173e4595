import { NumberInput, type NumberInputProps } from '@mantine/core';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { type FieldBinding, type FieldWords, mantineWords } from './field-words.tsx';
import { numberSeparators } from './number-separators.ts';

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

/** Null while nothing is typed. What is out of bounds is not corrected behind the writer's back, but said. */
export function NumberField({
  label,
  help,
  error,
  isOptional,
  value,
  onChange,
  decimals = 0,
  hasFixedDecimals = false,
  ...rest
}: NumberFieldProps) {
  const { locale } = useLanguage();
  const { thousands, decimal } = numberSeparators(locale);
  return (
    <NumberInput
      {...rest}
      {...mantineWords({ label, help, error, isOptional })}
      value={value ?? ''}
      onChange={(typed) => onChange(typeof typed === 'number' ? typed : null)}
      decimalScale={decimals}
      fixedDecimalScale={hasFixedDecimals}
      thousandSeparator={thousands}
      decimalSeparator={decimal}
      clampBehavior="none"
      hideControls
    />
  );
}
