import type { LayerSpecification } from 'maplibre-gl';
import type { MapPalette } from '../palette/map-palette.ts';

export const BASE_MAP_SOURCE = 'ground';
/** The base map around street tiles that cover only a part of the world. */
export const UNDERLAY_SOURCE = 'ground-under';

const rounded = { 'line-join': 'round', 'line-cap': 'round' } as const;

export function seaLayer({ sea }: MapPalette): LayerSpecification {
  return { id: 'sea', type: 'background', paint: { 'background-color': sea } };
}

/** Land, water and borders in the Protomaps schema, so that the same layers draw our own tiles and any street tiles. */
export function baseMapLayers(palette: MapPalette, source = BASE_MAP_SOURCE): LayerSpecification[] {
  const of = (layer: string) => ({ source, 'source-layer': layer }) as const;
  return [
    { id: 'land', type: 'fill', ...of('earth'), paint: { 'fill-color': palette.land } },
    {
      id: 'ice',
      type: 'fill',
      ...of('landcover'),
      filter: ['==', ['get', 'kind'], 'glacier'],
      paint: { 'fill-color': palette.surface },
    },
    {
      id: 'built-up',
      type: 'fill',
      ...of('landcover'),
      filter: ['==', ['get', 'kind'], 'urban_area'],
      paint: {
        'fill-color': palette.builtUp,
        'fill-opacity': ['interpolate', ['linear'], ['zoom'], 4, 0, 6, 1, 9.5, 0.7, 11, 0.25],
      },
    },
    {
      id: 'lake',
      type: 'fill',
      ...of('water'),
      filter: ['==', ['geometry-type'], 'Polygon'],
      paint: { 'fill-color': palette.sea },
    },
    {
      id: 'river',
      type: 'line',
      ...of('water'),
      minzoom: 4,
      filter: ['==', ['geometry-type'], 'LineString'],
      layout: rounded,
      paint: {
        'line-color': palette.river,
        'line-width': ['interpolate', ['linear'], ['zoom'], 4, 0.5, 8, 1.2, 11, 2],
      },
    },
    {
      id: 'coast',
      type: 'line',
      ...of('earth'),
      layout: rounded,
      paint: { 'line-color': palette.coast, 'line-width': 0.8 },
    },
    border(of, 'province-border', 6, {
      colour: palette.coast,
      width: 0.8,
      from: 7,
      dashes: [3, 2],
    }),
    border(of, 'region-border', 4, { colour: palette.coast, width: 1, from: 4.5 }),
    border(of, 'country-border', 2, { colour: palette.edge, width: 1.2, from: 0 }),
  ];
}

function border(
  of: (layer: string) => { source: string; 'source-layer': string },
  id: string,
  level: number,
  {
    colour,
    width,
    from,
    dashes,
  }: { colour: string; width: number; from: number; dashes?: number[] },
): LayerSpecification {
  return {
    id,
    type: 'line',
    ...of('boundaries'),
    minzoom: from,
    filter: ['==', ['get', 'kind_detail'], level],
    layout: rounded,
    paint: {
      'line-color': colour,
      'line-width': ['interpolate', ['linear'], ['zoom'], from, width * 0.6, from + 3, width],
      ...(dashes && { 'line-dasharray': dashes }),
    },
  };
}

/** Copies the layers for another source, with different ids. */
export function underneath(layers: readonly LayerSpecification[]): LayerSpecification[] {
  return layers.map((layer) => ({ ...layer, id: `under-${layer.id}` }));
}
