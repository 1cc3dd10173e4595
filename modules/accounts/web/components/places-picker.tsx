import { SkeletonRows } from '#platform/web/feedback/skeleton-rows.tsx';
import { onDemand } from '#platform/web/module/on-demand.tsx';

/** Loads the tree of places only when it is shown. */
export const PlacesPicker = onDemand(() => import('./places-tree.tsx'), <SkeletonRows />);
