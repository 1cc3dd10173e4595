import { IconArchive, IconArrowBackUp, IconExternalLink, IconUsers } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { ClientDetail } from '#modules/directory/contract/clients/client.ts';
import type { PageAction } from '#platform/web/layout/page-action.ts';
import { clientAddress } from '#platform/web/module/client-address.ts';
import { useArchiveClient } from '../data/use-archive-client.ts';

/** Into the client, to its users, and away with it; one that was archived can only be brought back [SUP-01]. */
export function useClientActions(client: ClientDetail | undefined): PageAction[] {
  const { t } = useTranslation();
  const { archive, restore, isBusy } = useArchiveClient();
  if (!client) return [];
  if (client.archivedAt !== null)
    return [
      {
        id: 'restore',
        label: t('directory:client.restore'),
        icon: IconArrowBackUp,
        isBusy,
        run: () => restore(client),
      },
    ];
  return [
    {
      id: 'open',
      label: t('directory:client.open'),
      icon: IconExternalLink,
      to: clientAddress(client.uuid),
    },
    {
      id: 'users',
      label: t('directory:client.users'),
      icon: IconUsers,
      to: clientAddress(client.uuid, 'settings/list'),
    },
    {
      id: 'archive',
      label: t('directory:client.archive'),
      icon: IconArchive,
      danger: true,
      isBusy,
      run: () => void archive(client),
    },
  ];
}
