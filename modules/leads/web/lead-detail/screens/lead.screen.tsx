import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { getClientLeadCall, leadHistoryCall } from '#modules/leads/contract/leads/lead-calls.ts';
import { notFound } from '#platform/contract/problems.ts';
import { ProblemError } from '#platform/web/api/problem-error.ts';
import { QueryBoundary } from '#platform/web/feedback/query-boundary.tsx';
import { RecordLoading } from '#platform/web/feedback/record-loading.tsx';
import { useChangedRecords } from '#platform/web/live/use-changed-records.ts';
import { useCurrentClient } from '#platform/web/module/current-client.ts';
import type { ScreenPreload } from '#platform/web/module/web-module.ts';
import { LeadPage } from '../components/lead-page.tsx';
import { NoSuchLead } from '../components/no-such-lead.tsx';
import { leadQuery } from '../data/lead-query.ts';

/** Reloaded when another user changes the lead. */
const READS = [getClientLeadCall, leadHistoryCall];

export const preload: ScreenPreload = ({ queries, client, params: { id = '' } }) => {
  void queries.prefetchQuery(leadQuery(client.id, id));
};

/** One lead [LEAD-02]. */
export default function LeadScreen() {
  const { id: clientId } = useCurrentClient();
  const { id = '' } = useParams({ strict: false }) as { id?: string };
  const lead = useQuery(leadQuery(clientId, id));
  useChangedRecords(clientId, 'leads', READS);
  const { error } = lead;
  if (error instanceof ProblemError && error.code === notFound.code)
    return <NoSuchLead clientId={clientId} />;
  return (
    <QueryBoundary query={lead} isEditor loading={<RecordLoading />}>
      {(found) => <LeadPage key={found.id} lead={found} />}
    </QueryBoundary>
  );
}
