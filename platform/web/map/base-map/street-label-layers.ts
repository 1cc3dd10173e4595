import type { LayerSpecification } from 'maplibre-gl';
import type { Locale } from '#platform/contract/locale.ts';
import type { MapPalette } from '../palette/map-palette.ts';
import { LABEL_FONT, nameIn } from './base-map-labels.ts';
import { BASE_MAP_SOURCE } from './base-map-layers.ts';

/** Names of streets and quarters at close zoom levels; labels of towns and waters take precedence. */
export function streetLabelLayers(palette: MapPalette, locale: Locale): LayerSpecification[] {
  const words = { 'text-font': [LABEL_FONT], 'text-field': nameIn(locale), 'text-padding': 4 };
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
      layout: { ...words, 'text-size': 11.5, 'text-letter-spacing': 0.06, 'text-max-width': 7 },
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
        ...words,
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
