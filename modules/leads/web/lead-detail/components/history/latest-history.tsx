import type { Lead } from '#modules/leads/contract/leads/lead.ts';
import { leadHistoryCall } from '#modules/leads/contract/leads/lead-calls.ts';
import { useCall } from '#platform/web/api/use-call.ts';
import { QueryBoundary } from '#platform/web/feedback/query-boundary.tsx';
import { latestEntries } from '../../data/history/group-deliveries.ts';
import { HistoryLines } from './history-lines.tsx';

const LATEST = 4;

/** What happened last: what people did before mails and webhooks. */
export function LatestHistory({ lead }: { lead: Lead }) {
  const history = useCall(leadHistoryCall, {
    params: { formId: lead.formId, leadId: lead.id },
    query: {},
  });
  return (
    <QueryBoundary query={history}>
      {({ items }) => <HistoryLines lead={lead} entries={latestEntries(items, LATEST)} isShort />}
    </QueryBoundary>
  );
}
