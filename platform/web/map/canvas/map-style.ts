import type { FeatureCollection } from 'geojson';
import type { ExpressionSpecification, LayerSpecification, StyleSpecification } from 'maplibre-gl';
import type { Locale } from '#platform/contract/locale.ts';
import type { TiledGround } from '#platform/contract/map/ground.ts';
import { ringOutline } from '../areas/ring-outline.ts';
import { GROUND, groundLayers } from '../ground/ground-layers.ts';
import { groundWords, KEPT_FREE } from '../ground/ground-words.ts';
import type { AreaOutlines, MapArea, MapRing } from '../map-data.ts';
import type { MapPalette } from '../palette/map-palette.ts';

export const AREA_LAYER = 'area';

type Shown = {
  ground: TiledGround;
  origin: string;
  locale: Locale;
  palette: MapPalette;
  areas: FeatureCollection;
  rings: FeatureCollection;
  chosenArea: string | null;
};

/** Everything on the ground. No fonts, no sprites: nothing is asked of anybody else's server. */
export function mapStyle(shown: Shown): StyleSpecification {
  const { ground, origin, locale, palette, areas, rings, chosenArea } = shown;
  return {
    version: 8,
    sources: {
      [GROUND]: {
        type: 'vector',
        tiles: [new URL(ground.tiles, origin).href.replaceAll('%7B', '{').replaceAll('%7D', '}')],
        maxzoom: ground.deepest,
      },
      areas: { type: 'geojson', data: areas },
      rings: { type: 'geojson', data: rings },
      [KEPT_FREE]: { type: 'geojson', data: { type: 'FeatureCollection', features: [] } },
    },
    layers: [
      ...groundLayers(palette),
      ...areaLayers(palette, chosenArea),
      ...groundWords(palette, { locale, underAreas: areas.features.length > 0 }),
    ],
  };
}

/** Outlines joined with what is known about them; an outline without a value lies bare on the ground. */
export function areaFeatures(outlines: AreaOutlines, areas: readonly MapArea[]): FeatureCollection {
  const known = new Map(areas.map((area) => [area.id, area]));
  return {
    type: 'FeatureCollection',
    features: outlines.features.map(({ geometry, properties: { id } }) => {
      const { tone = 0, colour } = known.get(id) ?? {};
      return {
        type: 'Feature',
        geometry,
        properties: { id, tone: String(tone), ...(colour && { colour }) },
      };
    }),
  };
}

export function ringFeatures(rings: readonly MapRing[]): FeatureCollection {
  return { type: 'FeatureCollection', features: rings.map(ringOutline) };
}

function areaLayers(palette: MapPalette, chosenArea: string | null): LayerSpecification[] {
  const isChosen: ExpressionSpecification = ['==', ['get', 'id'], chosenArea ?? ''];
  const joined = { 'line-join': 'round' } as const;
  return [
    { id: AREA_LAYER, type: 'fill', source: 'areas', paint: { 'fill-color': areaFill(palette) } },
    line('area-edge', 'areas', areaEdge(palette), 1.25),
    {
      id: 'ring',
      type: 'line',
      source: 'rings',
      paint: { 'line-color': palette.ring, 'line-width': 1, 'line-dasharray': [2, 5] },
    },
    { ...line('chosen-halo', 'areas', palette.surface, 6), filter: isChosen, layout: joined },
    { ...line('chosen', 'areas', palette.brass, 3), filter: isChosen, layout: joined },
  ];
}

function line(id: string, source: string, colour: string | ExpressionSpecification, width: number) {
  return {
    id,
    type: 'line',
    source,
    paint: { 'line-color': colour, 'line-width': width },
  } as const;
}

function areaFill({ tones, near }: MapPalette): ExpressionSpecification {
  const [bare = '', one = '', two = '', three = '', four = '', five = ''] = tones;
  const byTone: ExpressionSpecification = [
    'match',
    ['get', 'tone'],
    ...(['1', one, '2', two, '3', three, '4', four, '5', five, 'near', near] as const),
    bare,
  ];
  return ['to-color', ['coalesce', ['get', 'colour'], byTone]];
}

/** Coloured areas are parted by surface; bare ones would vanish without an edge. */
function areaEdge({ surface, edge }: MapPalette): ExpressionSpecification {
  return ['match', ['get', 'tone'], ['0', 'near'], edge, surface];
}
