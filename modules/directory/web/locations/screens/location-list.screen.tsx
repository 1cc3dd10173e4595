import { Button } from '@mantine/core';
import { IconFolders } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { getLocationFiltersCall } from '#modules/directory/contract/locations/list-locations.ts';
import { manageLocations } from '#modules/directory/contract/permissions.ts';
import { queryOf } from '#platform/web/api/query-of.ts';
import { Icon } from '#platform/web/display/icon.tsx';
import { PageHead } from '#platform/web/layout/page-head.tsx';
import { IfAble } from '#platform/web/module/abilities.tsx';
import { clientAddress } from '#platform/web/module/client-address.ts';
import { useCurrentClient } from '#platform/web/module/current-client.ts';
import type { ScreenPreload } from '#platform/web/module/web-module.ts';
import { LocationListButtons } from '../components/location-list-buttons.tsx';
import { LocationsTable } from '../components/locations-table.tsx';

export const preload: ScreenPreload = ({ queries, client }) => {
  void queries.prefetchQuery(queryOf(getLocationFiltersCall, { params: { uuid: client.id } }));
};

/** The locations of the client [SUP-02]. */
export default function LocationListScreen() {
  const { t } = useTranslation();
  const client = useCurrentClient();
  return (
    <>
      <PageHead
        title={t('directory:menu.locations')}
        actions={
          <>
            <IfAble to={manageLocations}>
              <Button
                component={Link}
                variant="default"
                to={clientAddress(client.id, 'settings/locations/groups')}
                leftSection={<Icon of={IconFolders} />}
              >
                {t('directory:title.groups')}
              </Button>
            </IfAble>
            <LocationListButtons clientId={client.id} />
          </>
        }
      />
      <LocationsTable key={client.id} clientId={client.id} />
    </>
  );
}
