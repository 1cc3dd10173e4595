import type { StyleSpecification } from 'maplibre-gl';
import { expect, test } from 'vitest';
import { withoutLabels } from './without-labels.ts';

test('land and areas are drawn before any label, in every style [BEY-02]', () => {
  const style: StyleSpecification = {
    version: 8,
    sources: { ground: { type: 'vector', tiles: [] } },
    layers: [
      { id: 'sea', type: 'background' },
      { id: 'land', type: 'fill', source: 'ground', 'source-layer': 'earth' },
      { id: 'town-name', type: 'symbol', source: 'ground', 'source-layer': 'places' },
    ],
  };
  const first = withoutLabels(style);
  expect(first.layers.map(({ id }) => id)).toEqual(['sea', 'land']);
  expect(first.sources).toBe(style.sources);
  // A provider's style can have its labels between and below the areas.
  const mixed: StyleSpecification = {
    ...style,
    layers: [
      { id: 'road-name', type: 'symbol', source: 'streets', 'source-layer': 'roads' },
      { id: 'park', type: 'fill', source: 'streets', 'source-layer': 'parks' },
      { id: 'house-number', type: 'symbol', source: 'streets', 'source-layer': 'houses' },
      { id: 'road', type: 'line', source: 'streets', 'source-layer': 'roads' },
    ],
  };
  expect(withoutLabels(mixed).layers.map(({ id }) => id)).toEqual(['park', 'road']);
});
