import { Checkbox } from '@mantine/core';
import { getLocationFiltersCall } from '#modules/directory/contract/locations/list-locations.ts';
import { DISTANCE_UNITS, RESULT_PARTS } from '#modules/forms/contract/form-settings.ts';
import { LOCATION_SOURCES } from '#modules/forms/contract/location-settings.ts';
import { useCall } from '#platform/web/api/use-call.ts';
import { OptionChipsField } from '#platform/web/fields/chips-field.tsx';
import { SwitchField } from '#platform/web/fields/choice-fields.tsx';
import { EditorPart, SegmentedField } from '#platform/web/fields/editor-part.tsx';
import { NumberField } from '#platform/web/fields/numbers/number-field.tsx';
import { useCountryNames } from '#platform/web/format/country-and-currency-names.ts';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import section from '#platform/web/layout/section.module.css';
import { useCurrentClient } from '#platform/web/module/current-client.ts';
import { useNames } from '#platform/web/module/translate.ts';
import { useDraft, useDraftLexicon } from '../../data/draft/draft-context.ts';
import type { SectionProps } from '../../data/draft/editor-places.ts';
import { PART_NAMES, SHORT_NAMES } from '../../data/draft/part-names.ts';
import { useDraftField } from '../../data/draft/use-draft-field.tsx';
import classes from './localization.module.css';
import { RoutingRules } from './routing-rules.tsx';
import { TagRules } from './tag-rules.tsx';
import { TryOut } from './try-out.tsx';

const SOURCE_NAMES = {
  all: 'forms:editor.localization.all',
  groups: 'forms:editor.localization.groups',
  types: 'forms:editor.localization.types',
} as const satisfies Record<(typeof LOCATION_SOURCES)[number], string>;

const RESULT_NAMES = {
  address: 'forms:editor.result.address',
  distance: 'forms:editor.result.distance',
  openingHours: 'forms:editor.result.openingHours',
  phone: 'forms:editor.result.phone',
  website: 'forms:editor.result.website',
  map: 'forms:editor.result.map',
} as const satisfies Record<(typeof RESULT_PARTS)[number], string>;

/** Available stores, their displayed details, and the routing of requests [FORM-03]. */
export default function LocalizationSection({ form }: SectionProps) {
  const { t } = useTranslation();
  const word = useDraftLexicon();
  const located = useDraftField('settings', 'located');
  const isLocated = useDraft(({ draft }) => draft.settings.located);
  return (
    <div className={classes.section}>
      {!isLocated && (
        <EditorPart title={t('forms:editor.localization.none')}>
          <p className={section.help}>{t(`forms:lexicon.${word}.toAdmins`)}</p>
          <SwitchField {...located} label={t(PART_NAMES['settings.located'])} />
        </EditorPart>
      )}
      {isLocated && (
        <>
          <SourceFields />
          <SearchFields />
          <ResultFields />
        </>
      )}
      <RoutingRules isLocated={isLocated} />
      <TagRules />
      <TryOut formId={form.id} />
    </div>
  );
}

/** The details shown for each store in the results. */
function ResultFields() {
  const { t } = useTranslation();
  const names = useNames(RESULT_NAMES);
  const { value, onChange, 'data-path': path } = useDraftField('settings', 'resultDisplay');
  return (
    <EditorPart title={t('forms:editor.part.resultDisplay')}>
      <div className={classes.checks} data-path={path}>
        {RESULT_PARTS.map((part) => (
          <Checkbox
            key={part}
            label={names[part]}
            checked={value.includes(part)}
            onChange={({ currentTarget: { checked } }) =>
              onChange(RESULT_PARTS.filter((one) => (one === part ? checked : value.includes(one))))
            }
          />
        ))}
      </div>
    </EditorPart>
  );
}

/** Number of stores shown, maximum distance, and whether to use browser geolocation. */
function SearchFields() {
  const { t } = useTranslation();
  const limit = useDraftField('settings', 'geosearchResultLimit');
  const unit = useDraftField('settings', 'distanceUnit');
  return (
    <EditorPart title={t('forms:editor.localization.search')}>
      <div className={classes.four}>
        <NumberField
          {...limit}
          onChange={(count) => limit.onChange(count as number)}
          min={1}
          label={t(PART_NAMES['settings.geosearchResultLimit'])}
        />
        <NumberField
          {...useDraftField('locationSettings', 'maxDistanceKm')}
          min={1}
          label={t(SHORT_NAMES['locationSettings.maxDistanceKm'])}
          aria-label={t(PART_NAMES['locationSettings.maxDistanceKm'])}
          placeholder={t('forms:editor.localization.anyDistance')}
          rightSection="km"
        />
        <SegmentedField
          label={t(PART_NAMES['settings.distanceUnit'])}
          value={unit.value}
          onChange={unit.onChange}
          data-path={unit['data-path']}
          data-changed={unit['data-changed']}
          options={DISTANCE_UNITS.map((value) => ({ value, label: value }))}
        />
        <div className={classes.beside}>
          <SwitchField
            {...useDraftField('settings', 'autoGeolocation')}
            label={t(PART_NAMES['settings.autoGeolocation'])}
            help={t('forms:editor.localization.positionHelp')}
          />
        </div>
      </div>
    </EditorPart>
  );
}

/** Which stores are available: all, by group or by type; and the countries. */
function SourceFields() {
  const { t } = useTranslation();
  const { number } = useFormat();
  const names = useNames(SOURCE_NAMES);
  const choices = useLocationChoices();
  const source = useDraftField('locationSettings', 'source');
  const groups = useDraftField('locationSettings', 'groupIds');
  const types = useDraftField('locationSettings', 'typeIds');
  const countries = useDraftField('locationSettings', 'countries');
  return (
    <EditorPart
      title={t('forms:editor.localization.which')}
      note={
        choices.open !== undefined &&
        t('forms:editor.localization.open', {
          count: choices.open,
          formatted: number(choices.open),
        })
      }
    >
      <div className={classes.source}>
        <SegmentedField
          label={t(PART_NAMES['locationSettings.source'])}
          value={source.value}
          onChange={source.onChange}
          data-path={source['data-path']}
          data-changed={source['data-changed']}
          options={LOCATION_SOURCES.map((value) => ({ value, label: names[value] }))}
        />
        {source.value === 'groups' && (
          <OptionChipsField
            {...groups}
            label={t(PART_NAMES['locationSettings.groupIds'])}
            addLabel={t('forms:editor.localization.group')}
            options={choices.groups}
            {...(groups.value.length === 0 && { help: t('forms:editor.localization.noGroup') })}
          />
        )}
        {source.value === 'types' && (
          <OptionChipsField
            {...types}
            label={t(PART_NAMES['locationSettings.typeIds'])}
            addLabel={t('forms:editor.localization.type')}
            options={choices.types}
            {...(types.value.length === 0 && { help: t('forms:editor.localization.noType') })}
          />
        )}
      </div>
      <OptionChipsField
        {...countries}
        label={t(PART_NAMES['locationSettings.countries'])}
        addLabel={t('forms:editor.localization.country')}
        options={choices.countries}
        {...(countries.value.length === 0 && {
          help: t('forms:editor.localization.countriesHelp'),
        })}
      />
    </EditorPart>
  );
}

/** Groups, types and countries of the client's locations with their counts; undefined until loaded. */
function useLocationChoices() {
  const { id } = useCurrentClient();
  const { number } = useFormat();
  const { nameOf, options: everyCountry } = useCountryNames();
  const { data } = useCall(getLocationFiltersCall, { params: { uuid: id } });
  const counted = (choices: readonly { value: string; label: string; count: number }[]) =>
    choices.map(({ value, label, count }) => ({ value, label: `${label} ${number(count)}` }));
  return {
    open: data?.views.open,
    groups: data && counted(data.group),
    types: data && counted(data.type),
    countries: data && [
      ...counted(data.country.map((one) => ({ ...one, label: nameOf(one.value) }))),
      ...everyCountry.filter(({ value }) => !data.country.some((one) => one.value === value)),
    ],
  };
}
