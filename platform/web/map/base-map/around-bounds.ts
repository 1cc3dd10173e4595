import type { ExpressionSpecification, LayerSpecification } from 'maplibre-gl';
import type { BaseMapBounds } from '#platform/contract/map/base-map.ts';

/** From so close on, streets of a part of the world are shown; from farther away their tiles would end in the open. */
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
