import { lazy, Suspense } from 'react';

const Empty = lazy(() => import('./bare-maplibre.tsx'));

/** MapLibre with nothing in it, fetched when it is shown, as ours is. */
export function EmptyMap() {
  return (
    <Suspense fallback={null}>
      <Empty />
    </Suspense>
  );
}
