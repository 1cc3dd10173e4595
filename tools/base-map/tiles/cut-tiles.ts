import { GeoJSONVT, type GeoJSONVTTile } from '@maplibre/geojson-vt';
import { fromGeojsonVt } from '@maplibre/vt-pbf';
import { firstZoom, type MapFeature, type MapLayerName } from '../map-feature.ts';

export type Tile = { z: number; x: number; y: number; content: Uint8Array };

type Layers = Readonly<Record<MapLayerName, readonly MapFeature[]>>;

const EXTENT = 4096;
/** In tile units, eight per screen pixel; tiles of the deepest zoom are scaled up sixteenfold. */
const TOLERANCE = 5;
const DEEPEST_TOLERANCE = 2;

/** All non-empty tiles up to the deepest zoom, which is scaled up for closer views. */
export function* cutTiles(layers: Layers, deepest: number): Generator<Tile> {
  for (let z = 0; z <= deepest; z += 1) {
    const cutters = Object.entries(layers).map(
      ([name, features]) => [name, cutterFor(features, z, deepest)] as const,
    );
    for (let x = 0; x < 2 ** z; x += 1)
      for (let y = 0; y < 2 ** z; y += 1) {
        const content = tileAt(cutters, z, x, y);
        if (content) yield { z, x, y, content };
      }
  }
}

/** Cuts one zoom level at a time, so that features of the next level are not included. */
function cutterFor(features: readonly MapFeature[], z: number, deepest: number): GeoJSONVT {
  const shown = features.filter((feature) => firstZoom(feature) <= z).map(withoutZoom);
  return new GeoJSONVT(
    { type: 'FeatureCollection', features: shown },
    {
      // geojson-vt never simplifies its last zoom level, so it gets one level more.
      maxZoom: z + 1,
      indexMaxZoom: z,
      indexMaxPoints: 0,
      extent: EXTENT,
      buffer: 64,
      tolerance: z === deepest ? DEEPEST_TOLERANCE : TOLERANCE,
    },
  );
}

/** Only labels are ranked by it; other shapes are always drawn. */
function withoutZoom(feature: MapFeature): MapFeature {
  const { min_zoom, ...properties } = feature.properties;
  return 'name' in properties
    ? feature
    : { ...feature, properties: properties as MapFeature['properties'] };
}

function tileAt(
  cutters: readonly (readonly [string, GeoJSONVT])[],
  z: number,
  x: number,
  y: number,
): Uint8Array | null {
  const filled: Record<string, GeoJSONVTTile> = {};
  for (const [name, cutter] of cutters) {
    const tile = cutter.getTile(z, x, y);
    if (tile && tile.features.length > 0) filled[name] = tile;
  }
  if (Object.keys(filled).length === 0) return null;
  return fromGeojsonVt(filled, { version: 2, extent: EXTENT });
}
