import { Textarea } from '@mantine/core';
import { MAP_THEMES } from '#modules/locator/contract/locator-config.ts';
import { LOCALES, type Locale } from '#platform/contract/locale.ts';
import { SwitchField } from '#platform/web/fields/choice-fields.tsx';
import { EditorPart, SegmentedField } from '#platform/web/fields/editor-part.tsx';
import { FieldMessage, FieldPair } from '#platform/web/fields/field-texts.tsx';
import { MultiSelectField } from '#platform/web/fields/multi-select-field.tsx';
import { SelectField } from '#platform/web/fields/select-field.tsx';
import { TextField } from '#platform/web/fields/text-field.tsx';
import { useLanguageNames } from '#platform/web/i18n/use-language-names.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import classes from '../components/editor.module.css';
import { LocatorUrlField } from '../components/locator-url-field.tsx';
import { useDraft, useDraftField, useDraftStore, useFaultAt } from '../data/draft-context.tsx';
import { shownFaults } from '../data/draft-store.ts';
import { FIELD_NAMES } from '../data/field-names.ts';
import { useAreaPages } from './use-area-pages.ts';

/** Name, languages, search engines, appearance and tracking [LOC-03]. */
export default function SettingsTab() {
  const { t } = useTranslation();
  const languageOf = useLanguageNames();
  const locales = useDraftField('locales');
  const first = useDraftField('defaultLocale');
  const { error: _, onBlur: __, ...theme } = useDraftField('theme');
  const options = (offered: readonly Locale[]) =>
    offered.map((value) => ({ value, label: languageOf(value) }));
  return (
    <>
      <EditorPart title={t('locator:editor.part.site')}>
        <TextField
          {...useDraftField('name')}
          isRequired
          label={t(FIELD_NAMES.name)}
          help={t('locator:help.name')}
          autoComplete="off"
        />
        <TextField
          {...useDraftField('host')}
          label={t(FIELD_NAMES.host)}
          help={t('locator:help.host')}
          placeholder="stores.brand.example"
          inputMode="url"
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
        />
        <MultiSelectField
          {...locales}
          label={t(FIELD_NAMES.locales)}
          help={t('locator:help.locales')}
          options={options(LOCALES)}
        />
        <SelectField
          {...first}
          onChange={(locale) => locale && first.onChange(locale)}
          label={t(FIELD_NAMES.defaultLocale)}
          help={t('locator:help.defaultLocale')}
          options={options(
            // A default language that is no longer offered is shown with its error.
            locales.value.includes(first.value) ? locales.value : [...locales.value, first.value],
          )}
        />
      </EditorPart>
      <EditorPart title={t('locator:editor.part.indexing')}>
        <div className={classes.switches}>
          <SwitchField
            {...useDraftField('allowIndexation')}
            label={t(FIELD_NAMES.allowIndexation)}
            help={t('locator:help.allowIndexation')}
          />
          <SitemapFields />
        </div>
      </EditorPart>
      <EditorPart title={t('locator:editor.part.look')}>
        <SegmentedField
          {...theme}
          label={t(FIELD_NAMES.theme)}
          help={t('locator:help.theme')}
          options={MAP_THEMES.map((value) => ({
            value,
            label: t(`locator:editor.theme.${value}`),
          }))}
        />
        <FieldPair>
          <LocatorUrlField {...useDraftField('logo')} label={t(FIELD_NAMES.logo)} />
          <LocatorUrlField {...useDraftField('favicon')} label={t(FIELD_NAMES.favicon)} />
        </FieldPair>
        <CssField />
      </EditorPart>
      <TrackingFields />
    </>
  );
}

function SitemapFields() {
  const { t } = useTranslation();
  const store = useDraftStore();
  const sitemap = useDraft(({ draft }) => draft.sitemap);
  const isIndexed = useDraft(({ draft }) => draft.allowIndexation);
  return (
    <>
      <SwitchField
        label={t('locator:field.sitemapAreas')}
        help={`${t('locator:help.sitemapAreas')} ${useAreaPages()?.text ?? ''}`}
        data-path="sitemap.areas"
        disabled={!isIndexed}
        value={sitemap.areas}
        onChange={(areas) => store.change({ sitemap: { ...sitemap, areas } })}
      />
      <SwitchField
        label={t('locator:field.sitemapLocations')}
        help={t('locator:help.sitemapLocations')}
        data-path="sitemap.locations"
        disabled={!isIndexed}
        value={sitemap.locations}
        onChange={(locations) => store.change({ sitemap: { ...sitemap, locations } })}
      />
    </>
  );
}

function TrackingFields() {
  const { t } = useTranslation();
  const store = useDraftStore();
  const tracking = useDraft(({ draft }) => draft.tracking);
  const field = (name: keyof typeof tracking) => ({
    value: tracking[name],
    onChange: (value: string) => store.change({ tracking: { ...tracking, [name]: value } }),
    label: t(`locator:field.${name}`),
    help: t(`locator:help.${name}`),
    autoComplete: 'off',
    spellCheck: false,
  });
  return (
    <EditorPart title={t('locator:editor.part.tracking')}>
      <TextField
        {...field('measurementId')}
        {...useFaultAt('tracking.measurementId')}
        placeholder="G-XXXXXXX"
      />
      <LocatorUrlField {...field('privacyUrl')} {...useFaultAt('tracking.privacyUrl')} />
      <TextField
        {...field('searchConsoleSite')}
        {...useFaultAt('tracking.searchConsoleSite')}
        placeholder="sc-domain:brand.example"
      />
      <TextField
        {...field('analyticsProperty')}
        {...useFaultAt('tracking.analyticsProperty')}
        inputMode="numeric"
      />
    </EditorPart>
  );
}

/** The brand's own CSS; the server reports each rejected line. */
function CssField() {
  const { t } = useTranslation();
  const { value, onChange, onBlur } = useDraftField('css');
  const faults = useDraft((state) =>
    Object.entries(shownFaults(state)).filter(([path]) => /^css(?:\.|$)/.test(path)),
  );
  return (
    <Textarea
      data-path="css"
      label={t(FIELD_NAMES.css)}
      description={t('locator:help.css')}
      classNames={{ input: classes.code }}
      rows={10}
      spellCheck={false}
      autoCapitalize="none"
      autoComplete="off"
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      onBlur={onBlur}
      error={
        faults.length > 0 && (
          <span className={classes.faults}>
            {faults.map(([path, fault]) => (
              <span key={path}>
                <FieldMessage fault={fault} />
              </span>
            ))}
          </span>
        )
      }
    />
  );
}
