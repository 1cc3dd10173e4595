import { afterEach, expect, test, vi } from 'vitest';
import type { BaseMap } from '#platform/contract/map/base-map.ts';
import { chooseBaseMap } from './choose-base-map.ts';

const own: BaseMap = { kind: 'style', style: 'https://maps.example/style.json?key=k' };
const base: BaseMap = { kind: 'tiles', tiles: '/map/1/{z}', deepest: 7, attribution: 'Base' };
const part: BaseMap = { ...base, tiles: '/map/2/{z}', attribution: 'OSM', bounds: [1, 2, 3, 4] };
const style = {
  version: 8,
  layers: [],
  sources: { a: { type: 'vector', url: 'https://maps.example/tiles.json' } },
};
const TILE_JSON = { attribution: '<a href="https://x.example">A provider</a>' };

const answering = (answers: Record<string, unknown>) =>
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (address) => {
    const answer = answers[new URL(String(address)).pathname];
    return answer === undefined ? new Response('no', { status: 403 }) : Response.json(answer);
  });

afterEach(() => vi.restoreAllMocks());

test('a client’s own map wins, and names its provider [LOC-04]', async () => {
  answering({ '/style.json': style, '/tiles.json': TILE_JSON });
  const stood = await chooseBaseMap([own, part, base]);
  expect(stood).toMatchObject({ on: own, isLast: false, attribution: 'A provider' });
  expect(stood?.drawn).toEqual({ kind: 'style', style });
});

test.each([
  ['is refused', {}],
  ['is no style', { '/style.json': { sorry: true } }],
  ['lacks its sources', { '/style.json': style }],
])(
  'a client’s own map that %s is silently replaced by the next one [LOC-04]',
  async (_case, answers) => {
    answering(answers);
    const said = (['log', 'warn', 'error'] as const).map((name) => vi.spyOn(console, name));
    expect(await chooseBaseMap([own, base])).toMatchObject({ on: base, isLast: true, closest: 14 });
    for (const spy of said) expect(spy).not.toHaveBeenCalled();
  },
);

test('regional streets are drawn on the base map, with both attributions [BEY-02]', async () => {
  expect(await chooseBaseMap([part, base])).toMatchObject({
    on: part,
    drawn: { tiles: part, under: base },
    attribution: 'OSM, Base',
    closest: 18,
  });
});

test('every base map comes with the preview images of the built-in map, if there are any [BEY-02]', async () => {
  answering({ '/style.json': style, '/tiles.json': TILE_JSON });
  const pictured: BaseMap = { ...base, pictures: '/map/first/{theme}/{z}/{x}/{y}.svg' };
  for (const grounds of [[own, pictured], [part, pictured], [pictured]])
    expect((await chooseBaseMap(grounds))?.pictures).toEqual({
      address: '/map/first/{theme}/{z}/{x}/{y}.svg',
      deepest: 7,
    });
  expect((await chooseBaseMap([base]))?.pictures).toBeNull();
});
