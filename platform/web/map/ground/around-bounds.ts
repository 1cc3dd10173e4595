import type { ExpressionSpecification, LayerSpecification } from 'maplibre-gl';
import type { GroundBounds } from '#platform/contract/map/ground.ts';

/** From so close on, streets of a part of the world are shown; from farther away their tiles would end in the open. */
export const STREETS_FROM = 8;

/** Names of the ground beneath, where the streets have none of their own: a town is not to be named twice. */
export function aroundBounds(
  layers: readonly LayerSpecification[],
  [west, south, east, north]: GroundBounds,
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
