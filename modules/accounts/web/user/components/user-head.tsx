import { Button, Tooltip } from '@mantine/core';
import { IconUserCheck, IconUserOff } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Icon } from '#platform/web/display/icon.tsx';
import { FieldMessage } from '#platform/web/fields/field-message.tsx';
import { PageHead } from '#platform/web/layout/page-head.tsx';
import { RecordPath } from '#platform/web/list/place/record-path.tsx';
import { clientAddress } from '#platform/web/module/client-address.ts';
import { personName } from '../../components/person-name.ts';
import { UserState } from '../../components/user-state.tsx';
import { useUserActions } from '../../data/use-user-actions.ts';
import { userListing } from '../../data/user-listing.ts';
import type { ManagedUser } from '../data/use-user-form.ts';

/** Who it is, how they stand, and the way to disable them or bring them back; closed ones say why [USR-03]. */
export function UserHead({ user, clientId }: { user: ManagedUser; clientId: string }) {
  const { t } = useTranslation();
  const does = useUserActions(clientId, () => {});
  const { may, status } = user;
  const isDisabled = status === 'disabled';
  const isOpen = isDisabled ? may.reactivate : may.disable;
  const button = (
    <Button
      variant="default"
      leftSection={<Icon of={isDisabled ? IconUserCheck : IconUserOff} />}
      aria-disabled={!isOpen}
      data-disabled={!isOpen}
      onClick={() => {
        if (isOpen) void (isDisabled ? does.reactivate(user) : does.disable(user));
      }}
    >
      {t(isDisabled ? 'accounts:action.reactivate' : 'accounts:action.disable')}
    </Button>
  );
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
      actions={
        !isOpen && may.because !== null ? (
          <Tooltip label={<FieldMessage fault={{ code: may.because }} />} multiline maw={280}>
            {button}
          </Tooltip>
        ) : (
          button
        )
      }
    />
  );
}
