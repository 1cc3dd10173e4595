import { Button } from '@mantine/core';
import { IconCopy, IconEye } from '@tabler/icons-react';
import { Link, useParams } from '@tanstack/react-router';
import { changeContacts } from '#modules/profile-hub/contract/permissions.ts';
import type { ListedSegment } from '#modules/profile-hub/contract/segment.ts';
import { getSegmentCall } from '#modules/profile-hub/contract/segments.ts';
import { notFound } from '#platform/contract/problems.ts';
import { ProblemError } from '#platform/web/api/problem-error.ts';
import { callQueryOptions, useCall } from '#platform/web/api/use-call.ts';
import { Tag } from '#platform/web/display/states/state.tsx';
import { QueryBoundary } from '#platform/web/feedback/loading-states.tsx';
import { RecordFailedHead, RecordLoading } from '#platform/web/feedback/record-loading.tsx';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { MessagePage } from '#platform/web/layout/message-page.tsx';
import { PageHead } from '#platform/web/layout/page-head.tsx';
import { RecordPath } from '#platform/web/list/place/record-path.tsx';
import { useCurrentClient } from '#platform/web/module/current-client.ts';
import { useAbility } from '#platform/web/module/current-user.tsx';
import { onDemand } from '#platform/web/module/load-chunk.tsx';
import { clientAddress } from '#platform/web/module/screen-address.ts';
import { useNames } from '#platform/web/module/translate.ts';
import type { ScreenPreload } from '#platform/web/module/web-module.ts';
import { useSegmentActions, useSegmentUses } from '../../contacts/data/use-segment-actions.ts';
import { SEGMENT_TAB_NAMES, SegmentBuilder, SegmentTabs } from '../components/segment-builder.tsx';
import { SegmentUses } from '../components/segment-uses.tsx';
import {
  segmentContactsAddress,
  segmentListing,
  useSegmentFigure,
} from '../data/segment-listing.ts';

const SegmentContacts = onDemand(() => import('../components/segment-contacts.tsx'));

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
      failedHead={<RecordFailedHead />}
      loading={<RecordLoading tabs={Object.values(tabNames)} of="rows" isPathBeside />}
    >
      {(found) => (
        <>
          <PageHead
            isPathBeside
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

/** The segment does not exist or is another user's temporary one; the menu stays visible. */
function NoSuchSegment() {
  const { t } = useTranslation();
  const { id } = useCurrentClient();
  return (
    <MessagePage
      number="404"
      title={t('profile-hub:segment.goneTitle')}
      actions={
        <Button component={Link} to={clientAddress(id, 'profilehub/contacts/segments')}>
          {t('profile-hub:title.segments')}
        </Button>
      }
    >
      {t('profile-hub:segment.goneText')}
    </MessagePage>
  );
}

/** A static segment: its contacts and its uses. */
function StaticSegment({ segment }: { segment: ListedSegment }) {
  const count = useSegmentFigure(segment.id);
  const uses = useSegmentUses(segment.id);
  return (
    <SegmentTabs
      tabs={[
        { id: 'contacts', count },
        { id: 'uses', count: uses.data?.total },
      ]}
    >
      {(current) =>
        current === 'uses' ? (
          <QueryBoundary query={uses}>{(found) => <SegmentUses uses={found} />}</QueryBoundary>
        ) : (
          <SegmentContacts segment={segment} count={count} />
        )
      }
    </SegmentTabs>
  );
}
