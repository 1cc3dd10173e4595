import Supercluster from 'supercluster';
import type { Bounds, LngLat, MapMarker } from '../map-data.ts';

export type Cluster = {
  kind: 'cluster';
  id: string;
  at: LngLat;
  count: number;
  /** Share of its markers that count towards the arc, from 0 to 1. */
  arc: number;
  /** Zoom at which the cluster splits; a click zooms there. */
  opensAt: number;
  /** A cluster counted by the server: a click selects it. */
  marker?: MapMarker;
};

export type SingleMarker = { kind: 'marker'; id: string; at: LngLat; marker: MapMarker };

type Counted = { inArc: number };
type Single = Counted & { index: number };

const RADIUS = 56;
const CLOSEST = 13;

export type MarkerClusters = (bounds: Bounds, zoom: number) => (Cluster | SingleMarker)[];

/** Clusters overlapping markers; without `clustered` every marker stays separate. */
export function markerClusters(markers: readonly MapMarker[], clustered: boolean): MarkerClusters {
  const index = new Supercluster<Single, Counted>({
    radius: RADIUS,
    maxZoom: clustered ? CLOSEST : -1,
    map: ({ inArc }) => ({ inArc }),
    reduce: (sum, { inArc }) => {
      sum.inArc += inArc;
    },
  });
  index.load(
    markers.map((marker, position) => ({
      type: 'Feature',
      geometry: { type: 'Point', coordinates: [...marker.at] },
      properties: { index: position, inArc: marker.inArc ? 1 : 0 },
    })),
  );
  return (bounds, zoom) =>
    index.getClusters([...bounds], Math.floor(zoom)).flatMap(({ geometry, properties }) => {
      const [longitude = 0, latitude = 0] = geometry.coordinates;
      const at: LngLat = [longitude, latitude];
      if (!('cluster' in properties)) {
        const marker = markers[properties.index];
        return marker ? toItem(marker, Math.floor(zoom)) : [];
      }
      const { cluster_id: id, point_count: count, inArc } = properties;
      return {
        kind: 'cluster',
        id: `cluster-${id}`,
        at,
        count,
        arc: inArc / count,
        opensAt: index.getClusterExpansionZoom(id),
      };
    });
}

function toItem(marker: MapMarker, zoom: number): Cluster | SingleMarker {
  const { id, at, cluster } = marker;
  if (!cluster) return { kind: 'marker', id, at, marker };
  return { kind: 'cluster', id, at, ...cluster, opensAt: zoom + 1, marker };
}

/** Maximum number of buttons that follow the map smoothly; above it, dots are drawn on a canvas. */
export const MANY_DOTS = 250;

/** A dot without a number or a label. */
export function isPlainDot(item: Cluster | SingleMarker): item is SingleMarker {
  if (item.kind === 'cluster') return false;
  const { size = 'dot', number, label } = item.marker;
  return size === 'dot' && number === undefined && label === undefined;
}
