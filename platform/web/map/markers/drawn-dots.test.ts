import { expect, test } from 'vitest';
import { toWorld } from '../mercator.ts';
import { dotAt, projectDots } from './dot-field.tsx';
import type { SingleMarker } from './marker-clusters.ts';

const dot = (id: string, longitude: number, latitude: number): SingleMarker => ({
  kind: 'marker',
  id,
  at: [longitude, latitude],
  marker: { id, at: [longitude, latitude], name: id, shape: 'disc' },
});
const dots = projectDots([dot('Rodez', 2.57, 44.35), dot('Millau', 3.08, 44.1)]);
const scale = 2 ** 8;
const rodez = toWorld([2.57, 44.35]);
const look = { scale, left: rodez.x * scale - 300, top: rodez.y * scale - 200 };

test('of the dots within reach the nearest is meant [BEY-02]', () => {
  expect(dotAt(dots, look, { x: 304, y: 203 }, 22)?.id).toBe('Rodez');
  const millau = toWorld([3.08, 44.1]);
  const there = { x: millau.x * scale - look.left, y: millau.y * scale - look.top };
  expect(dotAt(dots, look, there, 22)?.id).toBe('Millau');
});

test('beside all of them none is meant', () => {
  expect(dotAt(dots, look, { x: 340, y: 200 }, 22)).toBeUndefined();
});
