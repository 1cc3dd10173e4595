import { useMemo, useState } from 'react';
import { SwitchField } from '#platform/web/fields/choice-fields.tsx';
import { EditorPart, SegmentedField } from '#platform/web/fields/editor-part.tsx';
import { FieldPair } from '#platform/web/fields/field-texts.tsx';
import { MultiSelectField } from '#platform/web/fields/multi-select-field.tsx';
import { NumberField } from '#platform/web/fields/numbers/number-field.tsx';
import { SelectField } from '#platform/web/fields/select-field.tsx';
import { PasswordField, TextField } from '#platform/web/fields/text-field.tsx';
import { useCountryNames } from '#platform/web/format/country-and-currency-names.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import type { LngLat, MapView } from '#platform/web/map/map-data.ts';
import { onDemand } from '#platform/web/module/load-chunk.tsx';
import { useNames } from '#platform/web/module/translate.ts';
import classes from '../components/editor.module.css';
import { LocatorUrlField } from '../components/locator-url-field.tsx';
import { milesName } from '../data/describe-field.ts';
import { useDraft, useDraftField, useDraftStore, useFaultAt } from '../data/draft-context.tsx';
import type { EditorDraft } from '../data/editor-draft.ts';
import { FIELD_NAMES, LEVEL_NAMES } from '../data/field-names.ts';
import { LocationTypes } from './location-types.tsx';
import { useAreaPages } from './use-area-pages.ts';

const ClientMap = onDemand(async () => ({
  default: (await import('#platform/web/map/client-map/client-map.tsx')).ClientMap,
}));
const COORDINATE_DECIMALS = 5;
const ZOOM = 5;
const EUROPE: MapView = { bounds: [-9, 37, 25, 60] };
const DISTANCES = { auto: null, kilometres: false, miles: true } as const;

/** Initial map view, map and marker style, and displayed content [LOC-03]. */
export default function MapTab({ clientId }: { clientId: string }) {
  const { t } = useTranslation();
  const countries = useCountryNames();
  const miles = useDraftField('miles');
  const distances = Object.keys(DISTANCES) as (keyof typeof DISTANCES)[];
  return (
    <>
      <EditorPart title={t('locator:editor.part.center')}>
        <CenterFields clientId={clientId} />
      </EditorPart>
      <EditorPart title={t('locator:editor.part.provider')}>
        <FieldPair>
          <TextField
            {...useDraftField('mapId')}
            label={t(FIELD_NAMES.mapId)}
            help={t('locator:help.mapId')}
            autoComplete="off"
          />
          <PasswordField
            {...useDraftField('apiKey')}
            label={t(FIELD_NAMES.apiKey)}
            help={t('locator:help.apiKey')}
            autoComplete="off"
          />
        </FieldPair>
        <LocatorUrlField
          {...useDraftField('defaultMarkerUrl')}
          label={t(FIELD_NAMES.defaultMarkerUrl)}
        />
      </EditorPart>
      <EditorPart title={t(FIELD_NAMES.locationTypes)} note={t('locator:help.locationTypes')}>
        <LocationTypes />
        <SwitchField
          {...useDraftField('onlyListedTypes')}
          label={t(FIELD_NAMES.onlyListedTypes)}
          help={t('locator:help.onlyListedTypes')}
        />
      </EditorPart>
      <EditorPart title={t('locator:editor.part.countries')}>
        <MultiSelectField
          {...useDraftField('countries')}
          label={t(FIELD_NAMES.countries)}
          help={t('locator:help.countries')}
          options={countries.options}
        />
        <SegmentedField
          data-path="miles"
          label={t(FIELD_NAMES.miles)}
          help={t('locator:help.miles')}
          value={distances.find((each) => DISTANCES[each] === miles.value) ?? 'auto'}
          onChange={(distance) => miles.onChange(DISTANCES[distance])}
          options={distances.map((value) => ({ value, label: t(milesName(DISTANCES[value])) }))}
        />
      </EditorPart>
    </>
  );
}

/** Map centre by coordinates or on a map: by click, by dragging the cross or with the arrow keys. */
function CenterFields({ clientId }: { clientId: string }) {
  const { t } = useTranslation();
  const store = useDraftStore();
  const levels = useNames(LEVEL_NAMES);
  const level = useDraftField('geoDivisionLevel');
  const center = useDraft(({ draft }) => draft.center) as {
    lat: number | null;
    lng: number | null;
  } | null;
  const lat = center?.lat ?? null;
  const lng = center?.lng ?? null;
  const set = (next: { lat: number | null; lng: number | null }) =>
    store.change({
      // One coordinate without the other is reported at the missing one.
      center: next.lat === null && next.lng === null ? null : (next as EditorDraft['center']),
    });
  const at = useMemo(
    () => (lat === null || lng === null ? null : ([clamp(lng, 180), clamp(lat, 85)] as const)),
    [lat, lng],
  );
  const [view] = useState<MapView>(() => (at ? { centre: at, zoom: ZOOM } : EUROPE));
  const label = t(FIELD_NAMES.center);
  return (
    <>
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
          options={([1, 2, 3, 4] as const).map((value) => ({
            value: String(value),
            label: `${value}, ${levels[value]}`,
          }))}
        />
      </div>
      <p className={classes.help}>
        {t('locator:help.center')} {t('locator:help.geoDivisionLevel')} {useAreaPages()}
      </p>
      <div className={classes.map}>
        <ClientMap
          clientId={clientId}
          inPage
          label={label}
          view={view}
          placing={{
            at,
            name: label,
            onPlace: ([longitude, latitude]: LngLat) => set({ lat: latitude, lng: longitude }),
          }}
        />
      </div>
    </>
  );
}

/** Typed values may be out of range until validation. */
function clamp(value: number, limit: number): number {
  return Math.max(-limit, Math.min(limit, value));
}
