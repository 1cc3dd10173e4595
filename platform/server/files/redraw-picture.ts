import { type FileKind, formatFileExtensions } from '#platform/contract/files/file-kind.ts';
import {
  fileEmpty,
  fileTypeNotAllowed,
  pictureBroken,
} from '#platform/contract/files/file-problems.ts';
import { PICTURE_PIXELS } from '#platform/contract/limits.ts';
import { detectFileKind } from './detect-file-kind.ts';
import { loadSharp } from './load-sharp.ts';
import { requireDrawable } from './require-drawable.ts';

/** The pixels of an uploaded picture, at most so large, and nothing else that its file may have carried. */
export async function redrawPicture(
  content: Buffer,
  given: { name: string; allow: readonly FileKind[]; sidePx: number; as: 'png' | 'jpeg' },
): Promise<Buffer> {
  if (content.length === 0) throw fileEmpty();
  const kind = await detectFileKind(content, given.name);
  if (!kind || !given.allow.includes(kind))
    throw fileTypeNotAllowed({ allowed: formatFileExtensions(given.allow) });
  requireDrawable(kind, content);
  try {
    const sharp = await loadSharp();
    const drawn = sharp(content, { limitInputPixels: PICTURE_PIXELS })
      .autoOrient()
      .resize(given.sidePx, given.sidePx, { fit: 'inside', withoutEnlargement: true });
    return await (given.as === 'png'
      ? drawn.png().toBuffer()
      : drawn.flatten({ background: '#ffffff' }).jpeg({ quality: 82 }).toBuffer());
  } catch {
    // It begins like a picture and is none.
    throw pictureBroken();
  }
}
