import type { ExpressionSpecification, FilterSpecification, LayerSpecification } from 'maplibre-gl';
import type { Locale } from '#platform/contract/locale.ts';
import type { BaseMapBounds } from '#platform/contract/map/base-map.ts';
import type { MapPalette } from '../palette/map-palette.ts';
import { LABEL_FONT, nameIn } from './base-map-labels.ts';
import { BASE_MAP_SOURCE } from './base-map-layers.ts';

type Width = ExpressionSpecification;

const of = (layer: string) => ({ source: BASE_MAP_SOURCE, 'source-layer': layer }) as const;
const rounded = { 'line-join': 'round', 'line-cap': 'round' } as const;

const GREEN = ['park', 'forest', 'wood', 'nature_reserve', 'national_park', 'protected_area'];
const GRASS = ['grass', 'grassland', 'garden', 'golf_course', 'cemetery', 'meadow', 'scrub'];
const BUILT = ['industrial', 'commercial', 'hospital', 'school', 'university', 'aerodrome'];

/** Roads from the widest to the narrowest: width at their first zoom level, in a town view, and at street level. */
const ROADS = [
  { kind: 'highway', from: 6, widths: [0.8, 4, 16], casing: true },
  { kind: 'major_road', from: 9, widths: [0.6, 3.4, 15], casing: true },
  { kind: 'minor_road', from: 12, widths: [0.5, 2.2, 12], casing: true },
  { kind: 'path', from: 14, widths: [0.5, 0.8, 2], casing: false },
] as const;
const [IN_TOWN, AT_THE_DOOR] = [14, 18];

/** Parks, buildings, roads and railways of an OpenStreetMap extract, in muted colours so that markers stay visible. */
export function streetLayers(palette: MapPalette): LayerSpecification[] {
  return [
    area('green', [...GREEN, ...GRASS], palette.green),
    area('built', BUILT, palette.builtUp),
    {
      id: 'building',
      type: 'fill',
      ...of('buildings'),
      minzoom: 13,
      filter: ['==', ['geometry-type'], 'Polygon'],
      paint: {
        'fill-color': palette.building,
        'fill-opacity': ['interpolate', ['linear'], ['zoom'], 13, 0, 14.5, 1],
      },
    },
    ...ROADS.toReversed().flatMap(({ kind, casing, ...road }) =>
      casing ? [line(`${kind}-edge`, kind, palette.roadEdge, widthOf(road, 1.6), road.from)] : [],
    ),
    rail(palette),
    ...ROADS.toReversed().map(({ kind, ...road }) =>
      line(kind, kind, colourOf(palette, kind), widthOf(road, 0), road.from),
    ),
  ];
}

function area(id: string, kinds: readonly string[], colour: string): LayerSpecification {
  return {
    id,
    type: 'fill',
    ...of('landuse'),
    minzoom: 8,
    filter: ['in', ['get', 'kind'], ['literal', [...kinds]]],
    paint: {
      'fill-color': colour,
      'fill-opacity': ['interpolate', ['linear'], ['zoom'], 8, 0, 10, 1],
    },
  };
}

function line(
  id: string,
  kind: string,
  colour: string,
  width: Width,
  from: number,
): LayerSpecification {
  const filter: FilterSpecification = ['==', ['get', 'kind'], kind];
  const paint = { 'line-color': colour, 'line-width': width };
  return { id, type: 'line', ...of('roads'), minzoom: from, filter, layout: rounded, paint };
}

function rail({ ring }: MapPalette): LayerSpecification {
  return {
    id: 'rail',
    type: 'line',
    ...of('roads'),
    minzoom: 11,
    filter: ['==', ['get', 'kind'], 'rail'],
    paint: {
      'line-color': ring,
      'line-width': ['interpolate', ['linear'], ['zoom'], 11, 0.5, 16, 1.4],
      'line-opacity': 0.6,
      'line-dasharray': [6, 3],
    },
  };
}

/** Paths are drawn as a single thin line in the edge colour, not as a road with two edges. */
function colourOf(palette: MapPalette, kind: (typeof ROADS)[number]['kind']): string {
  if (kind === 'path') return palette.roadEdge;
  return kind === 'highway' ? palette.highway : palette.road;
}

function widthOf(
  { from, widths }: { from: number; widths: readonly [number, number, number] },
  more: number,
): Width {
  const [first, town, door] = widths;
  return [
    'interpolate',
    ['exponential', 1.5],
    ['zoom'],
    ...[from, first + more / 2, Math.max(from + 1, IN_TOWN), town + more, AT_THE_DOOR, door + more],
  ] as unknown as Width;
}

/** Names of streets and quarters at close zoom levels; labels of towns and waters take precedence. */
export function streetLabelLayers(palette: MapPalette, locale: Locale): LayerSpecification[] {
  const labelLayout = {
    'text-font': [LABEL_FONT],
    'text-field': nameIn(locale),
    'text-padding': 4,
  };
  const halo = { 'text-halo-color': palette.land, 'text-halo-width': 1.4 };
  return [
    street('minor-road-name', ['minor_road', 'path'], 15),
    street('major-road-name', ['highway', 'major_road'], 13),
    {
      id: 'quarter-name',
      type: 'symbol',
      source: BASE_MAP_SOURCE,
      'source-layer': 'places',
      minzoom: 13,
      filter: ['in', ['get', 'kind'], ['literal', ['neighbourhood', 'macrohood']]],
      layout: {
        ...labelLayout,
        'text-size': 11.5,
        'text-letter-spacing': 0.06,
        'text-max-width': 7,
      },
      paint: { 'text-color': palette.quietWord, ...halo },
    },
  ];

  function street(id: string, kinds: string[], minzoom: number): LayerSpecification {
    return {
      id,
      type: 'symbol',
      source: BASE_MAP_SOURCE,
      'source-layer': 'roads',
      minzoom,
      filter: ['in', ['get', 'kind'], ['literal', kinds]],
      layout: {
        ...labelLayout,
        'symbol-placement': 'line',
        'symbol-spacing': 320,
        'text-size': ['interpolate', ['linear'], ['zoom'], 13, 10.5, 17, 12.5],
      },
      paint: {
        'text-color': palette.word,
        'text-halo-color': palette.road,
        'text-halo-width': 1.6,
      },
    };
  }
}

/** Minimum zoom for street tiles that cover a part of the world; at lower zoom their edge would be visible. */
export const STREETS_FROM = 8;

/** Shows labels of the underlying base map only outside the street tiles, so that no town is labelled twice. */
export function aroundBounds(
  layers: readonly LayerSpecification[],
  [west, south, east, north]: BaseMapBounds,
): LayerSpecification[] {
  const corners = [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
    [west, south],
  ];
  const isOutside: ExpressionSpecification = [
    'step',
    ['zoom'],
    true,
    STREETS_FROM,
    ['!', ['within', { type: 'Polygon', coordinates: [corners] }]],
  ] as unknown as ExpressionSpecification;
  return layers.map((layer) => {
    if (layer.type !== 'symbol') return layer;
    const filter = layer.filter ? ['all', layer.filter, isOutside] : isOutside;
    return { ...layer, filter: filter as ExpressionSpecification };
  });
}
