import { useChunk } from '#platform/web/map/view/use-chunk.ts';

const bareMaplibre = () => import('./bare-maplibre.tsx');

/** MapLibre with nothing in it, fetched when it is shown, and drawn the moment it is there, as ours is. */
export function EmptyMap() {
  const Empty = useChunk(bareMaplibre)?.default;
  return Empty && <Empty />;
}
