import { Select } from '@mantine/core';
import { IconPencil, IconUserBolt, IconUserCheck, IconUserOff } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { listEveryUserCall } from '#modules/accounts/contract/super-admin-users.ts';
import { listClientsCall } from '#modules/directory/contract/get-clients.ts';
import { useCall } from '#platform/web/api/use-call.ts';
import { Icon } from '#platform/web/display/icon.tsx';
import { FilterBar } from '#platform/web/filters/filter-bar.tsx';
import { onDemand } from '#platform/web/module/on-demand.tsx';
import { useRouterAddress } from '#platform/web/module/use-router-address.ts';
import { useTableAddress } from '#platform/web/table/address/use-table-address.ts';
import { DataTable } from '#platform/web/table/data-table.tsx';
import { ListViews } from '#platform/web/table/list-views.tsx';
import { answeredRows } from '#platform/web/table/rows/answered-rows.ts';
import type { RowAction } from '#platform/web/table/selection/table-action.ts';
import { useTableState } from '#platform/web/table/use-table-state.ts';
import { personName } from '../../components/person-name.ts';
import { UserNote } from '../../components/user-note.tsx';
import { VIEW_NAMES } from '../../components/user-view-names.ts';
import classes from '../../components/users.module.css';
import {
  clientOfSearch,
  EVERY_PAGE_SIZE,
  EVERY_RULES,
  EVERY_VIEWS,
  type EveryUser,
  everyQuestion,
  everyViewOf,
  withClient,
} from '../data/every-user.ts';
import { useEveryUserActions } from '../data/use-every-user-actions.ts';
import { useEveryUserColumns } from './use-every-user-columns.tsx';

const ActAsDialog = onDemand(() => import('./act-as-dialog.tsx'));

const NAMES = {
  ...VIEW_NAMES,
  'super-admin': 'accounts:view.superAdmin',
  'without-client': 'accounts:view.withoutClient',
} as const;

/** The users of all clients [SUP-04]. */
export function EveryUserTable({ reader }: { reader: string }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const router = useRouterAddress();
  const { address, change } = useTableAddress(router, EVERY_RULES);
  const columns = useEveryUserColumns();
  const { state, change: changeState } = useTableState({
    user: reader,
    table: 'every-user',
    columns,
    address,
    changeAddress: change,
  });
  const client = clientOfSearch(router.search);
  const view = everyViewOf(address);
  const users = useCall(listEveryUserCall, { query: everyQuestion(address, client) });
  const clients = useCall(listClientsCall, {});
  const does = useEveryUserActions();
  const [acted, setActed] = useState<EveryUser>();
  const open = useCallback((href: string) => void navigate({ href }), [navigate]);
  const actions = useCallback(
    (user: EveryUser): RowAction<EveryUser>[] => [
      {
        id: 'open',
        label: t('accounts:action.edit'),
        icon: <Icon of={IconPencil} />,
        shortcut: t('platform:key.enter'),
        run: (one) => open(hrefOf(one)),
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
    [t, open, does],
  );

  return (
    <div className={classes.goods}>
      <ListViews
        label={t('accounts:view.label')}
        current={view}
        address={address}
        change={change}
        pieces={EVERY_VIEWS.map((id) => ({ id, label: t(NAMES[id]) }))}
      />
      <DataTable
        label={t('accounts:menu.users')}
        bar={(tools) => (
          <FilterBar
            search={{
              placeholder: t('accounts:every.search'),
              query: address.q,
              onSearch: (q) => change({ q }, 'replace'),
            }}
            fields={[]}
            conditions={[]}
            onChange={() => {}}
            saveView={
              <Select
                className={classes.client}
                size="xs"
                aria-label={t('accounts:column.client')}
                placeholder={t('accounts:every.allClients')}
                searchable
                clearable
                value={client}
                data={(clients.data ?? []).map(({ uuid, name }) => ({ value: uuid, label: name }))}
                onChange={(chosen) => router.setSearch(withClient(router.search, chosen), 'push')}
              />
            }
            tools={tools}
          />
        )}
        columns={columns}
        {...answeredRows(users)}
        rowId={idOf}
        rowName={personName}
        rowHref={hrefOf}
        navigate={open}
        state={{ ...state, sort: state.sort ?? { column: 'name', descending: false } }}
        onChange={changeState}
        pageSize={EVERY_PAGE_SIZE}
        filtered
        onClearFilters={() => router.setSearch('', 'push')}
        rowActions={actions}
        rowNote={noteOf}
      />
      {acted && <ActAsDialog user={acted} onClose={() => setActed(undefined)} />}
    </div>
  );
}

function idOf({ id }: EveryUser): string {
  return id;
}

function hrefOf({ id }: EveryUser): string {
  return `/super-admin/users/${id}`;
}

function noteOf(user: EveryUser) {
  return <UserNote user={user} />;
}
