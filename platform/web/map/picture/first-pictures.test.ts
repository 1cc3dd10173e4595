import type { StyleSpecification } from 'maplibre-gl';
import { expect, test } from 'vitest';
import type { TiledBaseMap } from '#platform/contract/map/base-map.ts';
import type { ActiveBaseMap } from '../base-map/choose-base-map.ts';
import { firstPictures } from './map-picture.tsx';

const pictures = { address: '/map/first/{theme}/{z}/{x}/{y}.svg', deepest: 7 };
const streets: TiledBaseMap = { kind: 'tiles', tiles: '/s', deepest: 15, attribution: 'OSM' };
const base: TiledBaseMap = { ...streets, tiles: '/b', deepest: 7, pictures: pictures.address };
const style: StyleSpecification = { version: 8, sources: {}, layers: [] };
const on = (drawn: ActiveBaseMap['drawn']): ActiveBaseMap => ({
  drawn,
  pictures,
  attribution: '',
  closest: 14,
  leave: null,
});
const ofSuite = on({ kind: 'tiles', tiles: base, under: null });
const ofStreets = on({ kind: 'tiles', tiles: streets, under: null });
const ofProvider = on({ kind: 'style', style });

test('the built-in map shows preview images first, streets only at low zoom levels [BEY-02]', () => {
  expect(firstPictures(ofSuite, { zoom: 12, stays: false })).toBe(pictures);
  expect(firstPictures(ofStreets, { zoom: 5, stays: false })).toBe(pictures);
  expect(firstPictures(ofStreets, { zoom: 8, stays: false })).toBeNull();
});

test('a client’s own map is not preceded by another one [LOC-04]', () => {
  expect(firstPictures(ofProvider, { zoom: 4, stays: false })).toBeNull();
  expect(firstPictures(null, { zoom: 4, stays: false })).toBeNull();
});

test('without WebGL the images of the built-in map replace every base map [BEY-02]', () => {
  for (const baseMap of [ofSuite, ofStreets, ofProvider])
    expect(firstPictures(baseMap, { zoom: 9, stays: true })).toBe(pictures);
});
