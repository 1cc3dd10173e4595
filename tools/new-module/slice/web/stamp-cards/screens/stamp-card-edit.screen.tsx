import { useQueryClient } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { getStampCardCall } from '#modules/corner-shop/contract/stamp-cards.ts';
import { notFound } from '#platform/contract/problems.ts';
import { ProblemError } from '#platform/web/api/problem-error.ts';
import { callQueryOptions, useCall } from '#platform/web/api/use-call.ts';
import { QueryBoundary } from '#platform/web/feedback/loading-states.tsx';
import { RecordLoading } from '#platform/web/feedback/record-loading.tsx';
import { PageHead } from '#platform/web/layout/page-head.tsx';
import { RecordPath } from '#platform/web/list/place/record-path.tsx';
import { useCurrentClient } from '#platform/web/module/current-client.ts';
import { clientAddress } from '#platform/web/module/screen-address.ts';
import type { ScreenPreload } from '#platform/web/module/web-module.ts';
import { NoSuchStampCard } from '../components/no-such-stamp-card.tsx';
import { StampCardEditor } from '../components/stamp-card-editor.tsx';
import { StampCardState } from '../components/stamp-card-state.tsx';
import { stampCardListing } from '../data/stamp-card-listing.ts';

export const preload: ScreenPreload = ({ queries, client, params: { id = '' } }) => {
  void queries.prefetchQuery(
    callQueryOptions(getStampCardCall, { params: { uuid: client.id, id } }),
  );
};

/** One of the stamp cards, with the way back to its list and to its neighbours there. */
export default function StampCardEditScreen() {
  const { t } = useTranslation();
  const client = useCurrentClient();
  const queries = useQueryClient();
  const { id = '' } = useParams({ strict: false }) as { id?: string };
  const input = { params: { uuid: client.id, id } };
  const stampCard = useCall(getStampCardCall, input);
  const { error } = stampCard;
  if (error instanceof ProblemError && error.code === notFound.code)
    return <NoSuchStampCard clientId={client.id} />;
  return (
    <QueryBoundary query={stampCard} isEditor loading={<RecordLoading />}>
      {(found) => (
        <>
          <PageHead
            path={
              <RecordPath
                listing={stampCardListing}
                scope={client.id}
                id={found.id}
                to={clientAddress(client.id, 'platform/corner-shop')}
                label={t('corner-shop:menu.list')}
              />
            }
            title={found.name}
            subtitle={found.code}
            beside={<StampCardState isActive={found.active} />}
          />
          <StampCardEditor
            key={found.id}
            clientId={client.id}
            stampCard={found}
            onReload={() =>
              queries
                .fetchQuery({ ...callQueryOptions(getStampCardCall, input), staleTime: 0 })
                .catch(() => undefined)
            }
          />
        </>
      )}
    </QueryBoundary>
  );
}
