import type { Cluster, SingleMarker } from './marker-clusters.ts';

/** This many buttons still follow the map smoothly; beyond it dots are drawn on a canvas. */
export const MANY_DOTS = 250;

/** A dot without a number or a label. */
export function isPlainDot(item: Cluster | SingleMarker): item is SingleMarker {
  if (item.kind === 'cluster') return false;
  const { size = 'dot', number, label } = item.marker;
  return size === 'dot' && number === undefined && label === undefined;
}
