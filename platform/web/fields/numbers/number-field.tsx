import { NumberInput, type NumberInputProps } from '@mantine/core';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { type FieldBinding, type FieldWords, mantineWords } from '../field-words.tsx';
import { decimalSeparator } from './decimal-separator.ts';

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
  return (
    <NumberInput
      {...rest}
      {...(rest.rightSection && { rightSectionWidth: UNIT_WIDTH })}
      {...mantineWords({ label, help, error, isOptional })}
      value={value ?? ''}
      onChange={(typed) => onChange(typeof typed === 'number' ? typed : null)}
      decimalScale={decimals}
      fixedDecimalScale={hasFixedDecimals}
      decimalSeparator={decimalSeparator(locale)}
      // 48.85 and 48,85 mean the same to whoever types or pastes them.
      allowedDecimalSeparators={['.', ',']}
      clampBehavior="none"
      hideControls
    />
  );
}
