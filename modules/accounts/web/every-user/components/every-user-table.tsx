import { IconPencil, IconUserBolt, IconUserCheck, IconUserOff } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { EveryUser } from '#modules/accounts/contract/super-admin-users.ts';
import { listClientsCall } from '#modules/directory/contract/clients/get-clients.ts';
import { useCall } from '#platform/web/api/use-call.ts';
import { Icon } from '#platform/web/display/icon.tsx';
import type { FilterOption } from '#platform/web/filters/filter-field.ts';
import { RecordList } from '#platform/web/list/record-list.tsx';
import { onDemand } from '#platform/web/module/on-demand.tsx';
import { useNames } from '#platform/web/module/use-names.ts';
import type { RowAction } from '#platform/web/table/selection/table-action.ts';
import { UserNote } from '../../components/user-note.tsx';
import { VIEW_NAMES } from '../../components/user-view-names.ts';
import { useEveryUserFilters } from '../../data/use-user-filters.ts';
import { everyUserListing } from '../data/every-user-listing.ts';
import { useEveryUserActions } from '../data/use-every-user-actions.ts';
import { useEveryUserColumns } from './use-every-user-columns.tsx';

const ActAsDialog = onDemand(() => import('./act-as-dialog.tsx'));

const NAMES = {
  ...VIEW_NAMES,
  'super-admin': 'accounts:view.superAdmin',
  'without-client': 'accounts:view.withoutClient',
} as const;

/** The users of all clients [SUP-04]. */
export function EveryUserTable() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const does = useEveryUserActions();
  const [acted, setActed] = useState<EveryUser>();
  const actions = useCallback(
    (user: EveryUser): RowAction<EveryUser>[] => [
      {
        id: 'open',
        label: t('accounts:action.edit'),
        icon: <Icon of={IconPencil} />,
        shortcut: t('platform:key.enter'),
        run: (one) => void navigate({ href: everyUserListing.hrefOf?.(null, one) ?? '' }),
      },
      ...(user.mayActAs
        ? [
            {
              id: 'act',
              label: t('accounts:action.actAs'),
              icon: <Icon of={IconUserBolt} />,
              run: setActed,
            },
          ]
        : []),
      user.status === 'disabled'
        ? {
            id: 'reactivate',
            label: t('accounts:action.reactivate'),
            icon: <Icon of={IconUserCheck} />,
            startsGroup: true,
            run: (one) => void does.reactivate(one),
          }
        : {
            id: 'disable',
            label: t('accounts:action.disableEverywhere'),
            icon: <Icon of={IconUserOff} />,
            danger: true,
            startsGroup: true,
            run: (one) => void does.disable(one),
          },
    ],
    [t, navigate, does],
  );
  return (
    <>
      <RecordList
        listing={everyUserListing}
        scope={null}
        label={t('accounts:menu.users')}
        search={t('accounts:every.search')}
        viewNames={useNames(NAMES)}
        fields={useEveryUserFilters(useClientOptions())}
        columns={useEveryUserColumns()}
        rowActions={actions}
        rowNote={noteOf}
      />
      {acted && <ActAsDialog user={acted} onClose={() => setActed(undefined)} />}
    </>
  );
}

function useClientOptions(): FilterOption[] {
  const { data } = useCall(listClientsCall, {});
  return useMemo(
    () => (data ?? []).map(({ uuid, name }) => ({ value: uuid, label: name })),
    [data],
  );
}

function noteOf(user: EveryUser) {
  return <UserNote user={user} />;
}
