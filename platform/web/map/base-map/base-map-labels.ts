import type { FeatureCollection } from 'geojson';
import type { ExpressionSpecification, LayerSpecification } from 'maplibre-gl';
import type { Locale } from '#platform/contract/locale.ts';
import type { Box } from '../labels/place-labels.ts';
import type { Point } from '../mercator.ts';
import type { MapPalette } from '../palette/map-palette.ts';
import { BASE_MAP_SOURCE } from './base-map-layers.ts';

/** MapLibre draws labels with a font of the page, so no font server is needed. */
export const LABEL_FONT = 'Inter Variable';
/** Reserves invisible space for HTML elements on the base map, so that no label is placed under them. */
export const LABEL_EXCLUSION = 'kept-free';

const AREA_NAMES = new Set(['country-name', 'region-name']);

const BY_SIZE: ExpressionSpecification = [
  '-',
  ['coalesce', ['get', 'min_zoom'], 9],
  ['/', ['coalesce', ['get', 'population_rank'], 0], 20],
];

export type BaseMapLabelOptions = { locale: Locale; underAreas: boolean; source?: string };

export function nameIn(locale: Locale): ExpressionSpecification {
  return ['coalesce', ['get', `name:${locale}`], ['get', 'name']];
}

/** In order of importance: MapLibre places the last layer first, the others where space is left. */
export function baseMapLabelLayers(
  palette: MapPalette,
  { locale, underAreas, source = BASE_MAP_SOURCE }: BaseMapLabelOptions,
): LayerSpecification[] {
  const of = (layer: string) => ({ source, 'source-layer': layer }) as const;
  const places = of('places');
  const name = nameIn(locale);
  const labelLayout = { 'text-font': [LABEL_FONT], 'text-field': name, 'text-padding': 6 };
  const halo = {
    'text-halo-color': underAreas ? palette.surface : palette.land,
    // On strong colours a thin halo would make dark text unreadable.
    'text-halo-width': underAreas ? 2 : 1.4,
  };
  const layers: LayerSpecification[] = [
    {
      id: 'water-name',
      type: 'symbol',
      ...of('water'),
      filter: ['==', ['geometry-type'], 'Point'],
      layout: {
        ...labelLayout,
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
      layout: {
        ...labelLayout,
        'symbol-placement': 'line',
        'text-size': 11,
        'symbol-spacing': 400,
      },
      paint: { 'text-color': palette.waterWord, ...halo },
    },
    {
      id: 'region-name',
      type: 'symbol',
      ...places,
      minzoom: 5,
      maxzoom: 9,
      filter: ['==', ['get', 'kind'], 'region'],
      layout: {
        ...labelLayout,
        'text-size': 11.5,
        'text-letter-spacing': 0.04,
        'text-max-width': 7,
      },
      paint: { 'text-color': palette.quietWord, ...halo },
    },
    {
      id: 'town-name',
      type: 'symbol',
      ...places,
      filter: ['all', ['==', ['get', 'kind'], 'locality'], townsShown(underAreas ? 2 : 0)],
      layout: {
        ...labelLayout,
        'icon-image': 'town',
        'icon-allow-overlap': false,
        // Fewer towns, so that they do not compete with what is on the map.
        'icon-padding': 18,
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
        ...labelLayout,
        'text-size': ['interpolate', ['linear'], ['zoom'], 1, 10.5, 5, 14],
        'text-letter-spacing': 0.1,
        'text-max-width': 6,
        'symbol-sort-key': ['get', 'min_zoom'],
      },
      paint: { 'text-color': palette.quietWord, ...halo },
    },
  ];
  // Coloured areas have their own labels, so the base map's labels are hidden there.
  return underAreas ? layers.filter(({ id }) => !AREA_NAMES.has(id)) : layers;
}

/** MapLibre places the last layer first, so this one reserves its space before all labels. */
export function labelExclusionLayer(): LayerSpecification {
  return {
    id: LABEL_EXCLUSION,
    type: 'symbol',
    source: LABEL_EXCLUSION,
    layout: { 'icon-image': 'clear', 'icon-allow-overlap': true, 'icon-padding': 0 },
  };
}

/**
 * The smallest town to label at each zoom level; among the rest, larger towns are placed first. On coloured areas each begins
 * `later`, because names would compete with clusters.
 */
function townsShown(later: number): ExpressionSpecification {
  const rank: ExpressionSpecification = ['coalesce', ['get', 'population_rank'], 0];
  return [
    'step',
    ['zoom'],
    ['>=', rank, 12],
    ...[10, 8.5, 6.5, 4.5, 2.5, 1].flatMap((least, step) => [
      4 + step + later,
      ['>=', rank, least],
    ]),
    ...[10 + later, true],
  ] as unknown as ExpressionSpecification;
}

/** Size of a transparent image: a row of them covers a label, one covers a marker. */
export const CLEAR_SIZE = 16;

/** Converts boxes on the screen to map points, each with a transparent square that keeps labels away. */
export function labelExclusionZones(
  boxes: readonly Box[],
  unproject: (point: Point) => [number, number],
): FeatureCollection {
  return {
    type: 'FeatureCollection',
    features: boxes.flatMap(squares).map((point) => ({
      type: 'Feature',
      properties: {},
      geometry: { type: 'Point', coordinates: unproject(point) },
    })),
  };
}

function squares({ left, top, right, bottom }: Box): Point[] {
  const [columns, rows] = [right - left, bottom - top].map((length) =>
    Math.max(1, Math.ceil(length / CLEAR_SIZE)),
  ) as [number, number];
  return Array.from({ length: columns * rows }, (_, index) => ({
    x: left + ((index % columns) + 0.5) * ((right - left) / columns),
    y: top + (Math.floor(index / columns) + 0.5) * ((bottom - top) / rows),
  }));
}
