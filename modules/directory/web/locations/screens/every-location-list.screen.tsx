import {
  countAllLocationsCall,
  type listAllLocationsCall,
} from '#modules/directory/contract/all-clients.ts';
import type { CallOutput } from '#platform/contract/call.ts';
import { useCall } from '#platform/web/api/use-call.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { PageHead } from '#platform/web/layout/page-head.tsx';
import { RecordList } from '#platform/web/list/record-list.tsx';
import { useNames } from '#platform/web/module/translate.ts';
import { useClientColumn } from '../../components/use-client-column.tsx';
import {
  LOCATION_VIEW_NAMES,
  LocationCard,
  useLocationColumns,
} from '../components/location-rows.tsx';
import { everyLocationListing, useEveryLocationFields } from '../data/location-listing.ts';

/** The locations of all clients, for super admins [SUP-02]. */
export default function EveryLocationListScreen() {
  const { t } = useTranslation();
  return (
    <>
      <PageHead title={t('directory:menu.locations')} subtitle={t('directory:list.ofAllClients')} />
      <EveryLocationTable />
    </>
  );
}

type Row = CallOutput<typeof listAllLocationsCall>['items'][number];

/** The locations of all clients; a row opens in its own client [SUP-02]. */
function EveryLocationTable() {
  const { t } = useTranslation();
  const { data: counts } = useCall(countAllLocationsCall, {});
  return (
    <RecordList
      listing={everyLocationListing}
      scope={null}
      label={t('directory:menu.locations')}
      search={t('directory:location.search')}
      viewNames={useNames(LOCATION_VIEW_NAMES)}
      viewCounts={counts?.views}
      cappedViews={counts?.cappedViews}
      fields={useEveryLocationFields()}
      columns={useClientColumn<Row>(useLocationColumns())}
      card={(location, way) => (
        <LocationCard location={location} client={location.client.name} {...way} />
      )}
    />
  );
}
