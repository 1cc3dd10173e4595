import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { LOGO_KINDS } from '#modules/touchpoints/contract/qr-codes.ts';
import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';
import { cleanFileName, fileExtension } from '#platform/server/files/file-name.ts';
import { redrawPicture } from '#platform/server/files/redraw-picture.ts';
import type { StoredFile } from '#platform/server/files/stored-file.ts';
import type { ReceivedFile } from '#platform/server/http/request/received-file.ts';

const MOST_SIDE_PX = 1_000;
/** A picture of a thousand by a thousand pixels that cannot be compressed at all. */
const MOST_BYTES = 5 * 1024 * 1024;

/** Stores only the pixels of an image and drops all other content of its file. */
export async function storeLogo(
  { db, app }: { db: Db; app: App },
  { clientId, userId, file }: { clientId: string; userId: string; file: ReceivedFile },
): Promise<StoredFile> {
  const name = cleanFileName(file.name);
  const drawn = await redrawPicture(await buffer(file.stream), {
    name,
    allow: LOGO_KINDS,
    sidePx: MOST_SIDE_PX,
    as: 'png',
  });
  return app.files.put(db, {
    clientId,
    name: `${name.slice(0, -fileExtension(name).length - 1)}.png`,
    stream: Readable.from([drawn]),
    maxBytes: MOST_BYTES,
    allow: ['png'],
    ownerUserId: userId,
  });
}
