import type { Configuration } from '#modules/touchpoints/contract/configuration.ts';
import { SelectField } from '#platform/web/fields/select-field.tsx';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';

/** Selection of the configuration; hidden if there is only one. */
export function ConfigurationField({
  offered,
  value,
  onChange,
}: {
  offered: readonly Configuration[];
  value: string;
  onChange: (slug: string) => void;
}) {
  const { t } = useTranslation();
  if (offered.length < 2) return null;
  return (
    <SelectField
      label={t('touchpoints:field.configurationSlug')}
      help={t('touchpoints:creation.configurationHelp')}
      options={offered.map(({ slug, name }) => ({ value: slug, label: name }))}
      value={value}
      onChange={(slug) => slug !== null && onChange(slug)}
    />
  );
}
