import { IconFolders, IconPackages, IconPlus, IconTableImport } from '@tabler/icons-react';
import {
  exportLocationsCall,
  getLocationFiltersCall,
} from '#modules/directory/contract/locations/list-locations.ts';
import { manageLocations } from '#modules/directory/contract/permissions.ts';
import { callQueryOptions } from '#platform/web/api/use-call.ts';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { EmptyState } from '#platform/web/layout/message-page.tsx';
import { type PageAction, PageActionButtons } from '#platform/web/layout/page-actions.tsx';
import { PageHead } from '#platform/web/layout/page-head.tsx';
import { RecordList } from '#platform/web/list/record-list.tsx';
import { useCurrentClient } from '#platform/web/module/current-client.ts';
import { useAbility } from '#platform/web/module/current-user.tsx';
import { clientAddress } from '#platform/web/module/screen-address.ts';
import { useNames } from '#platform/web/module/translate.ts';
import type { ScreenPreload } from '#platform/web/module/web-module.ts';
import {
  LOCATION_VIEW_NAMES,
  LocationCard,
  useLocationColumns,
} from '../components/location-rows.tsx';
import { useLocationBulk } from '../components/use-location-bulk.tsx';
import { locationListing, useLocationChoices } from '../data/location-listing.ts';

export const preload: ScreenPreload = ({ queries, client }) => {
  void queries.prefetchQuery(
    callQueryOptions(getLocationFiltersCall, { params: { uuid: client.id } }),
  );
};

/** The locations of the client [SUP-02]. */
export default function LocationListScreen() {
  const { t } = useTranslation();
  const client = useCurrentClient();
  const ways = useLocationListActions(client.id);
  const groups = useAbility(manageLocations)
    ? [
        {
          id: 'groups',
          label: t('directory:title.groups'),
          icon: IconFolders,
          to: clientAddress(client.id, 'settings/locations/groups'),
        },
      ]
    : [];
  return (
    <>
      <PageHead title={t('directory:menu.locations')} actions={[...groups, ...ways]} />
      <LocationsTable key={client.id} clientId={client.id} />
    </>
  );
}

/** Locations of a client with bulk actions [SUP-02]. */
function LocationsTable({ clientId }: { clientId: string }) {
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

/** Empty state of a client without locations. */
function NoLocations({ clientId }: { clientId: string }) {
  const { t } = useTranslation();
  return (
    <EmptyState
      isExplained
      title={t('directory:location.emptyTitle')}
      actions={<PageActionButtons actions={useLocationListActions(clientId)} />}
      steps={[
        { title: t('directory:location.emptyStep1') },
        { title: t('directory:location.emptyStep2') },
        { title: t('directory:location.emptyStep3') },
      ]}
    >
      {t('directory:location.emptyText')}
    </EmptyState>
  );
}

/** Actions to add a location, import locations and import product ranges. */
function useLocationListActions(clientId: string): PageAction[] {
  const { t } = useTranslation();
  if (!useAbility(manageLocations)) return [];
  return [
    {
      id: 'import',
      label: t('directory:list.import'),
      icon: IconTableImport,
      to: clientAddress(clientId, 'settings/locations/import'),
    },
    {
      id: 'products',
      label: t('directory:productRange.title'),
      icon: IconPackages,
      to: clientAddress(clientId, 'settings/locations/products'),
    },
    {
      id: 'new',
      label: t('directory:title.newLocation'),
      icon: IconPlus,
      isPrimary: true,
      to: clientAddress(clientId, 'settings/locations/new'),
    },
  ];
}
