import type { ExpressionSpecification, LayerSpecification } from 'maplibre-gl';
import type { Locale } from '#platform/contract/locale.ts';
import type { MapPalette } from '../palette/map-palette.ts';
import { GROUND } from './ground-layers.ts';

/** No font server is asked: MapLibre draws words with a font that the page has. */
export const WORD_FONT = 'Inter Variable';
/** What stands on the ground in HTML keeps its room here, unseen, so that no word of the ground lies under it. */
export const KEPT_FREE = 'kept-free';

const AREA_NAMES = new Set(['country-name', 'region-name']);

const BY_SIZE: ExpressionSpecification = [
  '-',
  ['coalesce', ['get', 'min_zoom'], 9],
  ['/', ['coalesce', ['get', 'population_rank'], 0], 20],
];

export type GroundWords = { locale: Locale; underAreas: boolean; source?: string };

export function nameIn(locale: Locale): ExpressionSpecification {
  return ['coalesce', ['get', `name:${locale}`], ['get', 'name']];
}

/** From the top down in what matters: MapLibre places the last layer first, and the others where there is room. */
export function groundWords(
  palette: MapPalette,
  { locale, underAreas, source = GROUND }: GroundWords,
): LayerSpecification[] {
  const of = (layer: string) => ({ source, 'source-layer': layer }) as const;
  const places = of('places');
  const name = nameIn(locale);
  const words = { 'text-font': [WORD_FONT], 'text-field': name, 'text-padding': 6 };
  const halo = {
    'text-halo-color': underAreas ? palette.surface : palette.land,
    // On a strong colour a thin edge leaves dark words on dark ground.
    'text-halo-width': underAreas ? 2 : 1.4,
  };
  const layers: LayerSpecification[] = [
    {
      id: 'water-name',
      type: 'symbol',
      ...of('water'),
      filter: ['==', ['geometry-type'], 'Point'],
      layout: {
        ...words,
        'text-size': ['match', ['get', 'kind'], 'ocean', 13, 11.5],
        'text-letter-spacing': 0.08,
        'text-max-width': 7,
        'symbol-sort-key': ['get', 'min_zoom'],
      },
      paint: {
        'text-color': palette.waterWord,
        'text-halo-color': palette.sea,
        'text-halo-width': 1,
      },
    },
    {
      id: 'river-name',
      type: 'symbol',
      ...of('water'),
      minzoom: 8,
      filter: ['==', ['geometry-type'], 'LineString'],
      layout: { ...words, 'symbol-placement': 'line', 'text-size': 11, 'symbol-spacing': 400 },
      paint: { 'text-color': palette.waterWord, ...halo },
    },
    {
      id: 'region-name',
      type: 'symbol',
      ...places,
      minzoom: 5,
      maxzoom: 9,
      filter: ['==', ['get', 'kind'], 'region'],
      layout: { ...words, 'text-size': 11.5, 'text-letter-spacing': 0.04, 'text-max-width': 7 },
      paint: { 'text-color': palette.quietWord, ...halo },
    },
    {
      id: 'town-name',
      type: 'symbol',
      ...places,
      filter: ['all', ['==', ['get', 'kind'], 'locality'], townsShown()],
      layout: {
        ...words,
        'icon-image': 'town',
        'icon-allow-overlap': false,
        'text-size': [
          'interpolate',
          ['linear'],
          ['get', 'population_rank'],
          ...[3, 11.5, 8, 12.5, 12, 14],
        ] as unknown as ExpressionSpecification,
        'text-variable-anchor': ['left', 'right', 'top', 'bottom'],
        'text-radial-offset': 0.5,
        'text-max-width': 8,
        'symbol-sort-key': BY_SIZE,
      },
      paint: { 'text-color': underAreas ? palette.loudWord : palette.word, ...halo },
    },
    {
      id: 'country-name',
      type: 'symbol',
      ...places,
      maxzoom: 7,
      filter: ['==', ['get', 'kind'], 'country'],
      layout: {
        ...words,
        'text-size': ['interpolate', ['linear'], ['zoom'], 1, 10.5, 5, 14],
        'text-letter-spacing': 0.1,
        'text-max-width': 6,
        'symbol-sort-key': ['get', 'min_zoom'],
      },
      paint: { 'text-color': palette.quietWord, ...halo },
    },
  ];
  // Coloured areas are named by their own signs; a second, grey name on the colour would only blur them.
  return underAreas ? layers.filter(({ id }) => !AREA_NAMES.has(id)) : layers;
}

/** Placed before all words, and so the last layer. */
export function keptFreeLayer(): LayerSpecification {
  return {
    id: KEPT_FREE,
    type: 'symbol',
    source: KEPT_FREE,
    layout: { 'icon-image': 'clear', 'icon-allow-overlap': true, 'icon-padding': 0 },
  };
}

/** How small a town may be to be named, by how close one looks; of what is left, the larger speaks first. */
function townsShown(): ExpressionSpecification {
  const rank: ExpressionSpecification = ['coalesce', ['get', 'population_rank'], 0];
  return [
    'step',
    ['zoom'],
    ['>=', rank, 12],
    ...[4, ['>=', rank, 10], 5, ['>=', rank, 8.5], 6, ['>=', rank, 6.5], 7, ['>=', rank, 4.5]],
    ...[8, ['>=', rank, 2.5], 9, ['>=', rank, 1], 10, true],
  ] as unknown as ExpressionSpecification;
}
