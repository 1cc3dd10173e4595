import { useTranslation } from 'react-i18next';
import { HEALTH_CHECKS } from '#modules/leads/contract/forms/form-settings.ts';
import { FieldPair } from '#platform/web/fields/field-pair.tsx';
import { SelectField } from '#platform/web/fields/select-field.tsx';
import { UrlField } from '#platform/web/fields/url-field.tsx';
import { useNames } from '#platform/web/module/use-names.ts';
import { PART_NAMES } from '../../data/draft/part-names.ts';
import { useDraftField } from '../../data/draft/use-draft-field.tsx';
import { HEALTH_NAMES } from '../data/setting-names.ts';

/** The page that contains the form, and how often the health check visits it [FORM-09]. */
export function HealthFields() {
  const { t } = useTranslation();
  const names = useNames(HEALTH_NAMES);
  const often = useDraftField('settings', 'healthCheckFrequency');
  return (
    <FieldPair>
      <UrlField
        {...useDraftField('settings', 'lpeUrl')}
        label={t(PART_NAMES['settings.lpeUrl'])}
        help={t('leads:editor.settings.pageHelp')}
        placeholder="https://"
      />
      <SelectField
        {...often}
        onChange={(frequency) => frequency && often.onChange(frequency)}
        label={t(PART_NAMES['settings.healthCheckFrequency'])}
        help={t('leads:editor.settings.healthHelp')}
        options={HEALTH_CHECKS.map((value) => ({ value, label: names[value] }))}
      />
    </FieldPair>
  );
}
