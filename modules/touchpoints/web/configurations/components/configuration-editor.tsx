import {
  type Configuration,
  getBrandSettingsCall,
  STANDARD_CONFIGURATION,
  saveConfigurationCall,
} from '#modules/touchpoints/contract/configuration.ts';
import { HOST_PLACEHOLDER } from '#modules/touchpoints/contract/destination.ts';
import { searchTouchpointsCall } from '#modules/touchpoints/contract/touchpoint-calls.ts';
import { useCallMutation } from '#platform/web/api/use-call.ts';
import { SwitchField } from '#platform/web/fields/choice-fields.tsx';
import { SaveBar, useUnsavedGuard } from '#platform/web/fields/form/save-bar.tsx';
import { TextField, UrlField } from '#platform/web/fields/text-field.tsx';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { useLeaveBlocker } from '#platform/web/module/router-adapters.ts';
import { ConflictNote } from '#platform/web/record/conflict-note.tsx';
import recordClasses from '#platform/web/record/record-form.module.css';
import { useRecordForm } from '#platform/web/record/use-record-form.tsx';
import {
  type ConfigurationValues,
  configurationFormSchema,
  EMPTY_CONFIGURATION,
  slugifyName,
  toConfigurationBody,
  toConfigurationValues,
} from '../data/configuration-values.ts';
import { CodeStyleSection } from './code-style-section.tsx';
import classes from './configurations.module.css';

const LABELS = {
  name: 'touchpoints:configuration.name',
  siteUrl: 'touchpoints:configuration.site',
  fallbackUrl: 'touchpoints:field.fallbackUrl',
  style: 'touchpoints:field.style',
  activated: 'touchpoints:configuration.activated',
} as const satisfies Record<keyof ConfigurationValues, string>;

/** Settings shared by touchpoints of one kind: the website, the destination after the end, the code style. */
export function ConfigurationEditor({
  brandId,
  configuration,
  list,
  taken,
  hasBrandLogo,
  onReload,
  onSaved,
}: {
  brandId: string;
  /** Address of the configurations. */
  list: string;
  /** Null for a new configuration. */
  configuration: Configuration | null;
  taken: readonly string[];
  hasBrandLogo: boolean;
  onReload: () => Promise<Configuration | undefined>;
  onSaved: (saved: Configuration) => void;
}) {
  const { t } = useTranslation();
  const editor = useConfigurationForm({ brandId, configuration, taken, onReload, onSaved });
  const { form } = editor;
  useUnsavedGuard(form.changes, useLeaveBlocker);
  const isStandard = configuration?.slug === STANDARD_CONFIGURATION;
  const formatValue = (path: keyof ConfigurationValues, values: ConfigurationValues): string => {
    switch (path) {
      case 'style':
        return `${values.style.foreground}, ${values.style.ground}, ${values.style.level}`;
      case 'activated':
        return values.activated ? t('touchpoints:detail.on') : t('touchpoints:detail.off');
      default:
        return values[path];
    }
  };
  return (
    <form {...form.props} className={recordClasses.form}>
      <ConflictNote editor={editor} labelOf={(path) => t(LABELS[path])} wordsOf={formatValue} />
      <div className={recordClasses.scroll}>
        <div className={classes.fields}>
          <TextField
            {...form.field('name')}
            label={t(LABELS.name)}
            autoComplete="off"
            {...(configuration === null && { 'data-autofocus': true })}
          />
          <UrlField
            {...form.field('siteUrl')}
            label={t(LABELS.siteUrl)}
            help={t('touchpoints:configuration.siteHelp', { host: HOST_PLACEHOLDER })}
          />
          <UrlField
            {...form.field('fallbackUrl')}
            label={t(LABELS.fallbackUrl)}
            help={t('touchpoints:configuration.fallbackHelp')}
          />
          {!isStandard && (
            <SwitchField
              {...form.field('activated')}
              label={t(LABELS.activated)}
              help={t('touchpoints:configuration.activatedHelp')}
            />
          )}
        </div>
        <CodeStyleSection brandId={brandId} form={form} hasBrandLogo={hasBrandLogo} />
      </div>
      <SaveBar
        form={form}
        {...(configuration === null && {
          save: t('touchpoints:configuration.create'),
          leaveTo: list,
        })}
      />
    </form>
  );
}

/** Form of a new or existing configuration. */
function useConfigurationForm({
  brandId,
  configuration,
  taken,
  onReload,
  onSaved,
}: {
  brandId: string;
  /** Null for a new configuration. */
  configuration: Configuration | null;
  /** Slugs of existing configurations. */
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
    valuesOf: (stored) => (stored ? toConfigurationValues(stored) : EMPTY_CONFIGURATION),
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
