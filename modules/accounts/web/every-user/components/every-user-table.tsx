import { IconPencil, IconUserBolt, IconUserCheck, IconUserOff } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useCallback, useMemo, useState } from 'react';
import {
  type CrossClientUser,
  countCrossClientUsersCall,
} from '#modules/accounts/contract/super-admin-users.ts';
import { listClientsCall } from '#modules/directory/contract/clients/client-calls.ts';
import { useCall } from '#platform/web/api/use-call.ts';
import { Icon } from '#platform/web/display/icon.tsx';
import { Avatar } from '#platform/web/display/marks/avatar.tsx';
import type { FilterOption } from '#platform/web/filters/filter-condition.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { RecordList } from '#platform/web/list/record-list.tsx';
import type { CardNavigation } from '#platform/web/list/record-list-props.ts';
import { onDemand } from '#platform/web/module/load-chunk.tsx';
import { useNames } from '#platform/web/module/translate.ts';
import { ROLE_NAMES } from '#platform/web/shell/account/role-name.ts';
import { PhoneCard } from '#platform/web/table/cards/phone-card.tsx';
import type { TableColumn } from '#platform/web/table/columns/table-column.ts';
import type { RowAction } from '#platform/web/table/selection/table-selection.ts';
import { Person, UserNote, UserState, useUserStateColumns } from '../../components/user-state.tsx';
import classes from '../../components/users.module.css';
import { useEveryUserFilters } from '../../data/user-listing.ts';
import { capital, languageName, personName, VIEW_NAMES } from '../../data/user-names.ts';
import { everyUserListing, useEveryUserActions } from '../data/use-every-user-actions.ts';

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
  const { data: counts } = useCall(countCrossClientUsersCall, {});
  const [acted, setActed] = useState<CrossClientUser>();
  const actions = useCallback(
    (user: CrossClientUser): RowAction<CrossClientUser>[] => [
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
        viewCounts={counts?.views}
        cappedViews={counts?.cappedViews}
        fields={useEveryUserFilters(useClientOptions())}
        columns={useEveryUserColumns()}
        rowActions={actions}
        rowNote={noteOf}
        card={(user, way) => <EveryUserCard user={user} {...way} />}
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

function noteOf(user: CrossClientUser) {
  return <UserNote user={user} />;
}

/** A user on a phone. */
function EveryUserCard({ user, ...way }: CardNavigation & { user: CrossClientUser }) {
  const name = personName(user);
  return (
    <PhoneCard
      {...way}
      mark={<Avatar name={name} size="small" />}
      name={name}
      text={user.email}
      state={<UserState user={user} />}
      facts={[<ClientsSummary key="clients" user={user} />]}
    />
  );
}

function useEveryUserColumns(): TableColumn<CrossClientUser>[] {
  const { t } = useTranslation();
  const stateColumns = useUserStateColumns<CrossClientUser>({ status: 276, lastSeen: 116 });
  return useMemo(
    () => [
      {
        id: 'name',
        header: t('accounts:column.name'),
        minWidth: 214,
        priority: 10,
        namesRow: true,
        sortable: true,
        cell: (user) => <Person person={user} />,
      },
      {
        id: 'email',
        header: t('accounts:field.email'),
        minWidth: 198,
        priority: 6,
        sortable: true,
        copies: ({ email }) => email,
        cell: ({ email }) => <span className={classes.quiet}>{email}</span>,
      },
      {
        id: 'clients',
        header: t('accounts:column.clients'),
        minWidth: 220,
        priority: 8,
        grows: true,
        cell: (user) => <ClientsSummary user={user} />,
      },
      {
        id: 'locale',
        whole: true,
        header: t('accounts:field.locale'),
        minWidth: 84,
        priority: 2,
        cell: ({ locale }) => <span className={classes.quiet}>{languageName(locale)}</span>,
      },
      ...stateColumns,
    ],
    [t, stateColumns],
  );
}

/** "Super admin", or the clients of a user with the role at the first of them. */
function ClientsSummary({ user }: { user: Pick<CrossClientUser, 'clients' | 'superAdmin'> }) {
  const { t } = useTranslation();
  const { clients, superAdmin } = user;
  const [first, ...others] = clients;
  if (superAdmin) return capital(t(ROLE_NAMES.super_admin));
  if (!first) return <span className={classes.quiet}>{t('accounts:every.noClient')}</span>;
  const summary = t('accounts:every.clientAndRole', {
    client: first.name,
    role: first.role === 'sales_rep' ? t('accounts:every.salesRep') : t(ROLE_NAMES[first.role]),
  });
  return (
    <>
      {summary}
      {others.length > 0 && (
        <span className={classes.quiet}>
          {' '}
          {t('accounts:every.others', { count: others.length })}
        </span>
      )}
    </>
  );
}
