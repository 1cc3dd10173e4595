import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { currencySymbol } from './currency-symbol.ts';
import { toHundredths, toUnits } from './hundredths.ts';
import { NumberField, type NumberFieldProps } from './number-field.tsx';

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
