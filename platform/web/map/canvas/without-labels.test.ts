import type { StyleSpecification } from 'maplibre-gl';
import { expect, test } from 'vitest';
import { withoutLabels } from './without-labels.ts';

test('land and areas are drawn before any label [BEY-02]', () => {
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
});
