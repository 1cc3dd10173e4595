import type { LayerSpecification } from 'maplibre-gl';
import type { Locale } from '#platform/contract/locale.ts';
import type { MapPalette } from '../palette/map-palette.ts';
import { GROUND } from './ground-layers.ts';
import { nameIn, WORD_FONT } from './ground-words.ts';

/** Streets and quarters by name, once one is close enough to walk there; towns and waters speak before them. */
export function streetWords(palette: MapPalette, locale: Locale): LayerSpecification[] {
  const words = { 'text-font': [WORD_FONT], 'text-field': nameIn(locale), 'text-padding': 4 };
  const halo = { 'text-halo-color': palette.land, 'text-halo-width': 1.4 };
  return [
    street('minor-road-name', ['minor_road', 'path'], 15),
    street('major-road-name', ['highway', 'major_road'], 13),
    {
      id: 'quarter-name',
      type: 'symbol',
      source: GROUND,
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
      source: GROUND,
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
