import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { getOutlinesCall } from '#modules/opportunity/contract/map-calls.ts';
import { decodeOutlines, type OutlinePiece } from '#modules/opportunity/contract/outline-pieces.ts';
import { testApp } from '#platform/testing/test-app.ts';
import { areasTask } from './areas-thread.ts';
import { BANDS, type Band } from './outline-bands.ts';
import type { AreaLevel } from './read-areas-file.ts';

const suite = await testApp({ work: false });
const client = await suite.people.client();
const admin = await suite.adminOf(client);
const params = { clientId: client.id };

async function pieceOf(part: string, level: AreaLevel, band: Band): Promise<OutlinePiece> {
  const packed = await areasTask({ kind: 'piece', part, level, band });
  return JSON.parse(gunzipSync(packed ?? new Uint8Array()).toString('utf8'));
}
type Features = ReturnType<typeof decodeOutlines>['features'];

/** Edges of areas, without direction. */
function edgesOf(features: Features): Map<string, string[]> {
  const edges = new Map<string, string[]>();
  for (const { properties, geometry } of features)
    for (const ring of geometry.coordinates.flat())
      for (const [at, point] of ring.entries()) {
        const next = ring[at + 1];
        if (!next) continue;
        const key = [String(point), String(next)].sort().join(' ');
        edges.set(key, [...(edges.get(key) ?? []), properties.id]);
      }
  return edges;
}

test.each(BANDS)(
  'rings are closed and neighbours share their points, to zoom %i [OPP-02]',
  async (band) => {
    const { features } = decodeOutlines(await pieceOf('FR', 3, band));
    expect(features).toHaveLength(101);
    for (const { geometry } of features)
      for (const ring of geometry.coordinates.flat()) {
        expect(ring.length).toBeGreaterThanOrEqual(4);
        expect(ring[0]).toEqual(ring.at(-1));
      }
    // Lozère is inland, so each of its edges also belongs to a neighbour.
    const ofLozere = [...edgesOf(features)].filter(([, ids]) => ids.includes('FR:3:48'));
    expect(ofLozere.length).toBeGreaterThan(3);
    for (const [, ids] of ofLozere) expect(ids).toHaveLength(2);
  },
);

test.each(BANDS)(
  'pieces that meet at a border have the same points along it, to zoom %i [OPP-02]',
  async (band) => {
    // Two Länder of one country, and two countries of the same source in separate pieces.
    const [bavaria, wuerttemberg] = [
      await pieceOf('DE.09', 3, band),
      await pieceOf('DE.08', 3, band),
    ];
    expect(sharedPoints(bavaria, wuerttemberg)).toBeGreaterThan(3);
    const both = edgesOf([
      ...decodeOutlines(bavaria).features,
      ...decodeOutlines(wuerttemberg).features,
    ]);
    const ulm = [...both].filter(([, ids]) => ids.includes('DE:3:09775'));
    const withNeighbours = ulm.filter(([, ids]) => ids.length === 2);
    // Neu-Ulm is inside of the two Länder, so none of its edges borders on anything else.
    expect(withNeighbours).toHaveLength(ulm.length);
    const [usa, canada] = [await pieceOf('US', 2, band), await pieceOf('CA', 2, band)];
    const border = [
      ...edgesOf([...decodeOutlines(usa).features, ...decodeOutlines(canada).features]),
    ]
      .filter(([, ids]) => ids.includes('US:2:US-ND'))
      .filter(([, ids]) => ids.length === 1);
    // North Dakota borders on two provinces and three states, and on no water.
    expect(border).toEqual([]);
  },
);

function sharedPoints(one: OutlinePiece, other: OutlinePiece): number {
  const points = (piece: OutlinePiece) =>
    new Set(
      decodeOutlines(piece)
        .features.flatMap(({ geometry }) => geometry.coordinates.flat(2))
        .map(String),
    );
  return points(one).intersection(points(other)).size;
}

test('a view gets the addresses of its pieces, which browsers store for good [OPP-02]', async () => {
  const view = { level: 2 as const, bounds: '-2,43,8,49' as never, zoom: 5.2 };
  const { body } = await admin.call(getOutlinesCall, { params, query: view });
  expect(body.attributions).toContain('IGN, INSEE (Licence Ouverte)');
  const france = body.pieces.find(({ url }) => url.endsWith('/FR'));
  expect(body.pieces.some(({ url }) => url.endsWith('/NO'))).toBe(false);
  const read = await admin.send({ method: 'GET', path: france?.url ?? '' });
  expect(read.headers['cache-control']).toBe('private, max-age=31536000, immutable');
  const { features } = decodeOutlines(read.body as OutlinePiece);
  expect(features.map(({ properties: { id } }) => id)).toContain('FR:2:76');
  const packed = await suite.server.inject({
    url: france?.url ?? '',
    headers: { 'accept-encoding': 'gzip' },
    cookies: Object.fromEntries(admin.cookies),
  });
  expect(packed.headers['content-encoding']).toBe('gzip');
  expect(JSON.parse(gunzipSync(packed.rawPayload).toString('utf8'))).toEqual(read.body);
});

test('a large country is read by its parts, the world from far away in one [OPP-02]', async () => {
  const partsAt = async (level: AreaLevel, bounds: string, zoom: number) => {
    const query = { level, bounds: bounds as never, zoom };
    const { body } = await admin.call(getOutlinesCall, { params, query });
    return body.pieces.map(({ url }) => url.split('/').at(-1));
  };
  expect(await partsAt(4, '11.4,48.0,11.7,48.3', 11)).toEqual(['DE.09']);
  expect(await partsAt(1, '-180,-85,180,85', 1)).toEqual(['world']);
  // Across the date line.
  const pacific = await partsAt(2, '170,-50,-170,-30', 4);
  expect(pacific.length).toBeGreaterThan(0);
  expect(pacific).not.toContain('FR');
});

test('addresses of pieces that do not exist are not found [OPP-02]', async () => {
  const { body } = await admin.call(getOutlinesCall, {
    params,
    query: { level: 2, bounds: '0,40,5,45' as never, zoom: 6 },
  });
  const url = body.pieces[0]?.url ?? '';
  const [, version = ''] = /outlines\/([^/]+)\//.exec(url) ?? [];
  const statusOf = async (path: string) => (await admin.send({ method: 'GET', path })).status;
  const base = `/gtr-api/opportunity/clients/${client.id}/outlines`;
  expect(await statusOf(`${base}/${version}/2/7/FR`)).toBe(200);
  for (const path of [
    'other/2/7/FR',
    `${version}/2/6/FR`,
    `${version}/2/7/XX`,
    `${version}/2/7/FR.nope`,
  ])
    expect(await statusOf(`${base}/${path}`), path).toBe(404);
  expect(await statusOf(`${base}/${version}/2/7/${client.id}%2F${client.id}`)).toBe(400);
  expect(await statusOf(`${base}/${version}/2/7/own.${client.id}`)).toBe(404);
});
