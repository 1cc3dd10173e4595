import type { Criterion } from '#modules/profile-hub/contract/criterion.ts';
import { DateField } from '#platform/web/date-range/date-field.tsx';
import type { FieldBinding } from '#platform/web/fields/field-texts.tsx';
import { MultiSelectField } from '#platform/web/fields/multi-select-field.tsx';
import { SelectField } from '#platform/web/fields/select-field.tsx';
import { TextField } from '#platform/web/fields/text-field.tsx';
import { useCountryNames } from '#platform/web/format/country-and-currency-names.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { type FieldValue, isDay, useLanguageNames } from '../data/contact-values.ts';

/** The input for a criterion, by its type. */
export function ValueField({
  criterion,
  binding,
}: {
  criterion: Criterion;
  binding: FieldBinding<FieldValue>;
}) {
  const { t } = useTranslation();
  const countries = useCountryNames();
  const languages = useLanguageNames();
  const { label, slug, type, options } = criterion;
  const { value, ...bound } = binding;
  const choices =
    slug === 'country'
      ? countries.options
      : slug === 'locale'
        ? languages.options
        : options.map((option) => ({ value: String(option.id), label: option.label }));
  if (Array.isArray(value))
    return <MultiSelectField {...bound} value={value} label={label} options={choices} />;
  if (type === 'closedUnique')
    return (
      <SelectField
        {...bound}
        value={value}
        label={label}
        // An imported value may not be one of the choices.
        options={
          value === null || choices.some((choice) => choice.value === value)
            ? choices
            : [...choices, { value, label: value }]
        }
        isClearable
      />
    );
  if (isDay(criterion))
    return (
      <DateField
        {...bound}
        value={value}
        label={label}
        calendarLabel={t('profile-hub:contact.calendar')}
      />
    );
  return <TextField {...bound} value={value ?? ''} label={label} autoComplete="off" />;
}
