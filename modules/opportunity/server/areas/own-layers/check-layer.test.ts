import { expect, test } from 'vitest';
import { checkLayer } from './check-layer.ts';

const SQUARE = [
  [2, 44],
  [3, 44],
  [3, 45],
  [2, 45],
  [2, 44],
];
const feature = (coordinates: unknown, properties: object = { name: 'North', code: 'N' }) => ({
  type: 'Feature',
  properties,
  geometry: { type: 'Polygon', coordinates },
});
const faultsOf = (...features: unknown[]) => checkLayer(features).faults.map(({ fault }) => fault);

test('a layer without faults has its areas with names, codes, boxes and inhabitants [OPP-02]', () => {
  const checked = checkLayer([
    feature([SQUARE], { NAME: 'North', Code: 12, population: 5_000 }),
    {
      type: 'Feature',
      id: 'S',
      properties: { nom: 'South' },
      geometry: { type: 'MultiPolygon', coordinates: [[SQUARE]] },
    },
  ]);
  expect(checked).toMatchObject({ faults: [], repairs: [] });
  expect(checked.areas).toMatchObject([
    { name: 'North', code: '12', population: 5_000, box: [2, 44, 3, 45] },
    { name: 'South', code: 'S', population: 0 },
  ]);
});

test('safe repairs are done and reported: closed, turned, repeated points, a code from the name [OPP-02]', () => {
  const open = SQUARE.slice(0, -1);
  const turned = SQUARE.toReversed();
  const repeated = [SQUARE[0], SQUARE[0], ...SQUARE.slice(1)];
  const { areas, faults, repairs } = checkLayer([
    feature([open], { name: 'Open', code: 1 }),
    feature([turned], { name: 'Turned', code: 2 }),
    feature([repeated], { name: 'Repeated', code: 3 }),
    feature([SQUARE], { name: 'Same' }),
    feature([SQUARE], { name: 'Same' }),
  ]);
  expect(faults).toEqual([]);
  expect(repairs).toEqual([
    { feature: 'Open', index: 0, repair: 'ring-closed' },
    { feature: 'Turned', index: 1, repair: 'ring-turned' },
    { feature: 'Repeated', index: 2, repair: 'points-dropped' },
    { feature: 'Same', index: 3, repair: 'code-made' },
    { feature: 'Same', index: 4, repair: 'code-made' },
  ]);
  for (const { polygons } of areas)
    expect(polygons).toEqual([[SQUARE]].map((rings) => rings.map(startOf)));
  expect(areas.map(({ code }) => code)).toEqual(['1', '2', '3', 'Same', 'Same 2']);
});

/** A reversed ring starts elsewhere, so rings are compared from their lowest point. */
function startOf(ring: number[][]): unknown {
  return expect.toSatisfy(
    (given: number[][]) =>
      given.length === ring.length &&
      ring.every((point) => given.some((other) => String(other) === String(point))),
  );
}

test.each([
  ['not-a-polygon', { ...feature([]), geometry: { type: 'Point', coordinates: [2, 44] } }],
  ['not-a-polygon', feature([])],
  ['not-a-polygon', null],
  [
    'self-crossing',
    feature([
      [
        [2, 44],
        [3, 45],
        [3, 44],
        [2, 45],
        [2, 44],
      ],
    ]),
  ],
  [
    'swapped-axes',
    feature([
      [
        [44, 102],
        [44, 103],
        [45, 103],
        [45, 102],
        [44, 102],
      ],
    ]),
  ],
  [
    'out-of-range',
    feature([
      [
        [200, 100],
        [201, 100],
        [201, 101],
        [200, 100],
      ],
    ]),
  ],
  [
    'out-of-range',
    feature([
      [
        ['a', 'b'],
        [1, 2],
        [2, 2],
        ['a', 'b'],
      ],
    ]),
  ],
  [
    'around-the-pole',
    feature([
      [
        [0, 80],
        [90, 80],
        [180, 80],
        [-90, 80],
        [0, 80],
      ],
    ]),
  ],
  [
    'around-the-pole',
    feature([
      [
        [-180, -90],
        [180, -90],
        [180, -70],
        [-180, -70],
        [-180, -90],
      ],
    ]),
  ],
  [
    'over-the-date-line',
    feature([
      [
        [170, 0],
        [-170, 0],
        [-170, 10],
        [170, 10],
        [170, 0],
      ],
    ]),
  ],
  [
    'too-few-points',
    feature([
      [
        [2, 44],
        [3, 44],
        [2, 44],
      ],
    ]),
  ],
  [
    'too-few-points',
    feature([
      [
        [2, 44],
        [3, 44],
        [4, 44],
        [2, 44],
      ],
    ]),
  ],
  ['no-name', feature([SQUARE], { code: 'N' })],
  ['no-code', feature([SQUARE], { name: 'North', code: 'N'.repeat(101) })],
] as const)('%s is refused and names the feature [OPP-02]', (fault, given) => {
  const good = feature([SQUARE], { name: 'Good', code: 'G' });
  const { faults } = checkLayer([good, given]);
  expect(faults.map((each) => each.fault)).toContain(fault);
  expect(faults.every(({ index, feature: name }) => index === 1 && name !== 'Good')).toBe(true);
});

test('a code that comes twice is refused at the second one [OPP-02]', () => {
  expect(faultsOf(feature([SQUARE]), feature([SQUARE]))).toEqual(['code-twice']);
  expect(checkLayer([feature([SQUARE]), feature([SQUARE])]).faults[0]?.index).toBe(1);
});

test('made codes take time that grows with the layer, and leave the codes that features have [OPP-02]', () => {
  const many = Array.from({ length: 20_000 }, () => feature([SQUARE], { name: 'Sector' }));
  const { areas, faults } = checkLayer([
    ...many,
    feature([SQUARE], { name: 'S', code: 'Sector 2' }),
  ]);
  expect(faults).toEqual([]);
  expect(new Set(areas.map(({ code }) => code)).size).toBe(20_001);
  expect(areas[1]?.code).toBe('Sector 3');
});

test('an id that is neither text nor number is no code [OPP-02]', () => {
  const odd = ['A', 'B'].map((name) => ({ ...feature([SQUARE], { name }), id: { name } }));
  expect(checkLayer(odd).areas.map(({ code }) => code)).toEqual(['A', 'B']);
});
