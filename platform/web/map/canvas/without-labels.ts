import type { StyleSpecification } from 'maplibre-gl';

/** The first style to draw: land, borders and areas need not wait for fonts and label placement. */
export function withoutLabels(style: StyleSpecification): StyleSpecification {
  return { ...style, layers: style.layers.filter(({ type }) => type !== 'symbol') };
}
