import { IconUserCheck, IconUserOff } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { getUserCall } from '#modules/accounts/contract/manage-user.ts';
import { getMenusCall } from '#modules/accounts/contract/roles.ts';
import { callQueryOptions, useCall } from '#platform/web/api/use-call.ts';
import { QueryBoundary } from '#platform/web/feedback/loading-states.tsx';
import { RecordFailedHead, RecordLoading } from '#platform/web/feedback/record-loading.tsx';
import { FieldMessage } from '#platform/web/fields/field-texts.tsx';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import type { PageAction } from '#platform/web/layout/page-actions.tsx';
import { PageHead } from '#platform/web/layout/page-head.tsx';
import { RecordPath } from '#platform/web/list/place/record-path.tsx';
import { useCurrentClient } from '#platform/web/module/current-client.ts';
import { clientAddress } from '#platform/web/module/screen-address.ts';
import type { ScreenPreload } from '#platform/web/module/web-module.ts';
import { UserState } from '../../components/user-state.tsx';
import { useSession } from '../../data/session-query.ts';
import { useUserActions } from '../../data/use-user-actions.ts';
import { userListing } from '../../data/user-listing.ts';
import { personName } from '../../data/user-names.ts';
import { UserEditor } from '../components/user-editor.tsx';
import type { ManagedUser } from '../data/use-user-form.ts';

export const preload: ScreenPreload = ({ queries, client, params }) => {
  void queries.prefetchQuery(callQueryOptions(getUserCall, buildRequest(params.id, client.id)));
  void queries.prefetchQuery(callQueryOptions(getMenusCall, { query: {} }));
};

/** One user of the client, with the same parts as in the create wizard [USR-03]. */
export default function UserEditScreen() {
  const client = useCurrentClient();
  const { id } = useParams({ strict: false }) as { id?: string };
  const queries = useQueryClient();
  const session = useSession(client.id);
  const request = buildRequest(id, client.id);
  const user = useCall(getUserCall, request);
  return (
    <QueryBoundary
      query={user}
      isEditor
      failedHead={<RecordFailedHead />}
      loading={<RecordLoading />}
    >
      {(found) => (
        <>
          <UserHead user={found} clientId={client.id} />
          {session && (
            <UserEditor
              key={found.id}
              clientId={client.id}
              user={found}
              session={session}
              onReload={() =>
                queries
                  .fetchQuery({ ...callQueryOptions(getUserCall, request), staleTime: 0 })
                  .catch(() => undefined)
              }
            />
          )}
        </>
      )}
    </QueryBoundary>
  );
}

function buildRequest(id: string | undefined, clientId: string) {
  return { params: { id: id ?? '' }, query: { clientId } };
}

/**
 * Name and state of the user, and the action to disable or reactivate them; a refused action shows its reason [USR-03].
 */
function UserHead({ user, clientId }: { user: ManagedUser; clientId: string }) {
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
