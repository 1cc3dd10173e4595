import { useQueryClient } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { getLocationCall } from '#modules/directory/contract/locations/manage-locations.ts';
import { callQueryOptions } from '#platform/web/api/call-query-options.ts';
import { useCall } from '#platform/web/api/use-call.ts';
import { QueryBoundary } from '#platform/web/feedback/query-boundary.tsx';
import { RecordLoading } from '#platform/web/feedback/record-loading.tsx';
import { useCurrentClient } from '#platform/web/module/current-client.ts';
import type { ScreenPreload } from '#platform/web/module/web-module.ts';
import { LocationEditor } from '../components/location-editor.tsx';
import { LocationHead } from '../components/location-head.tsx';

export const preload: ScreenPreload = ({ queries, client, params }) => {
  void queries.prefetchQuery(callQueryOptions(getLocationCall, askFor(client.id, params.id)));
};

/** One location of the client [SUP-02]. */
export default function LocationEditScreen() {
  const client = useCurrentClient();
  const { id } = useParams({ strict: false }) as { id?: string };
  const queries = useQueryClient();
  const asked = askFor(client.id, id);
  const location = useCall(getLocationCall, asked);
  return (
    <QueryBoundary query={location} isEditor loading={<RecordLoading />}>
      {(found) => (
        <>
          <LocationHead clientId={client.id} location={found} />
          <LocationEditor
            key={found.id}
            clientId={client.id}
            location={found}
            onReload={() =>
              queries
                .fetchQuery({ ...callQueryOptions(getLocationCall, asked), staleTime: 0 })
                .catch(() => undefined)
            }
          />
        </>
      )}
    </QueryBoundary>
  );
}

function askFor(clientId: string, id: string | undefined) {
  return { params: { uuid: clientId, id: id ?? '' } };
}
