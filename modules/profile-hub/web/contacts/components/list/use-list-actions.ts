import { IconFileImport, IconFilterPlus, IconUserPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { changeContacts, importContacts } from '#modules/profile-hub/contract/permissions.ts';
import type { PageAction } from '#platform/web/layout/page-action.ts';
import { useAbility } from '#platform/web/module/abilities.tsx';
import { clientAddress } from '#platform/web/module/client-address.ts';

/** What begins at the list; possible duplicates stand before all, where there are any. */
export function useListActions(clientId: string): PageAction[] {
  const { t } = useTranslation();
  const mayChange = useAbility(changeContacts);
  const mayImport = useAbility(importContacts);
  const to = (path: string) => clientAddress(clientId, `profilehub/${path}`);
  const all: (PageAction | false)[] = [
    mayImport && {
      id: 'import',
      label: t('profile-hub:menu.import'),
      icon: IconFileImport,
      to: to('import'),
    },
    mayChange && {
      id: 'create',
      label: t('profile-hub:contact.new'),
      icon: IconUserPlus,
      to: to('contacts/create'),
    },
    mayChange && {
      id: 'segment',
      label: t('profile-hub:contact.newSegment'),
      icon: IconFilterPlus,
      isPrimary: true,
      to: to('contacts/segments'),
    },
  ];
  return all.filter((action) => action !== false);
}
