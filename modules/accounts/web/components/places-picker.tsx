import { SkeletonRows } from '#platform/web/feedback/skeleton-rows.tsx';
import { onDemand } from '#platform/web/module/on-demand.tsx';

/** The places to choose from; who never comes to them does not fetch the tree. */
export const PlacesPicker = onDemand(() => import('./places-tree.tsx'), <SkeletonRows />);
