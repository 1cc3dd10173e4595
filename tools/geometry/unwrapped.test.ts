import { expect, test } from 'vitest';
import { unwrapped } from './unwrapped.ts';

const longitudes = (ring: [number, number][]) => unwrapped(ring).map(([x]) => x);

test('an island across the date line stays in one piece [BEY-02]', () => {
  const fiji: [number, number][] = [
    [179, -17],
    [-179, -17],
    [-179, -16],
    [179, -16],
    [179, -17],
  ];
  const east = [179, 181, 181, 179, 179];
  const west = [-181, -179, -179, -181, -181];
  expect([east, west]).toContainEqual(longitudes(fiji));
});

test('what begins beyond the date line lies where most of it lies', () => {
  const asia: [number, number][] = [
    [-170, 66],
    [170, 70],
    [60, 70],
    [60, 50],
    [170, 60],
    [-170, 66],
  ];
  expect(longitudes(asia)).toEqual([190, 170, 60, 60, 170, 190]);
});

test('a ring around a pole goes by the pole, not back across the map', () => {
  const ring: [number, number][] = [
    [-180, -80],
    [-60, -70],
    [60, -70],
    [180, -80],
  ];
  expect(unwrapped(ring).slice(-3)).toEqual([
    [180, -90],
    [-180, -90],
    [-180, -80],
  ]);
});

test('all others are left as they are', () => {
  const ring: [number, number][] = [
    [-5, 50],
    [8, 51],
    [3, 43],
    [-5, 50],
  ];
  expect(unwrapped(ring)).toEqual(ring);
});
