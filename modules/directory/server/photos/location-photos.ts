import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { PHOTO_LIMIT_BYTES } from '#modules/directory/contract/limits.ts';
import {
  type LocationPhoto,
  PHOTO_KINDS,
} from '#modules/directory/contract/locations/location-photos.ts';
import { photoUnknown } from '#modules/directory/contract/locations/location-problems.ts';
import { manageLocations } from '#modules/directory/contract/permissions.ts';
import type { Permission } from '#platform/contract/permission.ts';
import { notFound } from '#platform/contract/problems.ts';
import { redrawPicture } from '#platform/server/files/pictures.ts';
import type { StoredFile } from '#platform/server/files/stored-file.ts';
import type { FileAnswer } from '#platform/server/http/answer/send-answer.ts';
import type { ReceivedFile } from '#platform/server/http/request/multipart-parts.ts';
import type { Context } from '../tables.ts';

const SIDE_PX = 2_000;
/** An unused photo is deleted after this time. */
const UNSAVED_HOURS = 24;

/** Stores a photo without camera metadata; it expires unless a location or a change request is saved with it. */
export async function uploadPhoto(
  { db, app }: Context,
  { clientId, file, may }: { clientId: string; file: ReceivedFile; may: Permission },
): Promise<{ fileId: string }> {
  const drawn = await redrawPicture(await buffer(file.stream), {
    name: file.name,
    allow: PHOTO_KINDS,
    sidePx: SIDE_PX,
    as: 'jpeg',
  });
  const { id } = await app.files.put(db, {
    clientId,
    name: 'photo.jpg',
    stream: Readable.from([drawn]),
    maxBytes: PHOTO_LIMIT_BYTES,
    allow: ['jpeg'],
    may,
    expiresAt: new Date(Date.now() + UNSAVED_HOURS * 3_600_000),
  });
  return { fileId: id };
}

/** Makes the files of new photos permanent and deletes the files of removed photos. */
export async function savePhotoFiles(
  { db, app }: Context,
  location: { clientId: string; id: string },
  photos: readonly LocationPhoto[],
): Promise<void> {
  const { clientId } = location;
  const row = await db
    .selectFrom('directory.locations')
    .select('photos')
    .where('client_id', '=', clientId)
    .where('id', '=', location.id)
    .executeTakeFirst();
  const before = new Set(row?.photos.map(({ fileId }) => fileId));
  for (const { fileId: id } of photos) {
    if (before.delete(id)) continue;
    const file = await app.files.find(db, { clientId, id }).catch(() => undefined);
    // A photo without expiry already belongs to another location.
    if (!file || !isPhoto(file) || file.expiresAt === null) throw photoUnknown();
    if (!(await app.files.keep(db, { clientId, id }))) throw photoUnknown();
  }
  for (const id of before) await app.files.remove(db, { clientId, id });
}

/** Which of the ids are uploaded photos that no location uses yet. */
export async function unsavedPhotos(
  { db, app }: Context,
  wanted: { clientId: string; ids: readonly string[] },
): Promise<Set<string>> {
  const files = await app.files.findAll(db, wanted);
  return new Set(
    files.filter((file) => isPhoto(file) && file.expiresAt !== null).map(({ id }) => id),
  );
}

/** Only files uploaded as location photos are public. */
export async function readLocationPhoto(
  { db, app }: Context,
  photo: { clientId: string; id: string },
): Promise<FileAnswer> {
  if (!isPhoto(await app.files.find(db, photo))) throw notFound();
  return app.files.answer(db, { ...photo, inline: true });
}

function isPhoto({ kind, asksFor }: StoredFile): boolean {
  return kind === 'jpeg' && asksFor === manageLocations.ability;
}
