import { useParams } from '@tanstack/react-router';
import { getClientDetailCall } from '#modules/directory/contract/manage-clients.ts';
import { useCall } from '#platform/web/api/use-call.ts';
import { QueryBoundary } from '#platform/web/feedback/query-boundary.tsx';
import { ClientEditor } from '../components/client-editor.tsx';
import { ClientHead } from '../components/client-head.tsx';

/** One client: names, modules, brand settings, and where its products are looked up [SUP-01]. */
export default function ClientScreen() {
  const { uuid = '' } = useParams({ strict: false });
  const client = useCall(getClientDetailCall, { params: { uuid } });
  return (
    <>
      <ClientHead key={uuid} id={uuid} client={client.data} />
      <QueryBoundary query={client}>
        {(detail) => <ClientEditor key={detail.uuid} client={detail} />}
      </QueryBoundary>
    </>
  );
}
