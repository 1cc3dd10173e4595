import { Select, VisuallyHidden } from '@mantine/core';
import { useId } from 'react';
import { COUNTRIES_LIMIT } from '#modules/locator/contract/limits.ts';
import { OptionChipsField } from '#platform/web/fields/chips-field.tsx';
import { SwitchField } from '#platform/web/fields/choice-fields.tsx';
import { EditorPart } from '#platform/web/fields/editor-part.tsx';
import { FieldPair } from '#platform/web/fields/field-texts.tsx';
import { NumberField } from '#platform/web/fields/numbers/number-field.tsx';
import { SelectField } from '#platform/web/fields/select-field.tsx';
import { PasswordField, TextField } from '#platform/web/fields/text-field.tsx';
import { useCountryNames } from '#platform/web/format/country-and-currency-names.ts';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { useDropPlace } from '#platform/web/layout/drop-place.ts';
import { useNames } from '#platform/web/module/translate.ts';
import { LocatorUrlField } from '../components/locator-url-field.tsx';
import { milesName } from '../data/describe-field.ts';
import { useDraftField, useFaultAt } from '../data/draft-context.tsx';
import { FIELD_NAMES, LEVEL_NAMES } from '../data/field-names.ts';
import { useCentre } from '../data/use-centre.ts';
import { LocationTypes } from './location-types.tsx';
import classes from './map-tab.module.css';
import { useAreaPages } from './use-area-pages.ts';

const COORDINATE_DECIMALS = 5;
const DISTANCES = { auto: null, kilometres: false, miles: true } as const;

/** Initial map view, map and marker style, and displayed content, all on one screen [LOC-03]. */
export default function MapTab() {
  const { t } = useTranslation();
  return (
    <div className={classes.tab}>
      <EditorPart title={t('locator:editor.part.center')}>
        <CentreFields />
        <div>
          <FieldPair>
            <TextField
              {...useDraftField('mapId')}
              label={t(FIELD_NAMES.mapId)}
              autoComplete="off"
            />
            <PasswordField
              {...useDraftField('apiKey')}
              label={t(FIELD_NAMES.apiKey)}
              autoComplete="off"
            />
          </FieldPair>
          <p className={classes.help}>{t('locator:help.mapProvider')}</p>
        </div>
        <LocatorUrlField
          {...useDraftField('defaultMarkerUrl')}
          label={t(FIELD_NAMES.defaultMarkerUrl)}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          descriptionProps={{ mt: 6 }}
        />
      </EditorPart>
      <EditorPart title={t(FIELD_NAMES.locationTypes)} note={t('locator:help.locationTypes')}>
        <LocationTypes>
          <div className={classes.choices}>
            <SwitchField
              {...useDraftField('onlyListedTypes')}
              label={t(FIELD_NAMES.onlyListedTypes)}
            />
            <DistancesField />
          </div>
        </LocationTypes>
      </EditorPart>
      <EditorPart title={t('locator:editor.part.countries')}>
        <CountriesField />
      </EditorPart>
    </div>
  );
}

/** The map centre by coordinates, and the level of the pages per area. */
function CentreFields() {
  const { t } = useTranslation();
  const levels = useNames(LEVEL_NAMES);
  const level = useDraftField('geoDivisionLevel');
  const { lat, lng, set } = useCentre();
  const { number } = useFormat();
  const pages = useAreaPages();
  return (
    <div>
      <div className={classes.three} data-path="center">
        <NumberField
          {...useFaultAt('center.lat')}
          label={t('locator:field.latitude')}
          value={lat}
          decimals={COORDINATE_DECIMALS}
          onChange={(value) => set({ lat: value, lng })}
        />
        <NumberField
          {...useFaultAt('center.lng')}
          label={t('locator:field.longitude')}
          value={lng}
          decimals={COORDINATE_DECIMALS}
          onChange={(value) => set({ lat, lng: value })}
        />
        <SelectField
          {...level}
          value={String(level.value)}
          onChange={(value) => value && level.onChange(Number(value))}
          label={t(FIELD_NAMES.geoDivisionLevel)}
          options={Object.entries(levels).map(([value, name]) => ({
            value,
            label: name.charAt(0).toUpperCase() + name.slice(1),
          }))}
        />
      </div>
      <p className={classes.help} title={pages?.text}>
        {lat === null && lng === null && `${t('locator:help.noCenter')} `}
        {t('locator:help.center')}{' '}
        {pages
          ? t('locator:editor.levelPages', { count: pages.count, shown: number(pages.count) })
          : t('locator:help.geoDivisionLevel')}
      </p>
    </div>
  );
}

/** Countries whose stores are shown; none means every country with a store. */
function CountriesField() {
  const { t } = useTranslation();
  const { options } = useCountryNames();
  const countries = useDraftField('countries');
  return (
    <OptionChipsField
      {...countries}
      label={t('locator:editor.part.countries')}
      isLabelHidden
      addLabel={t('locator:editor.countries.add')}
      options={options}
      limit={COUNTRIES_LIMIT}
      {...(countries.value.length === 0 && { help: t('locator:help.countries') })}
    />
  );
}

/** Unit of distances: a fixed one, or by visitor. */
function DistancesField() {
  const { t } = useTranslation();
  const dropPlace = useDropPlace();
  const id = useId();
  const { value, onChange } = useDraftField('miles');
  const names = Object.keys(DISTANCES) as (keyof typeof DISTANCES)[];
  return (
    <span className={classes.distances} data-path="miles">
      <label htmlFor={id}>{t(FIELD_NAMES.miles)}</label>
      <Select
        id={id}
        size="xs"
        className={classes.unit}
        description={<VisuallyHidden component="span">{t('locator:help.miles')}</VisuallyHidden>}
        value={names.find((name) => DISTANCES[name] === value) ?? 'auto'}
        onChange={(name) => name && onChange(DISTANCES[name])}
        data={names.map((name) => ({ value: name, label: t(milesName(DISTANCES[name])) }))}
        allowDeselect={false}
        comboboxProps={dropPlace}
        checkIconPosition="right"
      />
    </span>
  );
}
