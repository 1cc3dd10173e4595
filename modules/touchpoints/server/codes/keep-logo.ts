import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { LOGO_KINDS } from '#modules/touchpoints/contract/qr-codes.ts';
import { extensionsOf, type FileKind } from '#platform/contract/files/file-kind.ts';
import {
  fileEmpty,
  fileTypeNotAllowed,
  pictureBroken,
} from '#platform/contract/files/file-problems.ts';
import { PICTURE_PIXELS } from '#platform/contract/limits.ts';
import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';
import { detectFileKind } from '#platform/server/files/detect-file-kind.ts';
import { cleanFileName, fileExtension } from '#platform/server/files/file-name.ts';
import { loadSharp } from '#platform/server/files/load-sharp.ts';
import { requireDrawable } from '#platform/server/files/require-drawable.ts';
import type { StoredFile } from '#platform/server/files/stored-file.ts';
import type { ReceivedFile } from '#platform/server/http/request/received-file.ts';

const MOST_SIDE_PX = 1_000;
/** A picture of a thousand by a thousand pixels that cannot be compressed at all. */
const MOST_BYTES = 5 * 1024 * 1024;

/** Keeps the pixels of a picture and nothing else that its file may have carried. */
export async function keepLogo(
  { db, app }: { db: Db; app: App },
  { clientId, userId, file }: { clientId: string; userId: string; file: ReceivedFile },
): Promise<StoredFile> {
  const name = cleanFileName(file.name);
  return app.files.put(db, {
    clientId,
    name: `${name.slice(0, -fileExtension(name).length - 1)}.png`,
    stream: Readable.from([await redrawn(await buffer(file.stream), name)]),
    maxBytes: MOST_BYTES,
    allow: ['png'],
    ownerUserId: userId,
  });
}

async function redrawn(content: Buffer, name: string): Promise<Buffer> {
  if (content.length === 0) throw fileEmpty();
  const kind = await detectFileKind(content, name);
  if (!kind || !(LOGO_KINDS as readonly FileKind[]).includes(kind))
    throw fileTypeNotAllowed({ allowed: extensionsOf(LOGO_KINDS) });
  requireDrawable(kind, content);
  try {
    const sharp = await loadSharp();
    return await sharp(content, { limitInputPixels: PICTURE_PIXELS })
      .autoOrient()
      .resize(MOST_SIDE_PX, MOST_SIDE_PX, { fit: 'inside', withoutEnlargement: true })
      .png()
      .toBuffer();
  } catch {
    // It begins like a picture and is none.
    throw pictureBroken();
  }
}
