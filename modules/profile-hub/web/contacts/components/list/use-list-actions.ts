import { IconBan, IconFileImport, IconUserPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { changeContacts, importContacts } from '#modules/profile-hub/contract/permissions.ts';
import type { PageAction } from '#platform/web/layout/page-action.ts';
import { useAbilities } from '#platform/web/module/abilities.tsx';
import { clientAddress } from '#platform/web/module/client-address.ts';
import { usePossibleDuplicates } from '../../../duplicates/data/use-possible-duplicates.ts';
import { useNewSegment } from '../../../segments/components/use-new-segment.ts';

/** Actions of the list; possible duplicates come first, if there are any. */
export function useListActions(clientId: string): PageAction[] {
  const { t } = useTranslation();
  const isAble = useAbilities();
  const duplicates = usePossibleDuplicates(clientId);
  const newSegment = useNewSegment();
  const to = (path: string) => clientAddress(clientId, `profilehub/${path}`);
  const begun: (PageAction | false)[] = [
    isAble(importContacts) && {
      id: 'import',
      label: t('profile-hub:menu.import'),
      icon: IconFileImport,
      to: to('import'),
    },
    isAble(changeContacts) && {
      id: 'create',
      label: t('profile-hub:contact.new'),
      icon: IconUserPlus,
      to: to('contacts/create'),
    },
    {
      id: 'blocks',
      label: t('profile-hub:title.blocks'),
      icon: IconBan,
      isRare: true,
      to: to('contacts/blocks'),
    },
  ];
  return [...duplicates, ...begun.filter((action) => action !== false), ...newSegment];
}
