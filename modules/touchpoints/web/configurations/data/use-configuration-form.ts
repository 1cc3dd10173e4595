import { useTranslation } from 'react-i18next';
import {
  type Configuration,
  getBrandSettingsCall,
  saveConfigurationCall,
} from '#modules/touchpoints/contract/configuration.ts';
import { searchTouchpointsCall } from '#modules/touchpoints/contract/search-touchpoints.ts';
import { useCallMutation } from '#platform/web/api/use-call-mutation.ts';
import { useRecordForm } from '#platform/web/record/use-record-form.tsx';
import {
  type ConfigurationValues,
  configurationFormSchema,
  EMPTY_CONFIGURATION,
  slugifyName,
  toConfigurationBody,
  toConfigurationValues,
} from './configuration-values.ts';

/** The editor of a configuration, changed or new. */
export function useConfigurationForm({
  brandId,
  configuration,
  taken,
  onReload,
  onSaved,
}: {
  brandId: string;
  /** Null: a new one. */
  configuration: Configuration | null;
  /** The slugs of those that are there. */
  taken: readonly string[];
  onReload: () => Promise<Configuration | undefined>;
  onSaved: (saved: Configuration) => void;
}) {
  const { t } = useTranslation();
  const save = useCallMutation(saveConfigurationCall, {
    changes: [getBrandSettingsCall, searchTouchpointsCall],
  });
  return useRecordForm<Configuration, ConfigurationValues>({
    record: configuration,
    valuesOf: (kept) => (kept ? toConfigurationValues(kept) : EMPTY_CONFIGURATION),
    schema: configurationFormSchema,
    save({ values, base }) {
      const { slug, version } = base ?? { slug: slugifyName(values.name, taken), version: 0 };
      return save.mutateAsync({ body: { brandId, slug, version, ...toConfigurationBody(values) } });
    },
    reload: onReload,
    saved: ({ name }) => t('touchpoints:configuration.saved', { name }),
    onSaved,
  });
}
