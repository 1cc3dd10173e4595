import { type FileKind, formatFileExtensions } from '#platform/contract/files/file-kind.ts';
import { fileTypeNotAllowed, pictureTooLarge } from '#platform/contract/files/file-problems.ts';
import { PICTURE_FRAMES, PICTURE_PIXELS, PICTURE_SIDE } from '#platform/contract/limits.ts';
import { isPicture, pictureSize } from './picture-size.ts';

/**
 * A few kilobytes can declare an image of gigabytes. It is rejected by its declared size, before the server or a
 * browser decodes it.
 */
export function requireDrawable(kind: FileKind, head: Buffer): void {
  if (!isPicture(kind)) return;
  const size = pictureSize(kind, head);
  // One of no width or no height is shown as a broken sign.
  if (!size?.width || !size.height)
    throw fileTypeNotAllowed({ allowed: formatFileExtensions([kind]) });
  const { width, height, frames } = size;
  const isDrawable =
    Math.max(width, height) <= PICTURE_SIDE &&
    width * height <= PICTURE_PIXELS &&
    frames <= PICTURE_FRAMES;
  if (!isDrawable) throw pictureTooLarge({ side: PICTURE_SIDE, megapixels: PICTURE_PIXELS / 1e6 });
}
