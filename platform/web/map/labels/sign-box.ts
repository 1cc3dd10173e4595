import type { MapStage } from '../map-stage.ts';
import { clusterRadius } from '../markers/cluster-disc.tsx';
import type { Cluster, SingleMarker } from '../markers/marker-clusters.ts';
import { type Box, boxAround } from './place-labels.ts';

const PIN = 13;
/** With its ring. */
export const CHOSEN_PIN = 18;
const DOT = 6;
const CLUSTER_EDGE = 2;

/** The room a marker or cluster takes on the screen. */
export function signBox(item: Cluster | SingleMarker, stage: MapStage): Box {
  return boxAround(stage.project(item.at), half(item));
}

function half(item: Cluster | SingleMarker): number {
  if (item.kind === 'cluster') return clusterRadius(item.count) + CLUSTER_EDGE;
  return item.marker.size === 'pin' ? PIN : DOT;
}
