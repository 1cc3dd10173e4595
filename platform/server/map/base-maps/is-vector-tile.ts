import { VectorTile } from '@mapbox/vector-tile';
import { PbfReader } from 'pbf';

/** Whether it can be read as one: a provider's page of excuses comes with status 200 too. */
export function isVectorTile(content: Uint8Array): boolean {
  try {
    const layers = Object.values(new VectorTile(new PbfReader(content)).layers);
    return (
      layers.length > 0 && layers.every((layer) => layer.length === 0 || layer.feature(0).type > 0)
    );
  } catch {
    return false;
  }
}
