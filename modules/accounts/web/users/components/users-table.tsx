import { IconMailForward, IconUserCheck, IconUserOff } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type ListedUser,
  listUsersCall,
  USER_VIEWS,
} from '#modules/accounts/contract/list-users.ts';
import { listAssociationsCall } from '#modules/directory/contract/list-associations.ts';
import { useCall } from '#platform/web/api/use-call.ts';
import { Icon } from '#platform/web/display/icon.tsx';
import { useConfirm } from '#platform/web/feedback/use-confirm.tsx';
import { FilterBar } from '#platform/web/filters/filter-bar.tsx';
import { useFormat } from '#platform/web/format/use-format.ts';
import { clientAddress } from '#platform/web/module/client-address.ts';
import { useRouterAddress } from '#platform/web/module/use-router-address.ts';
import { useTableAddress } from '#platform/web/table/address/use-table-address.ts';
import { DataTable } from '#platform/web/table/data-table.tsx';
import { ListViews } from '#platform/web/table/list-views.tsx';
import { answeredRows } from '#platform/web/table/rows/answered-rows.ts';
import {
  NOTHING_SELECTED,
  selectedCount,
  type TableSelection,
} from '#platform/web/table/selection/table-selection.ts';
import { useTableState } from '#platform/web/table/use-table-state.ts';
import { personName } from '../../components/person-name.ts';
import { UserNote } from '../../components/user-note.tsx';
import { VIEW_NAMES } from '../../components/user-view-names.ts';
import classes from '../../components/users.module.css';
import { USERS_PAGE_SIZE, USERS_RULES, usersQuestion, viewOf } from '../../data/users-question.ts';
import { useBulkUsers } from '../data/use-bulk-users.ts';
import { NoUsers } from './no-users.tsx';
import { RefusedDialog } from './refused-dialog.tsx';
import { useUserColumns } from './use-user-columns.tsx';
import { useUserFilters } from './use-user-filters.ts';
import { useUserRow } from './use-user-row.tsx';
import { UserCard } from './user-card.tsx';

/** The users of a client: views, search, filters, rows, and what can be done with several at once [USR-01]. */
export function UsersTable({ clientId, reader }: { clientId: string; reader: string }) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const confirm = useConfirm();
  const navigate = useNavigate();
  const router = useRouterAddress();
  const { address, change } = useTableAddress(router, USERS_RULES);
  const brand = useCall(listAssociationsCall, { query: { clientId } });
  const ofBrand = brand.data?.items[0]?.locations;
  const columns = useUserColumns(ofBrand);
  const fields = useUserFilters();
  const { state, change: changeState } = useTableState({
    user: reader,
    table: 'users',
    columns,
    address,
    changeAddress: change,
  });
  const question = usersQuestion(address, clientId);
  const users = useCall(listUsersCall, { query: question });
  const bulk = useBulkUsers(clientId, question);
  const [seen, setSeen] = useState<ReadonlyMap<string, string>>(new Map());
  const view = viewOf(address);
  const open = useCallback((href: string) => void navigate({ href }), [navigate]);
  const hrefOf = useCallback(
    ({ id }: ListedUser) => clientAddress(clientId, `settings/list/manage/${id}`),
    [clientId],
  );
  const row = useUserRow({ clientId, edit: (user) => open(hrefOf(user)) });

  // Rows may be chosen on several pages; the question before disabling names them.
  const items = users.data?.items;
  if (items?.some((user) => !seen.has(user.id)))
    setSeen(new Map([...seen, ...items.map((user) => [user.id, personName(user)] as const)]));

  const runBulk = async (action: 'disable' | 'reactivate' | 'invite', chosen: TableSelection) => {
    if (await bulk.run(action, chosen)) changeState({ selected: NOTHING_SELECTED });
  };
  const disable = async (chosen: TableSelection) => {
    const count = selectedCount(chosen, users.data?.total ?? 0) ?? 0;
    const names = chosen.kind === 'ids' ? [...chosen.ids] : [];
    const isSure = await confirm({
      title: t('accounts:bulk.disableQuestion', { count, formatted: number(count) }),
      lost: t('accounts:bulk.disableLost', { count }),
      names: names.flatMap((id) => (seen.has(id) ? [{ name: seen.get(id) ?? '' }] : [])),
      keep: t('accounts:bulk.keep', { count }),
      act: t('accounts:bulk.disableAct', { count, formatted: number(count) }),
    });
    if (isSure) await runBulk('disable', chosen);
  };
  const isFiltered = address.q !== '' || address.filters.length > 0;

  return (
    <div className={classes.goods}>
      <ListViews
        label={t('accounts:view.label')}
        current={view}
        address={address}
        change={change}
        pieces={USER_VIEWS.map((id) => ({
          id,
          label: t(VIEW_NAMES[id]),
          count: users.data?.views[id],
        }))}
      />
      <DataTable
        label={t('accounts:menu.users')}
        bar={(tools) => (
          <FilterBar
            search={{
              placeholder: t('accounts:list.search'),
              query: address.q,
              onSearch: (q) => change({ q }, 'replace'),
            }}
            fields={fields}
            conditions={address.filters}
            onChange={(filters) => change({ filters })}
            {...(isFiltered &&
              users.data && {
                count: { found: users.data.total, total: users.data.views[view] },
              })}
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
        pageSize={USERS_PAGE_SIZE}
        filtered={isFiltered || view !== 'all'}
        onClearFilters={() => change({ q: '', filters: [], view: null })}
        firstUse={<NoUsers clientId={clientId} />}
        rowActions={row.actions}
        rowNote={noteOf}
        renderCard={(user) => (
          <UserCard user={user} ofBrand={ofBrand} href={hrefOf(user)} navigate={open} />
        )}
        bulkActions={[
          {
            id: 'invite',
            label: t('accounts:bulk.invite'),
            shortLabel: t('accounts:bulk.inviteShort'),
            icon: <Icon of={IconMailForward} />,
            run: (chosen) => void runBulk('invite', chosen),
          },
          {
            id: 'reactivate',
            label: t('accounts:action.reactivate'),
            icon: <Icon of={IconUserCheck} />,
            run: (chosen) => void runBulk('reactivate', chosen),
          },
          {
            id: 'disable',
            label: t('accounts:action.disable'),
            icon: <Icon of={IconUserOff} />,
            danger: true,
            run: (chosen) => void disable(chosen),
          },
        ]}
      />
      {row.dialog}
      {bulk.refused.length > 0 && <RefusedDialog refused={bulk.refused} onClose={bulk.close} />}
    </div>
  );
}

function idOf({ id }: ListedUser): string {
  return id;
}

function noteOf(user: ListedUser) {
  return <UserNote user={user} />;
}
