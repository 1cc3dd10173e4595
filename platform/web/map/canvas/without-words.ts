import type { StyleSpecification } from 'maplibre-gl';

/** What is drawn first: land, borders and areas wait neither for letters nor for the room that words take from each other. */
export function withoutWords(style: StyleSpecification): StyleSpecification {
  return { ...style, layers: style.layers.filter(({ type }) => type !== 'symbol') };
}
