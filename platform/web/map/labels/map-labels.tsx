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

/** `at` begins with the best point. */
type Word = {
  id: string;
  at: readonly [LngLat, ...LngLat[]];
  text: string;
  kind: 'marker' | 'ring';
};

/** Where a ring has its label if the bottom is taken: at the top, then at its sides. */
const RING_POINTS = [0, 0.75, 1.25, 0.25, 1.75, 0.5, 1.5].map((half) => half * Math.PI);
const RING_EDGE = 12;
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
  const labels = [...markerLabels(standing), ...ringLabels(rings, stage)];
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
    const [first, ...others] = at;
    const elsewhere = others.map((point) => stage.project(point));
    return {
      id,
      ...stage.project(first),
      elsewhere,
      width: textWidth(text),
      gap: GAP[kind],
      sides: SIDES[kind],
    };
  }
}

function draw(word: Word, placed: PlacedLabel | undefined) {
  const at = placed && word.at[placed.spot];
  if (!at) return null;
  return (
    <Pinned key={word.id} at={at} layer="ground">
      <span className={styles.word} data-kind={word.kind} data-side={placed.side}>
        {word.text}
      </span>
    </Pinned>
  );
}

function markerLabels(standing: MapLabelsProps['standing']): Word[] {
  return standing.flatMap((item) =>
    item.kind === 'marker' && item.marker.label
      ? [{ id: `word-${item.id}`, at: [item.at], text: item.marker.label, kind: 'marker' }]
      : [],
  );
}

/** Above or below what is seen, a label would be placed but not read. */
function ringLabels(rings: readonly MapRing[], stage: MapStage): Word[] {
  const { height } = stage.size();
  return rings
    .filter(({ label }) => label !== '')
    .map(({ id, at, kilometres, label }) => {
      const bottom = pointAt(at, kilometres, Math.PI);
      const others = RING_POINTS.map((bearing) => pointAt(at, kilometres, bearing));
      const [first = bottom, ...rest] = [bottom, ...others].filter((point) => {
        const { y } = stage.project(point);
        return y > RING_EDGE && y < height - RING_EDGE;
      });
      return { id, at: [first, ...rest], text: label, kind: 'ring' };
    });
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
