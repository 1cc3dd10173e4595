import { Button } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { getBrandSettingsCall } from '#modules/touchpoints/contract/configuration.ts';
import { getTouchpointStatisticsCall } from '#modules/touchpoints/contract/statistics.ts';
import { findTouchpointCall } from '#modules/touchpoints/contract/touchpoint-calls.ts';
import { notFound } from '#platform/contract/problems.ts';
import { ProblemError } from '#platform/web/api/problem-error.ts';
import { callQueryOptions } from '#platform/web/api/use-call.ts';
import { QueryBoundary } from '#platform/web/feedback/loading-states.tsx';
import { RecordFailedHead, RecordLoading } from '#platform/web/feedback/record-loading.tsx';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { MessagePage } from '#platform/web/layout/message-page.tsx';
import { useCurrentClient } from '#platform/web/module/current-client.ts';
import { clientAddress } from '#platform/web/module/screen-address.ts';
import type { ScreenPreload } from '#platform/web/module/web-module.ts';
import { CodePanel, ScanStatistics } from '../components/lazy-panels.tsx';
import { TouchpointEditor } from '../components/touchpoint-editor.tsx';

/** Poll interval while a job builds the landing page. */
const POLL_MS = 4_000;

export const preload: ScreenPreload = ({ queries, client: { brandId }, params: { id = '' } }) => {
  void queries.prefetchQuery(
    callQueryOptions(findTouchpointCall, { params: { id }, query: { brandId } }),
  );
  void queries.prefetchQuery(callQueryOptions(getBrandSettingsCall, { query: { brandId } }));
  void queries.prefetchQuery(
    callQueryOptions(getTouchpointStatisticsCall, {
      params: { id },
      query: { brandId, period: '12-months' },
    }),
  );
  // Loaded together with their data, so that placeholders are only visible briefly.
  CodePanel.fetch();
  ScanStatistics.fetch();
};

/** One touchpoint: destination, code and scans [TP-05, TP-10]. */
export default function TouchpointScreen() {
  const client = useCurrentClient();
  const { brandId } = client;
  const { id = '' } = useParams({ strict: false }) as { id?: string };
  const queries = useQueryClient();
  const queryOptions = callQueryOptions(findTouchpointCall, { params: { id }, query: { brandId } });
  const touchpoint = useQuery({
    ...queryOptions,
    refetchInterval: ({ state }) => (state.data?.landingPageState === 'waiting' ? POLL_MS : false),
  });
  const { error } = touchpoint;
  if (error instanceof ProblemError && error.code === notFound.code)
    return <NoSuchTouchpoint clientId={client.id} />;
  return (
    <QueryBoundary
      query={touchpoint}
      isEditor
      failedHead={<RecordFailedHead />}
      loading={<RecordLoading />}
    >
      {(found) => (
        <TouchpointEditor
          key={found._id}
          client={client}
          touchpoint={found}
          onReload={() =>
            queries.fetchQuery({ ...queryOptions, staleTime: 0 }).catch(() => undefined)
          }
        />
      )}
    </QueryBoundary>
  );
}

/** The brand has no touchpoint with this id; the menu stays. */
function NoSuchTouchpoint({ clientId }: { clientId: string }) {
  const { t } = useTranslation();
  return (
    <MessagePage
      number="404"
      title={t('touchpoints:detail.unknownTitle')}
      actions={
        <Button component={Link} to={clientAddress(clientId, 'touchpoints/list')}>
          {t('touchpoints:menu.list')}
        </Button>
      }
    >
      {t('touchpoints:detail.unknownText')}
    </MessagePage>
  );
}
