import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, describe, expect, test } from 'vitest';
import { Problem } from '#platform/contract/problem.ts';
import { startTestS3 } from '#platform/testing/s3/test-s3.ts';
import { FolderStore } from './create-file-store.ts';
import { parseS3Address } from './file-store.ts';
import { S3Store } from './s3-store.ts';
import { writeFile } from './write-file.ts';

const folder = await mkdtemp(join(tmpdir(), 'files-'));
const s3 = await startTestS3();
const stores = [
  { name: 'a folder', store: new FolderStore(folder) },
  { name: 'a bucket', store: new S3Store(parseS3Address(s3.url)) },
];
afterAll(async () => {
  for (const { store } of stores) store.close();
  await s3.close();
  await rm(folder, { recursive: true });
});

const KEY = 'client/file';
const LIMIT = 20 * 1024 * 1024;
/** Larger than one part, so that it is uploaded in several. */
const LARGE = Buffer.alloc(12 * 1024 * 1024, 'a;b\n');
const inPieces = (content: Buffer) =>
  Readable.from(
    (function* () {
      for (let at = 0; at < content.length; at += 65_536) yield content.subarray(at, at + 65_536);
    })(),
    { objectMode: false },
  );

describe.each(stores)('a file in $name', ({ store }) => {
  const write = (stream: Readable, given: { name?: string; maxBytes?: number } = {}) =>
    writeFile(store, {
      key: KEY,
      name: given.name ?? 'contacts.csv',
      stream,
      maxBytes: given.maxBytes ?? LIMIT,
      allow: ['csv', 'xlsx'],
      beforeWrite: async () => {},
    });
  const refusal = async (written: Promise<unknown>) => {
    const error = await written.then(
      () => undefined,
      (thrown: unknown) => thrown,
    );
    expect(error).toBeInstanceOf(Problem);
    return error as Problem;
  };
  const expectNothingStored = () => expect(store.read(KEY)).rejects.toThrow();

  test('comes back as it went in, and is gone when removed', async () => {
    const written = await write(inPieces(LARGE));
    expect(written).toMatchObject({ kind: 'csv', size: LARGE.length });
    expect(written.sha256).toMatch(/^[0-9a-f]{64}$/);
    expect((await buffer(await store.read(KEY))).equals(LARGE)).toBe(true);
    await store.remove(KEY);
    await expectNothingStored();
    await store.remove(KEY);
  });

  test('is refused if it exceeds the limit, and nothing of it is stored', async () => {
    const problem = await refusal(write(inPieces(LARGE), { maxBytes: 10 * 1024 * 1024 }));
    expect(problem).toMatchObject({ code: 'FILE_TOO_LARGE', params: { megabytes: 10 } });
    await expectNothingStored();
  });

  test('may be exactly as large as the limit', async () => {
    expect(await write(inPieces(LARGE), { maxBytes: LARGE.length })).toMatchObject({
      size: LARGE.length,
    });
    await store.remove(KEY);
  });

  test('is refused when it is empty', async () => {
    expect((await refusal(write(Readable.from([])))).code).toBe('FILE_EMPTY');
    await expectNothingStored();
  });

  test('is refused when its content is of another kind than allowed', async () => {
    const problem = await refusal(write(Readable.from([Buffer.from('<svg/>')])));
    expect(problem).toMatchObject({
      code: 'FILE_TYPE_NOT_ALLOWED',
      params: { allowed: '.csv, .xlsx' },
    });
    const text = write(Readable.from([Buffer.from('hello')]), { name: 'a.txt' });
    expect((await refusal(text)).code).toBe('FILE_TYPE_NOT_ALLOWED');
    await expectNothingStored();
  });

  test('is not stored if its sender disconnects, and the stream is released', async () => {
    const broken = Readable.from(
      (async function* () {
        yield LARGE.subarray(0, 6 * 1024 * 1024);
        throw new Error('connection lost');
      })(),
      { objectMode: false },
    );
    await expect(write(broken)).rejects.toThrow('connection lost');
    expect(broken.destroyed).toBe(true);
    await expectNothingStored();
  });
});

test.each(stores)('unread streams from $name do not block other readers', async ({ store }) => {
  await store.write(KEY, inPieces(LARGE));
  const untaken = await Promise.all(Array.from({ length: 60 }, () => store.read(KEY)));
  expect((await buffer(await store.read(KEY))).equals(LARGE)).toBe(true);
  expect(untaken.some(({ readableDidRead }) => readableDidRead)).toBe(false);
  await store.remove(KEY);
});

test.each(stores)('abandoned streams from $name are released', async ({ store }) => {
  await store.write(KEY, inPieces(LARGE));
  for (let turn = 0; turn < 60; turn += 1) {
    const stream = await store.read(KEY);
    await once(stream, 'readable');
    stream.destroy();
    await once(stream, 'close');
  }
  expect((await buffer(await store.read(KEY))).equals(LARGE)).toBe(true);
  await store.remove(KEY);
});

test('a file that goes between being found and being read fails its stream', async () => {
  const store = new FolderStore(folder);
  await store.write(KEY, inPieces(LARGE));
  const stream = await store.read(KEY);
  await store.remove(KEY);
  await expect(buffer(stream)).rejects.toMatchObject({ code: 'ENOENT' });
});

test('the folder holds no half-written file after refusals', async () => {
  expect(await readdir(join(folder, 'client'))).toEqual([]);
});

test('the bucket holds no half-finished upload after refusals', async () => {
  expect(await s3.openUploads()).toEqual([]);
});

test('a key cannot leave the folder', async () => {
  await expect(new FolderStore(folder).read('../secret')).rejects.toThrow('words and slashes');
});
