import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import {
  getLocationPhotoCall,
  type LocationPhoto,
  photoPath,
  uploadLocationPhotoCall,
} from '#modules/directory/contract/locations/location-photos.ts';
import {
  createLocationCall,
  getLocationCall,
  updateLocationCall,
} from '#modules/directory/contract/locations/manage-locations.ts';
import { loadSharp } from '#platform/server/files/pictures.ts';
import { SeenInFile } from '#platform/server/imports/seen-in-file.ts';
import { testApp } from '#platform/testing/test-app.ts';
import { identifyLocations } from '../locations/identify-locations.ts';
import { readPhotos } from '../locations/location-cells.ts';
import { writeLocations } from '../locations/location-import.ts';
import type { DirectoryTables } from '../tables.ts';

const suite = await testApp({ work: false });
const client = await suite.people.client();
const other = await suite.people.client();
const admin = await suite.adminOf(client);
const params = { uuid: client.id };
const sharp = await loadSharp();
const PICTURE = await sharp({
  create: { width: 40, height: 30, channels: 4, background: '#4477aa80' },
})
  .withExif({ IFD0: { Copyright: 'Somebody' } })
  .png()
  .toBuffer();

async function upload(): Promise<string> {
  const file = new File([new Uint8Array(PICTURE)], 'front.png');
  return (await admin.upload(uploadLocationPhotoCall, { params, file })).body.fileId;
}
const create = (photos: { fileId: string; alt: string }[]) =>
  admin.call(createLocationCall, { params, body: { name: 'Shop', country: 'NO', photos } });
const photoOf = (uuid: string, fileId: string) =>
  suite.visitor().call(getLocationPhotoCall, { params: { uuid, fileId } });

test('a photo is uploaded, saved with a location and public, without camera metadata [LOC-06]', async () => {
  const fileId = await upload();
  const made = await create([{ fileId, alt: 'The front' }]);
  expect(made.body.photos).toEqual([{ fileId, alt: 'The front' }]);
  const shown = await photoOf(client.id, fileId);
  expect(shown.headers['content-type']).toBe('image/jpeg');
  expect(shown.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  const picture = await sharp(shown.raw.rawPayload).metadata();
  expect(picture).toMatchObject({ width: 40, height: 30, format: 'jpeg' });
  expect(picture.exif).toBeUndefined();
  expect((await photoOf(other.id, fileId)).status).toBe(404);
});

test('a photo that a location no longer has is gone [LOC-06]', async () => {
  const [first, second] = [await upload(), await upload()];
  const { body: made } = await create([
    { fileId: first, alt: '' },
    { fileId: second, alt: '' },
  ]);
  const { body: changed } = await admin.call(updateLocationCall, {
    params: { ...params, id: made.id },
    body: { photos: [{ fileId: second, alt: 'Inside' }], version: made.version },
  });
  expect(changed.photos).toEqual([{ fileId: second, alt: 'Inside' }]);
  expect((await photoOf(client.id, first)).status).toBe(404);
  expect((await photoOf(client.id, second)).status).toBe(200);
});

test('a file arranges, describes and removes photos of a location, and brings no photo of another one [SUP-02] [LOC-06]', async () => {
  const [first, second, foreign] = [await upload(), await upload(), await upload()];
  const photos = [
    { fileId: first, alt: 'The front' },
    { fileId: second, alt: '' },
  ];
  const { body: made } = await create(photos);
  await create([{ fileId: foreign, alt: '' }]);
  const address = (fileId: string) => `http://suite.test${photoPath(client.id, fileId)}`;
  const written = async (cell: string) => {
    const values = { code: made.code, photos: readPhotos(cell, {} as never) as LocationPhoto[] };
    const rows = [{ line: 2, values, exists: true }];
    const about = { rows, clientId: client.id, app: suite.app };
    return suite.app.database
      .ofClient<DirectoryTables>(client.id)
      .transaction()
      .execute(async (db) => {
        const { faults = [] } = await identifyLocations({ ...about, db, seen: new SeenInFile() });
        if (faults.length === 0) await writeLocations({ ...about, db });
        return faults.map(({ column, code }) => [column, code]);
      });
  };
  const read = async () =>
    (await admin.call(getLocationCall, { params: { ...params, id: made.id } })).body.photos;
  expect(await written(`${address(second)} (Inside); ${address(first)}`)).toEqual([]);
  expect(await read()).toEqual([
    { fileId: second, alt: 'Inside' },
    { fileId: first, alt: '' },
  ]);
  expect(await written(address(foreign))).toEqual([['photos', 'directory.photoUnknown']]);
  expect(await written(address(first))).toEqual([]);
  expect(await read()).toEqual([{ fileId: first, alt: '' }]);
  expect((await photoOf(client.id, second)).status).toBe(404);
  expect((await photoOf(client.id, foreign)).status).toBe(200);
});

test('a file brings uploaded photos to a new location, each to one alone, and no photo of another one [SUP-02] [LOC-06]', async () => {
  const [first, second, saved] = [await upload(), await upload(), await upload()];
  await create([{ fileId: saved, alt: '' }]);
  const address = (fileId: string) => `http://suite.test${photoPath(client.id, fileId)}`;
  const written = (lines: Record<string, string>) =>
    suite.app.database
      .ofClient<DirectoryTables>(client.id)
      .transaction()
      .execute(async (db) => {
        const rows = Object.entries(lines).map(([code, cell], at) => ({
          line: at + 2,
          exists: false,
          values: {
            ...{ code, name: code, country: 'FR' },
            photos: readPhotos(cell, {} as never) as LocationPhoto[],
          },
        }));
        const about = { rows, db, clientId: client.id, app: suite.app };
        const { faults = [] } = await identifyLocations({ ...about, seen: new SeenInFile() });
        if (faults.length === 0) await writeLocations(about);
        return faults.map(({ line, column, code }) => [line, column, code]);
      });
  const unknown = 'directory.photoUnknown';
  expect(await written({ 'NEW-1': address(saved) })).toEqual([[2, 'photos', unknown]]);
  expect(await written({ 'NEW-1': address(first), 'NEW-2': address(first) })).toEqual([
    [3, 'photos', unknown],
  ]);
  const cell = `${address(second)} (The front); ${address(first)}`;
  expect(await written({ 'NEW-1': cell })).toEqual([]);
  const row = await suite.app.database
    .ofClient<DirectoryTables>(client.id)
    .selectFrom('directory.locations')
    .select('photos')
    .where('client_id', '=', client.id)
    .where('code', '=', 'NEW-1')
    .executeTakeFirstOrThrow();
  expect(row.photos).toEqual([
    { fileId: second, alt: 'The front' },
    { fileId: first, alt: '' },
  ]);
  const stored = await suite.app.files.findAll(suite.app.database.ofClient(client.id), {
    clientId: client.id,
    ids: [first, second],
  });
  expect(stored.map(({ expiresAt }) => expiresAt)).toEqual([null, null]);
  expect(await written({ 'NEW-2': address(first) })).toEqual([[2, 'photos', unknown]]);
});

test('a photo of another location, of another client or of another kind of file is refused [LOC-06]', async () => {
  const used = await upload();
  await create([{ fileId: used, alt: '' }]);
  const sheet = await suite.app.files.put(suite.app.database.acrossClients(), {
    clientId: client.id,
    name: 'private.jpg',
    stream: Readable.from([await sharp(PICTURE).flatten().jpeg().toBuffer()]),
    maxBytes: 100_000,
    allow: ['jpeg'],
    expiresAt: new Date(Date.now() + 60_000),
  });
  for (const fileId of [used, sheet.id, '019a0000-0000-7000-8000-000000000000']) {
    const { status, problem } = await create([{ fileId, alt: '' }]);
    expect([status, problem.code]).toEqual([422, 'PHOTO_UNKNOWN']);
  }
  expect((await photoOf(client.id, sheet.id)).status).toBe(404);
  const twice = await upload();
  const { problem } = await create([
    { fileId: twice, alt: '' },
    { fileId: twice, alt: '' },
  ]);
  expect(problem.errors).toMatchObject([{ field: 'body.photos', code: 'photoTwice' }]);
});

test('a file that is not an image or is broken is refused [LOC-06]', async () => {
  const sent = async (content: BlobPart) =>
    (await admin.upload(uploadLocationPhotoCall, { params, file: new File([content], 'a.png') }))
      .problem.code;
  expect(await sent('<svg onload="x"/>')).toBe('FILE_TYPE_NOT_ALLOWED');
  expect(await sent(new Uint8Array(PICTURE.subarray(0, -20)))).toBe('PICTURE_BROKEN');
});
