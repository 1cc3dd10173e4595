import type { ReactNode } from 'react';
import type { Configuration } from '#modules/touchpoints/contract/configuration.ts';
import type { FieldBinding } from '#platform/web/fields/field-texts.tsx';
import { SelectField } from '#platform/web/fields/select-field.tsx';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';

/** Selection of the configuration; a brand with only one has no choice. */
export default function ConfigurationField({
  choices,
  onChange,
  ...field
}: FieldBinding<string> & { label: ReactNode; choices: readonly Configuration[] }) {
  const { t } = useTranslation();
  return (
    <SelectField
      {...field}
      onChange={(slug) => slug !== null && onChange(slug)}
      help={t('touchpoints:detail.configurationHelp')}
      options={choices.map(({ slug, name }) => ({ value: slug, label: name }))}
    />
  );
}
