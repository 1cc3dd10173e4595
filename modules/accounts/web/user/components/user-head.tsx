import { IconUserCheck, IconUserOff } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { FieldMessage } from '#platform/web/fields/field-message.tsx';
import type { PageAction } from '#platform/web/layout/page-action.ts';
import { PageHead } from '#platform/web/layout/page-head.tsx';
import { RecordPath } from '#platform/web/list/place/record-path.tsx';
import { clientAddress } from '#platform/web/module/client-address.ts';
import { personName } from '../../components/person-name.ts';
import { UserState } from '../../components/user-state.tsx';
import { useUserActions } from '../../data/use-user-actions.ts';
import { userListing } from '../../data/user-listing.ts';
import type { ManagedUser } from '../data/use-user-form.ts';

/**
 * Name and state of the user, and the action to disable or reactivate them; a refused action shows its reason [USR-03].
 */
export function UserHead({ user, clientId }: { user: ManagedUser; clientId: string }) {
  const { t } = useTranslation();
  const does = useUserActions(clientId, () => {});
  const { may, status } = user;
  const isDisabled = status === 'disabled';
  const isOpen = isDisabled ? may.reactivate : may.disable;
  const refused = !isOpen &&
    may.because !== null && {
      refusal: <FieldMessage fault={{ code: may.because }} />,
    };
  const action: PageAction = isDisabled
    ? {
        id: 'reactivate',
        label: t('accounts:action.reactivate'),
        icon: IconUserCheck,
        ...refused,
        run: () => void does.reactivate(user),
      }
    : {
        id: 'disable',
        label: t('accounts:action.disable'),
        icon: IconUserOff,
        danger: true,
        ...refused,
        run: () => void does.disable(user),
      };
  return (
    <PageHead
      path={
        <RecordPath
          listing={userListing}
          scope={clientId}
          id={user.id}
          to={clientAddress(clientId, 'settings/list')}
          label={t('accounts:menu.users')}
        />
      }
      title={personName(user)}
      beside={<UserState user={user} />}
      actions={[action]}
    />
  );
}
