import { useQueryClient } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { getMenusCall } from '#modules/accounts/contract/get-menus.ts';
import { getUserCall } from '#modules/accounts/contract/manage-user.ts';
import { callQueryOptions } from '#platform/web/api/call-query-options.ts';
import { useCall } from '#platform/web/api/use-call.ts';
import { QueryBoundary } from '#platform/web/feedback/query-boundary.tsx';
import { RecordLoading } from '#platform/web/feedback/record-loading.tsx';
import { useCurrentClient } from '#platform/web/module/current-client.ts';
import type { ScreenPreload } from '#platform/web/module/web-module.ts';
import { useSession } from '../../data/use-session.ts';
import { UserEditor } from '../components/user-editor.tsx';
import { UserHead } from '../components/user-head.tsx';

export const preload: ScreenPreload = ({ queries, client, params }) => {
  void queries.prefetchQuery(callQueryOptions(getUserCall, askFor(params.id, client.id)));
  void queries.prefetchQuery(callQueryOptions(getMenusCall, { query: {} }));
};

/** One user of the client: the same parts as when it was made [USR-03]. */
export default function UserEditScreen() {
  const client = useCurrentClient();
  const { id } = useParams({ strict: false }) as { id?: string };
  const queries = useQueryClient();
  const session = useSession(client.id);
  const asked = askFor(id, client.id);
  const user = useCall(getUserCall, asked);
  return (
    <QueryBoundary query={user} isEditor loading={<RecordLoading />}>
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
                  .fetchQuery({ ...callQueryOptions(getUserCall, asked), staleTime: 0 })
                  .catch(() => undefined)
              }
            />
          )}
        </>
      )}
    </QueryBoundary>
  );
}

function askFor(id: string | undefined, clientId: string) {
  return { params: { id: id ?? '' }, query: { clientId } };
}
