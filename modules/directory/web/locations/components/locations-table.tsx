import { useTranslation } from 'react-i18next';
import { exportLocationsCall } from '#modules/directory/contract/locations/move-locations.ts';
import { useFormat } from '#platform/web/format/use-format.ts';
import { RecordList } from '#platform/web/list/record-list.tsx';
import { useNames } from '#platform/web/module/use-names.ts';
import { locationListing } from '../data/location-listing.ts';
import { useLocationChoices } from '../data/use-location-choices.ts';
import { LocationCard } from './location-card.tsx';
import { LOCATION_VIEW_NAMES } from './location-list-names.ts';
import { NoLocations } from './no-locations.tsx';
import { useLocationBulk } from './use-location-bulk.tsx';
import { useLocationColumns } from './use-location-columns.tsx';

/** Locations of a client with bulk actions [SUP-02]. */
export function LocationsTable({ clientId }: { clientId: string }) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const { views, fields } = useLocationChoices(clientId);
  const bulk = useLocationBulk(clientId);
  return (
    <>
      <RecordList
        listing={locationListing}
        scope={clientId}
        label={t('directory:menu.locations')}
        search={t('directory:location.search')}
        viewNames={useNames(LOCATION_VIEW_NAMES)}
        viewCounts={views}
        fields={fields}
        columns={useLocationColumns()}
        firstUse={<NoLocations clientId={clientId} />}
        card={(location, way) => <LocationCard location={location} {...way} />}
        namedRow={({ name, city, representatives }) => ({
          name: city ? `${name}, ${city}` : name,
          figure: t('directory:list.users', {
            count: representatives,
            formatted: number(representatives),
          }),
        })}
        bulkActions={bulk.actions}
        exports={{
          call: exportLocationsCall,
          inputOf: (format, filters) => ({ params: { uuid: clientId }, body: { format, filters } }),
        }}
      />
      {bulk.dialog}
    </>
  );
}
