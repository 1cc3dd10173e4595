import { IconPlus, IconTableImport } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { manageLocations } from '#modules/directory/contract/permissions.ts';
import type { PageAction } from '#platform/web/layout/page-action.ts';
import { useAbility } from '#platform/web/module/abilities.tsx';
import { clientAddress } from '#platform/web/module/client-address.ts';

/** The two ways in which locations come: one by one, and many from a file. */
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
      id: 'new',
      label: t('directory:title.newLocation'),
      icon: IconPlus,
      isPrimary: true,
      to: clientAddress(clientId, 'settings/locations/new'),
    },
  ];
}
