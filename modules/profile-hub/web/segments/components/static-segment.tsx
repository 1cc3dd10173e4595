import type { ListedSegment } from '#modules/profile-hub/contract/segment-list.ts';
import { QueryBoundary } from '#platform/web/feedback/query-boundary.tsx';
import { onDemand } from '#platform/web/module/on-demand.tsx';
import { useSegmentFigure } from '../data/use-segment-figure.ts';
import { useSegmentUses } from '../data/use-segment-uses.ts';
import { SegmentTabs } from './segment-tabs.tsx';
import { SegmentUses } from './segment-uses.tsx';

const SegmentContacts = onDemand(() => import('./segment-contacts.tsx'));

/** A static segment: its contacts and its uses. */
export function StaticSegment({ segment }: { segment: ListedSegment }) {
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
