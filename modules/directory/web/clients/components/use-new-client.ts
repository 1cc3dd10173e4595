import { IconPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { PageAction } from '#platform/web/layout/page-action.ts';

export function useNewClient(): PageAction {
  const { t } = useTranslation();
  return {
    id: 'new',
    label: t('directory:title.newClient'),
    icon: IconPlus,
    isPrimary: true,
    to: '/super-admin/clients/new',
  };
}
