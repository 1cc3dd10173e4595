import { getMenusCall } from '#modules/accounts/contract/get-menus.ts';
import { getRolesCall } from '#modules/accounts/contract/get-roles.ts';
import { listAssociationsCall } from '#modules/directory/contract/list-associations.ts';
import { callQueryOptions } from '#platform/web/api/call-query-options.ts';
import { useCurrentClient } from '#platform/web/module/current-client.ts';
import type { ScreenPreload } from '#platform/web/module/web-module.ts';
import { useSession } from '../../data/use-session.ts';
import { NewUserWizard } from '../components/new-user-wizard.tsx';

export const preload: ScreenPreload = ({ queries, client }) => {
  void queries.prefetchQuery(callQueryOptions(getRolesCall, {}));
  void queries.prefetchQuery(callQueryOptions(getMenusCall, { query: {} }));
  void queries.prefetchQuery(
    callQueryOptions(listAssociationsCall, { query: { clientId: client.id } }),
  );
};

/** A new user of the client, in four steps [USR-02]. */
export default function UserCreateScreen() {
  const client = useCurrentClient();
  const session = useSession(client.id);
  return session && <NewUserWizard key={client.id} clientId={client.id} session={session} />;
}
