import type { FeatureCollection } from 'geojson';
import type {
  ExpressionSpecification,
  LayerSpecification,
  StyleSpecification,
  VectorSourceSpecification,
} from 'maplibre-gl';
import type { Locale } from '#platform/contract/locale.ts';
import type { BaseMapBounds, TiledBaseMap } from '#platform/contract/map/base-map.ts';
import { ringOutline } from '../areas/area-outline.ts';
import {
  baseMapLabelLayers,
  LABEL_EXCLUSION,
  labelExclusionLayer,
} from '../base-map/base-map-labels.ts';
import {
  BASE_MAP_SOURCE,
  baseMapLayers,
  seaLayer,
  UNDERLAY_SOURCE,
  underneath,
} from '../base-map/base-map-layers.ts';
import type { ActiveBaseMap } from '../base-map/choose-base-map.ts';
import {
  aroundBounds,
  STREETS_FROM,
  streetLabelLayers,
  streetLayers,
} from '../base-map/street-layers.ts';
import type { AreaOutlines, AreaStyle, MapArea, MapRing } from '../map-data.ts';
import type { MapPalette } from '../palette/map-palette.ts';

export const AREA_LAYER = 'area';
const OUTLINED: ExpressionSpecification = ['==', ['get', 'outlined'], true];
/** The hatch of areas without a value. */
const NO_VALUE: LayerSpecification = {
  id: 'no-value',
  type: 'fill',
  source: 'areas',
  filter: ['==', ['get', 'tone'], 'none'],
  paint: { 'fill-pattern': 'hatch' },
};

type Shown = {
  ground: Pick<ActiveBaseMap, 'drawn'>;
  origin: string;
  locale: Locale;
  palette: MapPalette;
  areas: FeatureCollection;
  areaStyle?: AreaStyle | undefined;
  rings: FeatureCollection;
  chosenArea: string | null;
};

/** The base map and all our layers on it. */
export function mapStyle(shown: Shown): StyleSpecification {
  const { drawn } = shown.ground;
  return drawn.kind === 'tiles' ? ownStyle(shown, drawn) : onProviderStyle(shown, drawn.style);
}

/** No fonts and no sprites, so nothing is requested from other servers. */
function ownStyle(
  shown: Shown,
  { tiles, under }: { tiles: TiledBaseMap; under: TiledBaseMap | null },
): StyleSpecification {
  const { origin, locale, palette, areas } = shown;
  const underAreas = areas.features.length > 0;
  const hasStreets = tiles.deepest >= STREETS_FROM;
  const labels = baseMapLabelLayers(palette, { locale, underAreas });
  return {
    version: 8,
    sources: {
      ...(under && { [UNDERLAY_SOURCE]: tileSource(under, origin) }),
      [BASE_MAP_SOURCE]: tileSource(tiles, origin),
      ...ownSources(shown),
    },
    layers: [
      seaLayer(palette),
      ...(under ? underneath(baseMapLayers(palette, UNDERLAY_SOURCE)) : []),
      ...baseMapLayers(palette),
      ...(hasStreets ? streetLayers(palette) : []),
      ...areaLayers(shown),
      ...(hasStreets && !underAreas ? streetLabelLayers(palette, locale) : []),
      ...(under && tiles.bounds ? labelsAround(shown, tiles.bounds) : []),
      ...labels,
      labelExclusionLayer(),
    ],
  };
}

function labelsAround({ palette, locale, areas }: Shown, bounds: BaseMapBounds) {
  const underAreas = areas.features.length > 0;
  return underneath(
    aroundBounds(
      baseMapLabelLayers(palette, { locale, underAreas, source: UNDERLAY_SOURCE }),
      bounds,
    ),
  );
}

function tileSource(
  { tiles, deepest, bounds }: TiledBaseMap,
  origin: string,
): VectorSourceSpecification {
  return {
    type: 'vector',
    tiles: [new URL(tiles, origin).href.replaceAll('%7B', '{').replaceAll('%7D', '}')],
    maxzoom: deepest,
    ...(bounds && { bounds, minzoom: STREETS_FROM }),
  };
}

function ownSources({ areas, rings }: Shown): StyleSpecification['sources'] {
  return {
    areas: { type: 'geojson', data: areas },
    rings: { type: 'geojson', data: rings },
    [LABEL_EXCLUSION]: { type: 'geojson', data: { type: 'FeatureCollection', features: [] } },
  };
}

/**
 * Our areas are below the provider's labels and above its other layers; an invisible layer keeps the labels off our
 * markers.
 */
function onProviderStyle(shown: Shown, theirs: StyleSpecification): StyleSpecification {
  const ours = [...areaLayers(shown), labelExclusionLayer()];
  const taken = new Set(ours.map(({ id }) => id));
  const layers = theirs.layers.filter(({ id }) => !taken.has(id));
  const labels = layers.findIndex(({ type }) => type === 'symbol');
  const at = labels < 0 ? layers.length : labels;
  return {
    version: 8,
    ...(theirs.glyphs && { glyphs: theirs.glyphs }),
    ...(theirs.sprite && { sprite: theirs.sprite }),
    sources: { ...theirs.sources, ...ownSources(shown) },
    layers: [...layers.slice(0, at), ...ours.slice(0, -1), ...layers.slice(at), ...ours.slice(-1)],
  };
}

/** Joins outlines with their values; an outline without a value gets no fill. */
export function areaFeatures(outlines: AreaOutlines, areas: readonly MapArea[]): FeatureCollection {
  const known = new Map(areas.map((area) => [area.id, area]));
  return {
    type: 'FeatureCollection',
    features: outlines.features.map(({ geometry, properties: { id } }) => {
      const { tone = 0, colour, outlined } = known.get(id) ?? {};
      return {
        type: 'Feature',
        geometry,
        properties: {
          id,
          tone: String(tone),
          ...(colour && { colour }),
          ...(outlined && { outlined }),
        },
      };
    }),
  };
}

export function ringFeatures(rings: readonly MapRing[]): FeatureCollection {
  return { type: 'FeatureCollection', features: rings.map(ringOutline) };
}

/** Only layers with data: an empty layer costs every tile a round trip to the worker. */
function areaLayers({ palette, areas, areaStyle, rings, chosenArea }: Shown): LayerSpecification[] {
  const isChosen: ExpressionSpecification = ['==', ['get', 'id'], chosenArea ?? ''];
  const joined = { 'line-join': 'round' } as const;
  const layers: LayerSpecification[] = [
    {
      id: AREA_LAYER,
      type: 'fill',
      source: 'areas',
      paint: {
        'fill-color': areaFill(palette),
        ...(areaStyle && { 'fill-opacity': areaStyle.opacity }),
      },
    },
    ...(areas.features.some(({ properties }) => properties?.tone === 'none') ? [NO_VALUE] : []),
    line('area-edge', 'areas', areaEdge(palette), areaStyle?.borderWidth ?? 1.25),
    {
      id: 'ring',
      type: 'line',
      source: 'rings',
      paint: { 'line-color': palette.ring, 'line-width': 1, 'line-dasharray': [2, 5] },
    },
    ...(areas.features.some(({ properties }) => properties?.outlined)
      ? [{ ...line('outlined', 'areas', palette.brass, 2), filter: OUTLINED, layout: joined }]
      : []),
    { ...line('chosen-halo', 'areas', palette.surface, 6), filter: isChosen, layout: joined },
    { ...line('chosen', 'areas', palette.brass, 3), filter: isChosen, layout: joined },
  ];
  const shown = { areas: areas.features.length > 0, rings: rings.features.length > 0 };
  return layers.filter((layer) => 'source' in layer && shown[layer.source as keyof typeof shown]);
}

function line(id: string, source: string, colour: string | ExpressionSpecification, width: number) {
  return {
    id,
    type: 'line',
    source,
    paint: { 'line-color': colour, 'line-width': width },
  } as const;
}

function areaFill({ tones, near, none }: MapPalette): ExpressionSpecification {
  const [bare = '', one = '', two = '', three = '', four = '', five = ''] = tones;
  const byTone: ExpressionSpecification = [
    'match',
    ['get', 'tone'],
    ...([
      '1',
      one,
      '2',
      two,
      '3',
      three,
      '4',
      four,
      '5',
      five,
      'near',
      near,
      'none',
      none,
    ] as const),
    bare,
  ];
  return ['to-color', ['coalesce', ['get', 'colour'], byTone]];
}

/** Coloured areas are separated by lines in the surface colour; uncoloured ones need a visible edge. */
function areaEdge({ surface, edge }: MapPalette): ExpressionSpecification {
  return ['match', ['get', 'tone'], ['0', 'near', 'none'], edge, surface];
}
