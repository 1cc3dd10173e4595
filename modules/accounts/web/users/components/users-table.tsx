import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { ListedUser } from '#modules/accounts/contract/list-users.ts';
import { listAssociationsCall } from '#modules/directory/contract/list-associations.ts';
import { useCall } from '#platform/web/api/use-call.ts';
import { RecordList } from '#platform/web/list/record-list.tsx';
import { useNames } from '#platform/web/module/use-names.ts';
import { UserNote } from '../../components/user-note.tsx';
import { VIEW_NAMES } from '../../components/user-view-names.ts';
import { useUserFilters } from '../../data/use-user-filters.ts';
import { userListing } from '../../data/user-listing.ts';
import { NoUsers } from './no-users.tsx';
import { useNamedUser } from './use-named-user.ts';
import { useUserBulk } from './use-user-bulk.tsx';
import { useUserColumns } from './use-user-columns.tsx';
import { useUserRow } from './use-user-row.tsx';
import { UserCard } from './user-card.tsx';

/** The users of a client, and what can be done with one or several of them [USR-01]. */
export function UsersTable({ clientId }: { clientId: string }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const brand = useCall(listAssociationsCall, { query: { clientId } });
  const ofBrand = brand.data?.items[0]?.locations;
  const bulk = useUserBulk(clientId);
  const row = useUserRow({
    clientId,
    edit: (user) => void navigate({ href: userListing.hrefOf?.(clientId, user) ?? '' }),
  });
  return (
    <>
      <RecordList
        listing={userListing}
        scope={clientId}
        label={t('accounts:menu.users')}
        search={t('accounts:list.search')}
        viewNames={useNames(VIEW_NAMES)}
        fields={useUserFilters()}
        columns={useUserColumns(ofBrand)}
        rowActions={row.actions}
        rowNote={noteOf}
        firstUse={<NoUsers clientId={clientId} />}
        card={(user, way) => <UserCard user={user} ofBrand={ofBrand} {...way} />}
        namedRow={useNamedUser()}
        bulkActions={() => bulk.actions}
      />
      {row.dialog}
      {bulk.dialog}
    </>
  );
}

function noteOf(user: ListedUser) {
  return <UserNote user={user} />;
}
