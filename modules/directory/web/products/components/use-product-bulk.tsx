import { IconCircleCheck, IconCircleMinus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { manageProducts } from '#modules/directory/contract/permissions.ts';
import { Icon } from '#platform/web/display/icon.tsx';
import { useAbility } from '#platform/web/module/abilities.tsx';
import { type ProductBulkAction, useBulkProducts } from '../data/use-bulk-products.ts';

/** Bulk actions for products [SUP-03]. */
export function useProductBulk(clientId: string): () => ProductBulkAction[] {
  const { t } = useTranslation();
  const mayManage = useAbility(manageProducts);
  const run = useBulkProducts(clientId);
  const actions: ProductBulkAction[] = [
    {
      id: 'activate',
      label: t('directory:bulk.activate'),
      icon: <Icon of={IconCircleCheck} />,
      run: (chosen) => void run('activate', chosen),
    },
    {
      id: 'deactivate',
      label: t('directory:bulk.deactivate'),
      icon: <Icon of={IconCircleMinus} />,
      run: (chosen) => void run('deactivate', chosen),
    },
  ];
  return () => (mayManage ? actions : []);
}
