import { IconPlus, IconTableImport } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { manageStampCards } from '#modules/corner-shop/contract/permissions.ts';
import type { PageAction } from '#platform/web/layout/page-actions.tsx';
import { useAbility } from '#platform/web/module/current-user.tsx';
import { clientAddress } from '#platform/web/module/screen-address.ts';

/** The two ways in which stamp cards come: one by one, and many from a file. */
export function useStampCardActions(clientId: string): PageAction[] {
  const { t } = useTranslation();
  if (!useAbility(manageStampCards)) return [];
  return [
    {
      id: 'import',
      label: t('corner-shop:list.import'),
      icon: IconTableImport,
      to: clientAddress(clientId, 'platform/corner-shop/import'),
    },
    {
      id: 'new',
      label: t('corner-shop:title.new'),
      icon: IconPlus,
      isPrimary: true,
      to: clientAddress(clientId, 'platform/corner-shop/new'),
    },
  ];
}
