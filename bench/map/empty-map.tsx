import { useChunk } from '#platform/web/map/view/use-chunk.ts';

const bareMaplibre = () => import('./bare-maplibre.tsx');

/** An empty MapLibre map, loaded when shown and drawn as soon as loaded, like ours. */
export function EmptyMap() {
  const Empty = useChunk(bareMaplibre)?.default;
  return Empty && <Empty />;
}
