import { IconPlus, IconTableImport, IconTags } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { manageProducts } from '#modules/directory/contract/permissions.ts';
import type { PageAction } from '#platform/web/layout/page-action.ts';
import { useAbility } from '#platform/web/module/abilities.tsx';
import { clientAddress } from '#platform/web/module/client-address.ts';

/** The two ways in which products come, one by one and many from a file; and the names of their categories. */
export function useProductListActions(clientId: string): PageAction[] {
  const { t } = useTranslation();
  if (!useAbility(manageProducts)) return [];
  return [
    {
      id: 'categories',
      label: t('directory:category.title'),
      icon: IconTags,
      to: clientAddress(clientId, 'settings/products/categories'),
    },
    {
      id: 'import',
      label: t('directory:list.import'),
      icon: IconTableImport,
      to: clientAddress(clientId, 'settings/products/import'),
    },
    {
      id: 'new',
      label: t('directory:title.newProduct'),
      icon: IconPlus,
      isPrimary: true,
      to: clientAddress(clientId, 'settings/products/new'),
    },
  ];
}
