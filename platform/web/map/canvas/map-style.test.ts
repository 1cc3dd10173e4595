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

const base = {
  kind: 'tiles',
  tiles: '/map/1a2b/{z}/{x}/{y}.mvt',
  deepest: 7,
  attribution: 'Natural Earth',
} as const;
const shown = {
  origin: 'https://suite.example',
  locale: 'fr',
  palette,
  areas: areaFeatures(outlines, []),
  rings: ringFeatures([]),
  chosenArea: 'DE',
} as const;
const style = mapStyle({
  ...shown,
  ground: { drawn: { kind: 'tiles', tiles: base, under: null } },
});

test('the map requests only tiles of the suite [BEY-02]', () => {
  const addresses = JSON.stringify(style).match(/https?:\/\/[^"]+/g);
  expect(addresses).toEqual(['https://suite.example/map/1a2b/{z}/{x}/{y}.mvt']);
  expect(style).not.toHaveProperty('glyphs');
  expect(style).not.toHaveProperty('sprite');
});

test('only the chosen area is drawn in brass', () => {
  const inBrass = style.layers.filter((layer) => JSON.stringify(layer).includes(palette.brass));
  expect(inBrass.map((layer) => layer.id)).toEqual(['chosen']);
  expect(inBrass[0]).toMatchObject({ filter: ['==', ['get', 'id'], 'DE'] });
  // Also none of the layers that are drawn on streets and on a provider's style.
  for (const drawn of [
    { kind: 'tiles', tiles: { ...base, bounds: [1, 2, 3, 4] }, under: base },
    { kind: 'style', style: { version: 8, sources: {}, layers: [] } },
  ] as const) {
    const other = mapStyle({ ...shown, ground: { drawn } as never });
    const brass = other.layers.filter((layer) => JSON.stringify(layer).includes(palette.brass));
    expect(brass.map(({ id }) => id)).toEqual(['chosen']);
  }
});

test('places are named in the reader’s language if they have a name in it [BEY-02]', () => {
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

test('a map without areas and rings has no layers for them [BEY-02]', () => {
  const ids = layersOf(
    mapStyle({ ...bare, ground: { drawn: { kind: 'tiles', tiles: base, under: null } } }),
  );
  expect(ids).toContain('land');
  for (const id of ['area', 'area-edge', 'ring', 'chosen']) expect(ids).not.toContain(id);
  const ringed = ringFeatures([{ id: 'near', at: [2, 44], kilometres: 50, label: '50 km' }]);
  const around = mapStyle({
    ...bare,
    rings: ringed,
    ground: { drawn: { kind: 'tiles', tiles: base, under: null } },
  });
  expect(layersOf(around)).toContain('ring');
});

const streets = {
  ...base,
  tiles: '/map/streets/3c4d/{z}/{x}/{y}.mvt',
  deepest: 14,
  attribution: 'OpenStreetMap',
};
const bounds: [number, number, number, number] = [2, 44, 3, 45];
const bare = { ...shown, areas: areaFeatures({ type: 'FeatureCollection', features: [] }, []) };
const layersOf = ({ layers }: { layers: { id: string }[] }) => layers.map(({ id }) => id);

test('street tiles add roads, buildings, parks and their names; built-in tiles have no minor roads [BEY-02]', () => {
  const drawn = { kind: 'tiles', tiles: streets, under: null } as const;
  const withStreets = layersOf(mapStyle({ ...bare, ground: { drawn } }));
  for (const id of ['green', 'building', 'highway', 'major_road', 'minor_road', 'path', 'rail'])
    expect(withStreets).toContain(id);
  expect(withStreets).toContain('minor-road-name');
  expect(layersOf(style)).not.toContain('minor_road');
});

test('the built-in map surrounds regional streets, and its town names are limited to the area outside them [BEY-02]', () => {
  const drawn = { kind: 'tiles', tiles: { ...streets, bounds }, under: base } as const;
  const both = mapStyle({ ...bare, ground: { drawn } });
  expect(both.sources).toMatchObject({
    ground: { bounds, minzoom: 8, maxzoom: 14 },
    'ground-under': { maxzoom: 7 },
  });
  const ids = layersOf(both);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.indexOf('under-land')).toBeLessThan(ids.indexOf('land'));
  const named = both.layers.find(({ id }) => id === 'under-town-name');
  expect(JSON.stringify(named)).toContain('"within"');
});

test('areas are drawn below the labels and above the background of a provider’s style [BEY-02]', () => {
  const theirs = {
    version: 8,
    sources: { theirs: { type: 'vector', url: 'https://maps.example/tiles.json' } },
    glyphs: 'https://maps.example/fonts/{fontstack}/{range}.pbf',
    terrain: { source: 'theirs' },
    layers: [
      { id: 'water', type: 'background' },
      { id: 'area', type: 'background' },
      { id: 'names', type: 'symbol', source: 'theirs', 'source-layer': 'place' },
    ],
  } as const;
  const drawn = { kind: 'style', style: theirs as never } as const;
  const made = mapStyle({ ...shown, ground: { drawn } });
  expect(layersOf(made)).toEqual([
    'water',
    'area',
    'area-edge',
    'chosen-halo',
    'chosen',
    'names',
    'kept-free',
  ]);
  expect(made).not.toHaveProperty('terrain');
  expect(Object.keys(made.sources)).toEqual(['theirs', 'areas', 'rings', 'kept-free']);
});
