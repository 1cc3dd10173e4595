import { useMemo, useState } from 'react';
import linkClasses from '#platform/web/display/link.module.css';
import { FieldPair } from '#platform/web/fields/field-texts.tsx';
import type { ComptoirForm } from '#platform/web/fields/form/use-comptoir-form.tsx';
import { NumberField } from '#platform/web/fields/numbers/number-field.tsx';
import { SelectField } from '#platform/web/fields/select-field.tsx';
import { TextField } from '#platform/web/fields/text-field.tsx';
import { useCountryNames } from '#platform/web/format/country-and-currency-names.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { FormColumns } from '#platform/web/layout/page-layout.tsx';
import type { LngLat, MapView } from '#platform/web/map/map-data.ts';
import { onDemand } from '#platform/web/module/load-chunk.tsx';
import classes from '../../components/form.module.css';
import type { LocationValues } from '../data/location-values.ts';
import { FindPosition } from './find-position.tsx';

const ClientMap = onDemand(async () => ({
  default: (await import('#platform/web/map/client-map/client-map.tsx')).ClientMap,
}));

/** Close enough to place the marker, far enough to notice a wrong sign or swapped numbers. */
const ZOOM = 7;

/** Initial view without a position: most shops are in Europe. */
const EUROPE: MapView = { bounds: [-9, 37, 25, 60] };

/** Address and coordinates of the location. */
export default function LocationAddressPart({
  clientId,
  form,
}: {
  clientId: string;
  form: ComptoirForm<LocationValues>;
}) {
  const { t } = useTranslation();
  const { nameOf, options } = useCountryNames();
  const { latitude, longitude, country } = form.values;
  const [found, setFound] = useState<{ at: LngLat } | null>(null);
  const onMap = mapSearchAddress(form.values, country === null ? '' : nameOf(country));
  return (
    // Beside each other, because the map shows what is typed.
    <FormColumns
      first={
        <section className={`${classes.section} ${classes.fields}`}>
          <h2>{t('directory:location.address')}</h2>
          <TextField {...form.field('street')} label={t('directory:field.street')} />
          <div className={classes.narrow}>
            <TextField {...form.field('postalCode')} label={t('directory:field.postalCode')} />
            <TextField {...form.field('city')} label={t('directory:field.city')} />
          </div>
          <FieldPair>
            <TextField {...form.field('region')} label={t('directory:field.region')} />
            <SelectField
              {...form.field('country')}
              label={t('directory:field.country')}
              options={options}
            />
          </FieldPair>
        </section>
      }
      second={
        <section className={classes.section}>
          <h2>{t('directory:location.position')}</h2>
          <p className={classes.text}>
            {t('directory:location.positionHelp')}{' '}
            {onMap !== undefined && (
              <a className={linkClasses.link} href={onMap} target="_blank" rel="noreferrer">
                {t('directory:location.lookUp')}
              </a>
            )}
          </p>
          <FindPosition
            form={form}
            onFound={(place) => setFound({ at: [place.longitude, place.latitude] })}
          />
          <FieldPair>
            <NumberField
              {...form.field('latitude')}
              label={t('directory:field.latitude')}
              decimals={6}
            />
            <NumberField
              {...form.field('longitude')}
              label={t('directory:field.longitude')}
              decimals={6}
            />
          </FieldPair>
          <PositionMap
            clientId={clientId}
            name={form.values.name}
            latitude={latitude}
            longitude={longitude}
            found={found}
            onPlace={([east, north]) => {
              form.field('latitude').onChange(north);
              form.field('longitude').onChange(east);
            }}
          />
          <p className={classes.text}>{t('directory:location.placeHelp')}</p>
        </section>
      }
    />
  );
}

/** Link to an external map with street data: the position, else the address. It opens only on request. */
function mapSearchAddress(
  place: Pick<LocationValues, 'street' | 'postalCode' | 'city' | 'latitude' | 'longitude'>,
  country: string,
): string | undefined {
  const { street, postalCode, city, latitude, longitude } = place;
  if (latitude !== null && longitude !== null)
    return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`;
  if (city.trim() === '') return undefined;
  const addressParts = [street, `${postalCode} ${city}`, country].map((part) => part.trim());
  return `https://www.openstreetmap.org/search?query=${encodeURIComponent(addressParts.filter(Boolean).join(', '))}`;
}

/** Shows the coordinates on a map; placing the marker sets them. */
function PositionMap({
  clientId,
  name,
  latitude,
  longitude,
  found,
  onPlace,
}: {
  clientId: string;
  name: string;
  latitude: number | null;
  longitude: number | null;
  /** The last found place. */
  found: { at: LngLat } | null;
  onPlace: (at: LngLat) => void;
}) {
  const { t } = useTranslation();
  const at = useMemo(
    () =>
      latitude === null || longitude === null
        ? null
        : ([clamp(longitude, 180), clamp(latitude, 85)] as const),
    [latitude, longitude],
  );
  // Initial view only. Later the map follows typed coordinates, but does not move when the user places the marker.
  const [view] = useState<MapView>(() => (at ? { centre: at, zoom: ZOOM } : EUROPE));
  const label = name || t('directory:location.position');
  return (
    <div className={classes.map}>
      <ClientMap
        clientId={clientId}
        inPage
        label={t('directory:location.map')}
        view={view}
        placing={{ at, name: label, onPlace, found }}
      />
    </div>
  );
}

/** Typed values may be out of range until validation. */
function clamp(value: number, limit: number): number {
  return Math.max(-limit, Math.min(limit, value));
}
