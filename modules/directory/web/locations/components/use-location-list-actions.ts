import { IconPackages, IconPlus, IconTableImport } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { manageLocations } from '#modules/directory/contract/permissions.ts';
import type { PageAction } from '#platform/web/layout/page-action.ts';
import { useAbility } from '#platform/web/module/abilities.tsx';
import { clientAddress } from '#platform/web/module/client-address.ts';

/** Actions to add a location, import locations and import product ranges. */
export function useLocationListActions(clientId: string): PageAction[] {
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
