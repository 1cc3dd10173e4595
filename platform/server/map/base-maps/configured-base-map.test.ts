import { copyFile, mkdtemp, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import type { App } from '../../app.ts';
import type { ConnectorCheckResult } from '../../connectors/connectors.ts';
import { OutboundAllow } from '../../outbound/outbound-allow.ts';
import { OutboundHttp } from '../../outbound/outbound-http.ts';
import { type MapTiles, parseMapTiles } from '../map-tiles-setting.ts';
import { type MapProvider, startMapProvider, townFile } from '../testing/map-provider.ts';
import { ConfiguredBaseMap } from './configured-base-map.ts';

const AT = { z: 13, x: 4160, y: 2957 };
let provider: MapProvider;
let reported: string[];

beforeEach(async () => {
  provider = await startMapProvider();
  reported = [];
  onTestFinished(() => provider.close());
});

function openBaseMap(setting: string): ConfiguredBaseMap {
  const app = {
    config: { publicUrl: 'https://suite.test' },
    outbound: new OutboundHttp({ allow: new OutboundAllow([]) }),
    connectors: {
      report: (_name: string, _key: string, { code }: ConnectorCheckResult) => reported.push(code),
    },
    log: { warn() {} },
  } as unknown as App;
  const made = new ConfiguredBaseMap(app, parseMapTiles(setting) as MapTiles);
  onTestFinished(() => made.close());
  return made;
}

test('remote street tiles are served through the suite, with their bounds and attribution [BEY-02]', async () => {
  const streets = openBaseMap(provider.archiveUrl);
  expect(await streets.ground()).toMatchObject({
    kind: 'tiles',
    tiles: expect.stringMatching(/^\/map\/streets\/[0-9a-f]{12}\/\{z\}\/\{x\}\/\{y\}\.mvt$/),
    deepest: 14,
    bounds: [2.797, 44.648, 2.897, 44.72],
    attribution: 'Streets of nowhere © nobody',
  });
  expect((await streets.tile(AT))?.tile).not.toBeNull();
  expect((await streets.tile({ z: 13, x: 0, y: 0 }))?.tile).toBeNull();
  expect(reported).toEqual(['ANSWERS']);
});

test('a failing provider is left out and reported to the operator [BEY-02]', async () => {
  provider.mood = 'forbidden';
  const streets = openBaseMap(provider.archiveUrl);
  expect(await streets.ground()).toBeNull();
  expect(await streets.tile(AT)).toBeNull();
  expect(reported).toEqual(['NOT_AUTHORISED']);
});

test('tiles that stop coming are a failure, not open sea [BEY-02]', async () => {
  const streets = openBaseMap(provider.archiveUrl);
  await streets.ground();
  provider.mood = 'broken';
  await expect(streets.tile(AT)).rejects.toThrow('STATUS_NOT_OK');
});

test('an archive that is replaced is served under another address from then on [BEY-02]', async () => {
  const streets = openBaseMap(provider.archiveUrl);
  const before = await streets.ground();
  provider.etag = '"two"';
  expect((await streets.tile(AT))?.tile).not.toBeNull();
  expect(await streets.ground()).not.toEqual(before);
});

test('a file of streets is read, and one that takes its place has another version [BEY-02]', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'streets-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, 'town.pmtiles');
  const versionOf = async () => (await openBaseMap(file).tile(AT))?.version;
  expect(await versionOf()).toBeUndefined();
  await copyFile(townFile, file);
  const first = await versionOf();
  await utimes(file, 1, 1);
  expect(first).toBeDefined();
  expect(await versionOf()).not.toBe(first);
});

test('a provider’s style is handed on as long as it is one and leads to no other host [BEY-02]', async () => {
  expect(await openBaseMap(provider.styleUrl).ground()).toEqual({
    kind: 'style',
    style: provider.styleUrl,
  });
  for (const style of [
    { version: 7, sources: {}, layers: [] },
    { ...provider.style, glyphs: 'https://elsewhere.example/{range}.pbf' },
    { ...provider.style, sources: { a: { tiles: ['https://elsewhere.example/{z}'] } } },
  ]) {
    provider.style = style;
    expect(await openBaseMap(provider.styleUrl).ground()).toBeNull();
  }
  expect(reported.slice(1)).toEqual(Array(3).fill('ANSWER_NOT_UNDERSTOOD'));
});
