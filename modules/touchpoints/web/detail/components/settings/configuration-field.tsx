import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Configuration } from '#modules/touchpoints/contract/configuration.ts';
import type { FieldBinding } from '#platform/web/fields/field-words.tsx';
import { SelectField } from '#platform/web/fields/select-field.tsx';

/** Under which configuration it stands; a brand with only one has nothing to choose. */
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
