import { buffer } from 'node:stream/consumers';
import { crc32, deflateRawSync } from 'node:zlib';
import { BlobReader, TextWriter, ZipReader } from '@zip.js/zip.js';
import { expect, test } from 'vitest';
import { Texts } from '#platform/server/texts/texts.ts';
import {
  CentralDirectory,
  localHeader,
  type PackedFile,
  type ZipFile,
  zipArchive,
} from './zip-archive.ts';
import { ZipManifest } from './zip-manifest.ts';

const numbered = (at: number): ZipFile => ({
  name: `ma-example_é${at}.svg`,
  content: Buffer.from(`<svg>${at} é</svg>`),
});

async function* files(count: number): AsyncGenerator<ZipFile> {
  for (let at = 0; at < count; at += 1) yield numbered(at);
}

/** All but the last have the same content, compressed once: compressing each takes most of the time. */
async function* manyFiles(count: number): AsyncGenerator<ZipFile> {
  const text = Buffer.from('<svg/>');
  const packed: PackedFile = {
    parts: [deflateRawSync(text)],
    size: text.length,
    sum: crc32(text),
  };
  for (let at = 0; at < count - 1; at += 1) yield { ...numbered(at), content: packed };
  yield numbered(count - 1);
}

const opened = async (archive: AsyncIterable<Buffer>) =>
  new ZipReader(new BlobReader(new Blob([Uint8Array.from(await buffer(archive))])));

test('an archive is read by another program, names and contents as they were [TP-07]', async () => {
  const reader = await opened(zipArchive(files(3)));
  const entries = await reader.getEntries();
  expect(entries.map(({ filename }) => filename)).toEqual([
    'ma-example_é0.svg',
    'ma-example_é1.svg',
    'ma-example_é2.svg',
  ]);
  const [, second] = entries;
  if (!second || second.directory) throw new Error('the second file is missing');
  // The reader compares the content with its checksum.
  expect(await second.getData(new TextWriter(), { checkSignature: true })).toBe('<svg>1 é</svg>');
});

test('more files than the old format can count are all there [TP-07]', async () => {
  const reader = await opened(zipArchive(manyFiles(65_537)));
  const entries = await reader.getEntries();
  expect(entries).toHaveLength(65_537);
  const last = entries.at(-1);
  if (!last || last.directory) throw new Error('the last file is missing');
  expect(await last.getData(new TextWriter(), { checkSignature: true })).toBe('<svg>65536 é</svg>');
});

test('a file behind four gigabytes is found', () => {
  const far = { name: Buffer.from('far'), size: 1, packedSize: 3, sum: 0, offset: 5 * 1024 ** 3 };
  const directory = new CentralDirectory(new Date());
  directory.add(far);
  const [line, large, end] = [...directory.write(far.offset + 36)];
  expect(line?.readUInt32LE(42)).toBe(0xffffffff);
  expect(line?.readBigUInt64LE((line?.length ?? 0) - 8)).toBe(BigInt(far.offset));
  expect(large?.readBigUInt64LE(48)).toBe(BigInt(far.offset + 36));
  expect(end?.readUInt32LE(16)).toBe(0xffffffff);
  expect(localHeader(far, new Date()).readUInt16LE(4)).toBe(45);
});

test('the manifest runs nothing when a spreadsheet opens it [TP-07]', async () => {
  const manifest = new ZipManifest({ reader: 'de', translate: new Texts().translator('de') });
  await manifest.add({
    file: 'a.svg',
    sku: '=1+1',
    short_url: 'https://ma.example/a',
    quantity: 0,
    id: '1',
    suffix: 'a',
    print_guard: 'fine',
  });
  const content = await manifest.end();
  async function* one(): AsyncGenerator<ZipFile> {
    yield { name: 'manifest.csv', content };
  }
  const [entry] = await (await opened(zipArchive(one()))).getEntries();
  if (!entry || entry.directory) throw new Error('the manifest is missing');
  expect(await entry.getData(new TextWriter(), { checkSignature: true })).toBe(
    "Datei;SKU;Kurz-URL;Menge;ID;Suffix;Druckprüfung\r\na.svg;'=1+1;https://ma.example/a;0;1;a;fine\r\n",
  );
});
