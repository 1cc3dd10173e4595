import { IconFileDownload, IconPencil, IconShieldQuestion, IconTrash } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { changeContacts, eraseContacts } from '#modules/profile-hub/contract/permissions.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import type { PageAction } from '#platform/web/layout/page-actions.tsx';
import { useAbilities } from '#platform/web/module/current-user.tsx';
import { onDemand } from '#platform/web/module/load-chunk.tsx';
import { clientAddress } from '#platform/web/module/screen-address.ts';
import { useDataRequests } from '../../data/use-data-requests.ts';
import { usePossibleDuplicates } from '../../data/use-possible-duplicates.ts';

const EraseContacts = onDemand(() => import('../../../privacy/components/erase-contacts.tsx'));

/** Actions on a contact; merging is part of its possible duplicates [PH-17, PH-18]. */
export function useContactActions(given: {
  clientId: string;
  contactId: string;
  /** Whether a data request is open: the bar then shows it, and no second one can be recorded. */
  isWaiting: boolean;
  onEdit: () => void;
}): { actions: PageAction[]; dialog: ReactNode } {
  const { clientId, contactId } = given;
  const { t } = useTranslation();
  const navigate = useNavigate();
  const isAble = useAbilities();
  const duplicates = usePossibleDuplicates(clientId, contactId);
  const { record, makeFile, isMaking } = useDataRequests(clientId);
  const [isErasing, setErasing] = useState(false);
  const mayChange = isAble(changeContacts);
  const mayErase = isAble(eraseContacts);
  const own: (PageAction | false)[] = [
    mayChange && {
      id: 'edit',
      label: t('profile-hub:contact.edit'),
      icon: IconPencil,
      run: given.onEdit,
    },
    mayChange &&
      !given.isWaiting && {
        id: 'data-request',
        label: t('profile-hub:data.record'),
        icon: IconShieldQuestion,
        isRare: true,
        run: () => void record(contactId),
      },
    mayErase && {
      id: 'data-file',
      label: t('profile-hub:data.make'),
      icon: IconFileDownload,
      isRare: true,
      isBusy: isMaking,
      run: () => void makeFile(contactId),
    },
    mayErase && {
      id: 'erase',
      label: t('profile-hub:contact.erase'),
      icon: IconTrash,
      danger: true,
      run: () => setErasing(true),
    },
  ];
  return {
    actions: [...duplicates, ...own.filter((action) => action !== false)],
    dialog: isErasing && (
      <EraseContacts
        which={{ ids: [contactId] }}
        count={1}
        onClose={() => setErasing(false)}
        onDone={() => void navigate({ to: clientAddress(clientId, 'profilehub/contacts') })}
      />
    ),
  };
}
