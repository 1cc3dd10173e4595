import { IconCopy, IconEye } from '@tabler/icons-react';
import { useParams } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { changeContacts } from '#modules/profile-hub/contract/permissions.ts';
import { getSegmentCall } from '#modules/profile-hub/contract/segments.ts';
import { notFound } from '#platform/contract/problems.ts';
import { callQueryOptions } from '#platform/web/api/call-query-options.ts';
import { ProblemError } from '#platform/web/api/problem-error.ts';
import { useCall } from '#platform/web/api/use-call.ts';
import { Tag } from '#platform/web/display/states/tag.tsx';
import { QueryBoundary } from '#platform/web/feedback/query-boundary.tsx';
import { RecordLoading } from '#platform/web/feedback/record-loading.tsx';
import { PageHead } from '#platform/web/layout/page-head.tsx';
import { RecordPath } from '#platform/web/list/place/record-path.tsx';
import { useAbility } from '#platform/web/module/abilities.tsx';
import { clientAddress } from '#platform/web/module/client-address.ts';
import { useCurrentClient } from '#platform/web/module/current-client.ts';
import { useNames } from '#platform/web/module/use-names.ts';
import type { ScreenPreload } from '#platform/web/module/web-module.ts';
import { NoSuchSegment } from '../components/no-such-segment.tsx';
import { SegmentBuilder } from '../components/segment-builder.tsx';
import { SEGMENT_TAB_NAMES } from '../components/segment-tabs.tsx';
import { StaticSegment } from '../components/static-segment.tsx';
import { segmentContactsAddress, segmentListing } from '../data/segment-listing.ts';
import { useSegmentActions } from '../data/use-segment-actions.ts';

export const preload: ScreenPreload = ({ queries, client, params: { id = '' } }) => {
  void queries.prefetchQuery(
    callQueryOptions(getSegmentCall, { params: { id }, query: { brandId: client.brandId } }),
  );
};

/** One segment: its rules with the count, or its manually added contacts [PH-03]. */
export default function SegmentScreen() {
  const { t } = useTranslation();
  const client = useCurrentClient();
  const { id = '' } = useParams({ strict: false }) as { id?: string };
  const tabNames = useNames(SEGMENT_TAB_NAMES);
  const { copy } = useSegmentActions();
  const mayChange = useAbility(changeContacts);
  const segment = useCall(getSegmentCall, { params: { id }, query: { brandId: client.brandId } });
  const { error } = segment;
  if (error instanceof ProblemError && error.code === notFound.code) return <NoSuchSegment />;
  return (
    <QueryBoundary
      query={segment}
      isEditor
      loading={<RecordLoading tabs={Object.values(tabNames)} of="rows" />}
    >
      {(found) => (
        <>
          <PageHead
            path={
              <RecordPath
                listing={segmentListing}
                scope={client}
                id={found.id}
                to={clientAddress(client.id, 'profilehub/contacts/segments')}
                label={t('profile-hub:title.segments')}
              />
            }
            title={found.name}
            beside={found.saved ? undefined : <Tag>{t('profile-hub:segment.temporary')}</Tag>}
            actions={[
              ...(mayChange
                ? [
                    {
                      id: 'copy',
                      label: t('profile-hub:segment.duplicate'),
                      icon: IconCopy,
                      run: () => void copy(found.id),
                    },
                  ]
                : []),
              ...(found.saved
                ? [
                    {
                      id: 'contacts',
                      label: t('profile-hub:segment.show'),
                      icon: IconEye,
                      to: segmentContactsAddress(client.id, found.id),
                    },
                  ]
                : []),
            ]}
          />
          {found.kind === 'live' ? (
            <SegmentBuilder key={`${found.id} ${found.version}`} segment={found} />
          ) : (
            <StaticSegment segment={found} />
          )}
        </>
      )}
    </QueryBoundary>
  );
}
