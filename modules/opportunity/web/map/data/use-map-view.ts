import { useEffect, useState } from 'react';
import type { AreaFigures } from '#modules/opportunity/contract/area-figures.ts';
import type { MapLayer } from '#modules/opportunity/contract/configuration.ts';
import type { Bounds } from '#platform/web/map/map-data.ts';
import type { MapStage } from '#platform/web/map/map-stage.ts';
import type { MapLevel, MapPlace } from './map-search.ts';

/** The level at a zoom: the last visible layer that begins at or before it [OPP-02]. */
export function levelForZoom(layers: readonly MapLayer[], zoom: number): MapLevel {
  const shown = shownLayers(layers);
  const begun = shown.filter(({ fromZoom }) => fromZoom <= zoom);
  return (begun.at(-1) ?? shown[0])?.level ?? 1;
}

/** Zoom at which the next level begins; undefined for the last level. */
export function nextZoom(layers: readonly MapLayer[], level: MapLevel): number | undefined {
  const shown = shownLayers(layers);
  return shown[shown.findIndex((layer) => layer.level === level) + 1]?.fromZoom;
}

function shownLayers(layers: readonly MapLayer[]): MapLayer[] {
  return layers.filter(({ shown }) => shown).sort((a, b) => a.fromZoom - b.fromZoom);
}

const EUROPE: Bounds = [-9, 36, 24, 60];
/** Degrees around the centre of demand, so that overseas departments do not zoom the map out to the world. */
const NEAR = 30;
/** Share of the weight left out at each edge. */
const LEFT_OUT = 0.08;
const AROUND = 1.2;

/** The part of the world where most demand and retailers are. */
export function findFigureBounds(items: readonly AreaFigures[]): Bounds {
  const weighed = items
    .map(({ longitude, latitude, intentions, retailers }) => ({
      longitude,
      latitude,
      weight: intentions + retailers,
    }))
    .filter(({ weight }) => weight > 0);
  if (weighed.length === 0) return EUROPE;
  const middle = [
    middleOf(weighed, 'longitude', 0.5)[0],
    middleOf(weighed, 'latitude', 0.5)[0],
  ] as const;
  const near = weighed.filter(
    ({ longitude, latitude }) =>
      Math.abs(longitude - middle[0]) < NEAR && Math.abs(latitude - middle[1]) < NEAR,
  );
  const [west, east] = middleOf(near, 'longitude', LEFT_OUT);
  const [south, north] = middleOf(near, 'latitude', LEFT_OUT);
  return [
    west - AROUND,
    Math.max(-80, south - AROUND),
    east + AROUND,
    Math.min(80, north + AROUND),
  ];
}

type Weighed = { longitude: number; latitude: number; weight: number };

/** Range that contains all weight except a share at both ends. */
function middleOf(
  points: readonly Weighed[],
  axis: 'longitude' | 'latitude',
  leftOut: number,
): [number, number] {
  const sorted = points.toSorted((a, b) => a[axis] - b[axis]);
  const limit = leftOut * sorted.reduce((sum, { weight }) => sum + weight, 0);
  const from = (ordered: readonly Weighed[]) => {
    let passed = 0;
    return ordered.find(({ weight }) => {
      passed += weight;
      return passed >= limit;
    })?.[axis];
  };
  return [from(sorted) ?? 0, from(sorted.toReversed()) ?? 0];
}

/** A grid cell is half a tile of the zoom. */
export function gridBounds([west, south, east, north]: Bounds, zoom: number): Bounds {
  const cell = 180 / 2 ** Math.max(0, Math.floor(zoom));
  const down = (value: number) => Math.floor(value / cell) * cell;
  const up = (value: number) => Math.ceil(value / cell) * cell;
  return [
    Math.max(-180, down(west)),
    Math.max(-90, down(south)),
    Math.min(180, up(east)),
    Math.min(90, up(north)),
  ];
}

export interface MapViewAtRest {
  place: MapPlace;
  /** Widened to a grid, so that a short drag causes no request. */
  bounds: Bounds;
  zoom: number;
}

/** A mouse wheel moves in steps, so data of the view is loaded only after it has stopped. */
const REST_MS = 160;

/** The visible part of the map when it is not moving. */
export function useMapView(stage: MapStage | null): MapViewAtRest | null {
  const [view, setView] = useState<MapViewAtRest | null>(null);
  useEffect(() => {
    if (!stage) return;
    const read = () => {
      const [longitude, latitude] = stage.centre();
      const zoom = stage.zoom();
      const next = {
        place: { zoom, latitude, longitude },
        bounds: gridBounds(stage.bounds(), zoom),
        zoom: Math.max(0, Math.floor(zoom)),
      };
      setView((before) => (JSON.stringify(before) === JSON.stringify(next) ? before : next));
    };
    read();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = stage.onRest(() => {
      clearTimeout(timer);
      timer = setTimeout(read, REST_MS);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [stage]);
  return view;
}
