import { expect, test } from 'vitest';
import { framedMap } from './framed-map.ts';

const picture = { width: 960, height: 860 };
/** The right half of a page of 1,180 × 1,000 pixels, which is drawn at half its size. */
const place = { left: 480, top: 56, width: 700, height: 944 };
const shown = { picture, place, visible: place, scale: 0.5 };

test('the centre of the map is in the middle of its place, and a place is found again by its point [LOC-03]', () => {
  const map = framedMap({ centre: [2.4, 46.6], zoom: 5 }, shown);
  expect(map.box).toEqual({ left: 240, top: 28, width: 350, height: 472 });
  const middle = map.pointOf([2.4, 46.6]);
  expect(middle).toEqual({ x: 415, y: 264 });
  const rodez = map.pointOf([2.5734, 44.3506]);
  expect(rodez.x).toBeGreaterThan(middle.x);
  expect(rodez.y).toBeGreaterThan(middle.y);
  const [longitude, latitude] = map.placeAt(rodez);
  expect(longitude).toBeCloseTo(2.5734, 6);
  expect(latitude).toBeCloseTo(44.3506, 6);
});

test('the picture covers its place: one degree is as wide as the server draws it, times the cover [LOC-03]', () => {
  const map = framedMap({ centre: [0, 0], zoom: 5 }, shown);
  const cover = 944 / 860;
  const degree = (512 * 2 ** 5) / 360;
  expect(map.pointOf([1, 0]).x - map.pointOf([0, 0]).x).toBeCloseTo(degree * cover * 0.5, 6);
});

test('without a centre, the area of all stores fits the picture with a margin [LOC-03]', () => {
  const whole = { left: 0, top: 0, ...picture };
  const map = framedMap(
    { bounds: [-5, 42, 9, 51] },
    { picture, place: whole, visible: whole, scale: 1 },
  );
  const [west, east] = [map.pointOf([-5, 46]).x, map.pointOf([9, 46]).x];
  const [north, south] = [map.pointOf([0, 51]).y, map.pointOf([0, 42]).y];
  expect(Math.min(west, 960 - east, north, 860 - south)).toBeCloseTo(36, 3);
  expect(west).toBeCloseTo(960 - east, 6);
});
