import { IconFolders } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { getLocationFiltersCall } from '#modules/directory/contract/locations/list-locations.ts';
import { manageLocations } from '#modules/directory/contract/permissions.ts';
import { callQueryOptions } from '#platform/web/api/call-query-options.ts';
import { PageHead } from '#platform/web/layout/page-head.tsx';
import { useAbility } from '#platform/web/module/abilities.tsx';
import { clientAddress } from '#platform/web/module/client-address.ts';
import { useCurrentClient } from '#platform/web/module/current-client.ts';
import type { ScreenPreload } from '#platform/web/module/web-module.ts';
import { LocationsTable } from '../components/locations-table.tsx';
import { useLocationListActions } from '../components/use-location-list-actions.ts';

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
