import { useTranslation } from 'react-i18next';
import type { FieldBinding } from '#platform/web/fields/field-texts.tsx';
import { SelectField } from '#platform/web/fields/select-field.tsx';
import { useTimeZoneOptions } from '../../data/use-time-zone-options.ts';

/** Where a brand's days begin [SUP-01]. */
export function TimeZoneField(field: FieldBinding<string>) {
  const { t } = useTranslation();
  return (
    <SelectField
      {...field}
      onChange={(chosen) => chosen && field.onChange(chosen)}
      label={t('directory:field.timeZone')}
      help={t('directory:client.timeZoneHelp')}
      options={useTimeZoneOptions(field.value)}
    />
  );
}
