import { Button } from '@mantine/core';
import { IconPlus, IconTableImport } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { manageLocations } from '#modules/directory/contract/permissions.ts';
import { Icon } from '#platform/web/display/icon.tsx';
import { IfAble } from '#platform/web/module/abilities.tsx';
import { clientAddress } from '#platform/web/module/client-address.ts';

/** The two ways in which locations come: one by one, and many from a file. */
export function LocationListButtons({ clientId }: { clientId: string }) {
  const { t } = useTranslation();
  return (
    <IfAble to={manageLocations}>
      <Button
        component={Link}
        variant="default"
        to={clientAddress(clientId, 'settings/locations/import')}
        leftSection={<Icon of={IconTableImport} />}
      >
        {t('directory:list.import')}
      </Button>
      <Button
        component={Link}
        to={clientAddress(clientId, 'settings/locations/new')}
        leftSection={<Icon of={IconPlus} />}
      >
        {t('directory:title.newLocation')}
      </Button>
    </IfAble>
  );
}
