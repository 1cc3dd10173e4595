import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { OutboundAllow } from '../../outbound/outbound-allow.ts';
import { OutboundHttp } from '../../outbound/outbound-http.ts';
import { RemoteBytes } from '../base-maps/open-streets.ts';
import { toConnectorCode } from '../provider-failure.ts';
import { type MapProvider, startMapProvider } from '../testing/map-provider.ts';
import { ArchiveChanged } from './archive-bytes.ts';
import { TileArchive } from './tile-archive.ts';

const outbound = new OutboundHttp({ allow: new OutboundAllow([]) });
let provider: MapProvider;
let archive: TileArchive;

beforeEach(async () => {
  provider = await startMapProvider();
  archive = new TileArchive(new RemoteBytes(outbound, provider.archiveUrl));
  onTestFinished(() => provider.close());
});

test('an archive elsewhere is read in parts, each directory once [BEY-02]', async () => {
  expect(await archive.header()).toMatchObject({ minZoom: 8, maxZoom: 14 });
  expect(await archive.metadata()).toMatchObject({ name: 'A town for tests' });
  const tile = await archive.tile(13, 4160, 2957);
  expect(tile?.encoding).toBe('gzip');
  expect(await archive.tile(3, 4, 2)).toBeNull();
  expect(await archive.tile(13, 0, 0)).toBeNull();
  expect(provider.asked).toHaveLength(3);
});

test.each([
  ['broken', 'STATUS_NOT_OK'],
  ['forbidden', 'NOT_AUTHORISED'],
  ['page', 'STATUS_NOT_OK'],
  ['whole', 'ANSWER_TOO_LARGE'],
  ['truncated', 'ANSWER_NOT_UNDERSTOOD'],
  ['rubbish', 'ANSWER_NOT_UNDERSTOOD'],
  ['shifted', 'ANSWER_NOT_UNDERSTOOD'],
] as const)(
  'a provider that is %s gives no map, and is tried again the next time [BEY-02]',
  async (mood, code) => {
    provider.mood = mood;
    expect(toConnectorCode(await archive.header().catch((error: unknown) => error))).toBe(code);
    provider.mood = 'fine';
    expect(await archive.header()).toMatchObject({ maxZoom: 14 });
  },
);

test('a tile that comes short is no tile, and comes whole the next time', async () => {
  await archive.header();
  provider.mood = 'truncated';
  await expect(archive.tile(13, 4160, 2957)).rejects.toThrow('ANSWER_NOT_UNDERSTOOD');
  provider.mood = 'fine';
  expect(await archive.tile(13, 4160, 2957)).not.toBeNull();
});

test('an archive that was replaced is noticed before its bytes are taken for the old one’s [BEY-02]', async () => {
  await archive.header();
  provider.etag = '"two"';
  await expect(archive.tile(13, 4160, 2957)).rejects.toThrow(ArchiveChanged);
});
