import { expect, test } from 'vitest';
import type { AreaOutlines } from '../map-data.ts';
import type { MapPalette } from '../palette/map-palette.ts';
import { areaFeatures, mapStyle, ringFeatures } from './map-style.ts';

const outlines: AreaOutlines = {
  type: 'FeatureCollection',
  features: ['FR', 'DE', 'BE'].map((id) => ({
    type: 'Feature',
    properties: { id },
    geometry: { type: 'Polygon', coordinates: [] },
  })),
};
const palette = {
  brass: '#b07a1a',
  surface: '#ffffff',
  tones: ['#t0', '#t1', '#t2', '#t3', '#t4', '#t5'],
} as MapPalette;

const style = mapStyle({
  ground: {
    kind: 'tiles',
    tiles: '/map/1a2b/{z}/{x}/{y}.mvt',
    deepest: 7,
    attribution: 'Natural Earth',
  },
  origin: 'https://suite.example',
  locale: 'fr',
  palette,
  areas: areaFeatures(outlines, []),
  rings: ringFeatures([]),
  chosenArea: 'DE',
});

test('the map asks for nothing but the tiles of this house [BEY-02]', () => {
  const addresses = JSON.stringify(style).match(/https?:\/\/[^"]+/g);
  expect(addresses).toEqual(['https://suite.example/map/1a2b/{z}/{x}/{y}.mvt']);
  expect(style).not.toHaveProperty('glyphs');
  expect(style).not.toHaveProperty('sprite');
});

test('brass is only what is chosen', () => {
  const inBrass = style.layers.filter((layer) => JSON.stringify(layer).includes(palette.brass));
  expect(inBrass.map((layer) => layer.id)).toEqual(['chosen']);
  expect(inBrass[0]).toMatchObject({ filter: ['==', ['get', 'id'], 'DE'] });
});

test('places are named in the reader’s language where it has a word for them [BEY-02]', () => {
  const towns = style.layers.find((layer) => layer.id === 'town-name');
  expect(towns).toMatchObject({
    layout: { 'text-field': ['coalesce', ['get', 'name:fr'], ['get', 'name']] },
  });
});

test('an outline takes tone and colour of its area, and lies bare without one', () => {
  const areas = [
    { id: 'FR', name: 'France', value: '13%', tone: 5 as const },
    { id: 'DE', name: 'Deutschland', value: '6%', tone: 3 as const, colour: '#aa0000' },
  ];
  expect(areaFeatures(outlines, areas).features.map(({ properties }) => properties)).toEqual([
    { id: 'FR', tone: '5' },
    { id: 'DE', tone: '3', colour: '#aa0000' },
    { id: 'BE', tone: '0' },
  ]);
});
