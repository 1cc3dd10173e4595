import { useParams } from '@tanstack/react-router';
import { getEveryUserCall } from '#modules/accounts/contract/super-admin-users.ts';
import { useCall } from '#platform/web/api/use-call.ts';
import { QueryBoundary } from '#platform/web/feedback/query-boundary.tsx';
import { EveryUserRecord } from '../components/every-user-record.tsx';

/** One user with all their clients [SUP-04]. */
export default function EveryUserScreen() {
  const { id = '' } = useParams({ strict: false }) as { id?: string };
  const user = useCall(getEveryUserCall, { params: { id } });
  return (
    <QueryBoundary query={user} isEditor>
      {(found) => <EveryUserRecord user={found} />}
    </QueryBoundary>
  );
}
