import { useEffect, useState } from 'react';
import { textWidth } from '#platform/web/charts/plot/plot-frame.ts';
import { pointAt } from '../areas/area-outline.ts';
import type { LngLat, MapLine, MapRing } from '../map-data.ts';
import { type MapStage, useMapStage } from '../map-stage.ts';
import type { Cluster, SingleMarker } from '../markers/marker-clusters.ts';
import { clusterRadius } from '../markers/marker-sign.tsx';
import { Pinned, PinnedGroup } from '../markers/pinned.tsx';
import styles from './map-labels.module.css';
import {
  type Box,
  boxAround,
  boxesAlong,
  type PlacedLabel,
  placeLabels,
  type Side,
} from './place-labels.ts';

type MapLabelsProps = {
  standing: readonly (Cluster | SingleMarker)[];
  rings: readonly MapRing[];
  lines: readonly MapLine[];
  placed: LngLat | null;
};

type Word = { id: string; at: LngLat; text: string; kind: 'marker' | 'ring' };

const GAP = { marker: 20, ring: 0 };
const SIDES: Record<Word['kind'], Side[]> = {
  marker: ['right', 'left', 'belowRight', 'belowLeft', 'aboveRight', 'aboveLeft'],
  ring: ['centre'],
};

/** Labels of markers and rings are HTML; labels of the base map avoid them. */
export function MapLabels({ standing, rings, lines, placed: mark }: MapLabelsProps) {
  const stage = useMapStage();
  const { width } = stage.size();
  const signs = [
    ...standing.map((item) => signBox(item, stage)),
    ...(mark ? [boxAround(stage.project(mark), CHOSEN_PIN)] : []),
    ...lines.flatMap(({ from, to }) => boxesAlong(stage.project(from), stage.project(to))),
  ];
  // Known after the first drawing, when the panels have their size.
  const [plates, setPlates] = useState<readonly Box[]>([]);
  const labels = [...markerLabels(standing), ...ringLabels(rings)];
  const placed = placeLabels(labels.map(wanted), [...signs, ...plates], width);
  useEffect(() => {
    const written = [...placed.values()].map(({ box }) => box);
    const measured = plateBoxes(stage.overlay);
    setPlates((known) => (areSame(known, measured) ? known : measured));
    stage.keepFree([...measured, ...signs, ...written]);
  });
  return (
    <PinnedGroup layer="ground">
      {labels.map((word) => draw(word, placed.get(word.id)))}
    </PinnedGroup>
  );

  function wanted({ id, at, text, kind }: Word) {
    return { id, ...stage.project(at), width: textWidth(text), gap: GAP[kind], sides: SIDES[kind] };
  }
}

function draw(word: Word, placed: PlacedLabel | undefined) {
  if (!placed) return null;
  return (
    <Pinned key={word.id} at={word.at} layer="ground">
      <span className={styles.word} data-kind={word.kind} data-side={placed.side}>
        {word.text}
      </span>
    </Pinned>
  );
}

function markerLabels(standing: MapLabelsProps['standing']): Word[] {
  return standing.flatMap((item) =>
    item.kind === 'marker' && item.marker.label
      ? [{ id: `word-${item.id}`, at: item.at, text: item.marker.label, kind: 'marker' }]
      : [],
  );
}

function ringLabels(rings: readonly MapRing[]): Word[] {
  return rings
    .filter(({ label }) => label !== '')
    .map(({ id, at, kilometres, label }) => ({
      id,
      at: pointAt(at, kilometres, Math.PI),
      text: label,
      kind: 'ring',
    }));
}

function areSame(known: readonly Box[], measured: readonly Box[]): boolean {
  return JSON.stringify(known) === JSON.stringify(measured);
}

/** Boxes of the panels and flames on a map, because a label half under one is not readable. */
function plateBoxes(overlay: HTMLElement): Box[] {
  const map = overlay.closest('section');
  if (!map) return [];
  const { left, top } = map.getBoundingClientRect();
  return [...map.querySelectorAll('[data-plate], [data-flame]')].map((plate) => {
    const box = plate.getBoundingClientRect();
    return {
      left: box.left - left,
      right: box.right - left,
      top: box.top - top,
      bottom: box.bottom - top,
    };
  });
}

const PIN = 13;
/** Size of the chosen pin with its ring. */
const CHOSEN_PIN = 18;
const DOT = 6;
const CLUSTER_EDGE = 2;

/** Screen area of a marker or cluster. */
export function signBox(item: Cluster | SingleMarker, stage: MapStage): Box {
  return boxAround(stage.project(item.at), half(item));
}

function half(item: Cluster | SingleMarker): number {
  if (item.kind === 'cluster') return clusterRadius(item.count) + CLUSTER_EDGE;
  return item.marker.size === 'pin' ? PIN : DOT;
}
