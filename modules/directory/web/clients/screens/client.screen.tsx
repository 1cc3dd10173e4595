import { useQueryClient } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { getClientDetailCall } from '#modules/directory/contract/clients/manage-clients.ts';
import { callQueryOptions } from '#platform/web/api/call-query-options.ts';
import { useCall } from '#platform/web/api/use-call.ts';
import { QueryBoundary } from '#platform/web/feedback/query-boundary.tsx';
import { ClientEditor } from '../components/client-editor.tsx';
import { ClientHead } from '../components/client-head.tsx';

/** One client: names, modules, brand settings and product lookup [SUP-01]. */
export default function ClientScreen() {
  const { uuid = '' } = useParams({ strict: false });
  const queries = useQueryClient();
  const asked = { params: { uuid } };
  const client = useCall(getClientDetailCall, asked);
  return (
    <>
      <ClientHead id={uuid} client={client.data} />
      <QueryBoundary query={client} isEditor>
        {(detail) => (
          <ClientEditor
            key={detail.uuid}
            client={detail}
            onReload={() =>
              queries
                .fetchQuery({ ...callQueryOptions(getClientDetailCall, asked), staleTime: 0 })
                .catch(() => undefined)
            }
          />
        )}
      </QueryBoundary>
    </>
  );
}
