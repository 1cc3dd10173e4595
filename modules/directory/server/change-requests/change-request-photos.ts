import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { requestPhotoUnknown } from '#modules/directory/contract/change-requests/change-request-problems.ts';
import { PHOTO_LIMIT_BYTES } from '#modules/directory/contract/limits.ts';
import { PHOTO_KINDS } from '#modules/directory/contract/locations/location-photos.ts';
import { seeChangeRequests } from '#modules/directory/contract/permissions.ts';
import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';
import { redrawPicture } from '#platform/server/files/pictures.ts';
import type { ReceivedFile } from '#platform/server/http/request/multipart-parts.ts';

type Context = { db: Db; app: App };

const SIDE_PX = 2_000;
/** A photo that no request is sent with is deleted after this time. */
const UNSENT_HOURS = 24;

/** Stores the image without camera metadata. Unlike a location photo, it is never public. */
export async function uploadRequestPhoto(
  { db, app }: Context,
  { clientId, file }: { clientId: string; file: ReceivedFile },
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
    may: seeChangeRequests,
    expiresAt: new Date(Date.now() + UNSENT_HOURS * 3_600_000),
  });
  return { fileId: id };
}

/** Attaches the file to its request. A file without expiry already belongs to another request. */
export async function storeRequestPhoto(
  { db, app }: Context,
  photo: { clientId: string; id: string },
): Promise<void> {
  const file = await app.files.find(db, photo).catch(() => undefined);
  if (file?.asksFor !== seeChangeRequests.ability || file.expiresAt === null)
    throw requestPhotoUnknown();
  if (!(await app.files.keep(db, photo))) throw requestPhotoUnknown();
}
