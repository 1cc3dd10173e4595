import type { MapLayer } from '#modules/opportunity/contract/configuration.ts';
import type { AreaFigures } from '#modules/opportunity/contract/map-calls.ts';
import type { Bounds } from '#platform/web/map/map-data.ts';
import type { MapLevel } from './map-search.ts';

/** The level that a zoom shows: the last of the shown layers that has begun [OPP-02]. */
export function levelOfZoom(layers: readonly MapLayer[], zoom: number): MapLevel {
  const shown = shownLayers(layers);
  const begun = shown.filter(({ fromZoom }) => fromZoom <= zoom);
  return (begun.at(-1) ?? shown[0])?.level ?? 1;
}

/** Where the next level begins; undefined on the last one. */
export function nextZoom(layers: readonly MapLayer[], level: MapLevel): number | undefined {
  const shown = shownLayers(layers);
  return shown[shown.findIndex((layer) => layer.level === level) + 1]?.fromZoom;
}

function shownLayers(layers: readonly MapLayer[]): MapLayer[] {
  return layers.filter(({ shown }) => shown).sort((a, b) => a.fromZoom - b.fromZoom);
}

const EUROPE: Bounds = [-9, 36, 24, 60];
/** At each edge, so that an overseas department does not make a map of the world. */
const LEFT_OUT = 0.02;
const AROUND = 1.2;

/** The part of the world where most demand and retailers are. */
export function boundsOfFigures(items: readonly AreaFigures[]): Bounds {
  const weighed = items
    .map(({ longitude, latitude, intentions, retailers }) => ({
      longitude,
      latitude,
      weight: intentions + retailers,
    }))
    .filter(({ weight }) => weight > 0);
  if (weighed.length === 0) return EUROPE;
  const [west, east] = middleOf(weighed.map(({ longitude: at, weight }) => ({ at, weight })));
  const [south, north] = middleOf(weighed.map(({ latitude: at, weight }) => ({ at, weight })));
  return [
    west - AROUND,
    Math.max(-80, south - AROUND),
    east + AROUND,
    Math.min(80, north + AROUND),
  ];
}

function middleOf(points: { at: number; weight: number }[]): [number, number] {
  const sorted = points.sort((a, b) => a.at - b.at);
  const all = sorted.reduce((sum, { weight }) => sum + weight, 0);
  let passed = 0;
  let [from, to] = [sorted[0]?.at ?? 0, sorted.at(-1)?.at ?? 0];
  let hasFrom = false;
  for (const { at, weight } of sorted) {
    if (!hasFrom && passed + weight > all * LEFT_OUT) {
      from = at;
      hasFrom = true;
    }
    passed += weight;
    if (passed >= all * (1 - LEFT_OUT)) {
      to = at;
      break;
    }
  }
  return [from, to];
}
