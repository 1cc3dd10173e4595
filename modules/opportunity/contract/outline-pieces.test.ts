import { expect, test } from 'vitest';
import { decodeOutlines } from './outline-pieces.ts';

test('two areas with a common border are decoded with the same points along it [OPP-02]', () => {
  const { features } = decodeOutlines({
    steps: 10,
    lines: [
      [10, 0, 0, 5, 0, 5],
      [10, 10, -10, 0, 0, -10, 10, 0],
      [10, 0, 10, 0, 0, 10, -10, 0],
    ],
    areas: [
      ['A:2:west', [[[0, 1]]]],
      ['A:2:east', [[[2, ~0]]]],
    ],
  });
  expect(features.map(({ properties }) => properties.id)).toEqual(['A:2:west', 'A:2:east']);
  const [west, east] = features.map(({ geometry }) => geometry.coordinates[0]?.[0] ?? []);
  expect(west).toEqual([
    [1, 0],
    [1, 0.5],
    [1, 1],
    [0, 1],
    [0, 0],
    [1, 0],
  ]);
  expect(east?.slice(-3)).toEqual([
    [1, 1],
    [1, 0.5],
    [1, 0],
  ]);
});
