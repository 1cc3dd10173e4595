import { IconPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { PageAction } from '#platform/web/layout/page-action.ts';
import { clientAddress } from '#platform/web/module/client-address.ts';

export function useNewUser(clientId: string): PageAction {
  const { t } = useTranslation();
  return {
    id: 'new',
    label: t('accounts:title.newUser'),
    icon: IconPlus,
    isPrimary: true,
    to: clientAddress(clientId, 'settings/list/manage'),
  };
}
