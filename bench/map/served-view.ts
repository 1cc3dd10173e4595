import type { AreaOutlines, MapArea, MapMarker } from '#platform/web/map/map-data.ts';
import { scatteredMarkers } from './scattered-markers.ts';

const COLUMNS = 25;
const ROWS = 18;
/** About as many as the opportunity map's server puts into a view of this size. */
const CLUSTERS = 300;
const MAX_MARKS = 2_000;

/**
 * The server's response for an opportunity map view with this many retailers: precounted clusters and single markers,
 * at most 2,000 together, and the areas of one level.
 */
export function servedView(retailers: number) {
  const markers = scatteredMarkers(Math.min(MAX_MARKS, retailers)).map(
    (marker, index): MapMarker => {
      if (index >= CLUSTERS) return marker;
      const count = Math.round(retailers / CLUSTERS);
      return { ...marker, cluster: { count, arc: (index % 10) / 10 } };
    },
  );
  const cells = Array.from({ length: COLUMNS * ROWS }, (_, index) => ({
    id: `area-${index}`,
    west: -9 + (34 * (index % COLUMNS)) / COLUMNS,
    south: 37 + (23 * Math.floor(index / COLUMNS)) / ROWS,
    tone: (index % 6) as MapArea['tone'],
  }));
  const outlines: AreaOutlines = {
    type: 'FeatureCollection',
    features: cells.map(({ id, west, south }) => ({
      type: 'Feature',
      properties: { id },
      geometry: { type: 'Polygon', coordinates: [ring(west, south, 34 / COLUMNS, 23 / ROWS)] },
    })),
  };
  const areas = cells.map(({ id, tone }): MapArea => ({ id, name: id, value: '6.2%', tone }));
  return { markers, outlines, areas };
}

/** Borders have many points. */
function ring(west: number, south: number, width: number, height: number): number[][] {
  const side = Array.from({ length: 25 }, (_, step) => step / 24);
  return [
    ...side.map((at) => [west + at * width, south]),
    ...side.map((at) => [west + width, south + at * height]),
    ...side.map((at) => [west + width - at * width, south + height]),
    ...side.map((at) => [west, south + height - at * height]),
  ];
}
