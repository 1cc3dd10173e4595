import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import linkClasses from '#platform/web/display/link.module.css';
import { FieldPair } from '#platform/web/fields/field-pair.tsx';
import type { ComptoirForm } from '#platform/web/fields/form/use-comptoir-form.tsx';
import { NumberField } from '#platform/web/fields/numbers/number-field.tsx';
import { SelectField } from '#platform/web/fields/select-field.tsx';
import { TextField } from '#platform/web/fields/text-field.tsx';
import { useCountryNames } from '#platform/web/format/use-country-names.ts';
import { FormColumns } from '#platform/web/layout/form-columns.tsx';
import type { LngLat } from '#platform/web/map/map-data.ts';
import classes from '../../components/form.module.css';
import type { LocationValues } from '../data/location-values.ts';
import { mapSearchAddress } from '../data/map-search-address.ts';
import { FindPosition } from './find-position.tsx';
import { PositionMap } from './position-map.tsx';

/** Where the location is: as letters are addressed, and as maps count. */
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
    <FormColumns
      first={
        <>
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
        </>
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
