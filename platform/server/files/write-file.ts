import { pipeline, type Readable } from 'node:stream';
import { type FileKind, formatFileExtensions } from '#platform/contract/files/file-kind.ts';
import {
  fileEmpty,
  fileTypeNotAllowed,
  pictureBroken,
} from '#platform/contract/files/file-problems.ts';
import type { Problem } from '#platform/contract/problem.ts';
import { detectFileKind, HEAD_BYTES } from './detect-file-kind.ts';
import { FileMeter } from './file-meter.ts';
import type { FileStore } from './file-store.ts';
import { isWholePicture } from './is-whole-picture.ts';
import { peekStream } from './peek-stream.ts';
import { isPicture } from './picture-size.ts';
import { requireDrawable } from './require-drawable.ts';

/** Whether a picture is whole is only seen at its end; of a larger one than any of ours, the beginning must do. */
const PICTURE_BYTES = 8 * 1024 * 1024;

interface WrittenFile {
  kind: FileKind;
  size: number;
  sha256: string;
}

/** Writes a stream to the store. The kind is checked before the first byte is written, the size while it is written. */
export async function writeFile(
  store: FileStore,
  given: {
    key: string;
    name: string;
    stream: Readable;
    maxBytes: number;
    allow: readonly FileKind[];
    /** Explains why a file is rejected, if the sender can fix it. */
    explain?: ((head: Buffer, name: string) => Problem | undefined) | undefined;
    /** Called after the file was checked and before it is written. */
    beforeWrite(): Promise<void>;
  },
): Promise<WrittenFile> {
  try {
    const bytes = given.allow.some(isPicture)
      ? Math.min(PICTURE_BYTES, given.maxBytes + 1)
      : HEAD_BYTES;
    const { head, content } = await peekStream(given.stream, bytes);
    if (head.length === 0) throw fileEmpty();
    const kind = await detectFileKind(head, given.name);
    if (!kind || !given.allow.includes(kind))
      throw (
        given.explain?.(head, given.name) ??
        fileTypeNotAllowed({ allowed: formatFileExtensions(given.allow) })
      );
    requireDrawable(kind, head);
    if (head.length < bytes && !isWholePicture(kind, head)) throw pictureBroken();
    await given.beforeWrite();
    const meter = new FileMeter(given.maxBytes);
    // The store reads the meter and so sees every error of it; the callback is there because a pipeline wants one.
    await store.write(
      given.key,
      pipeline(content, meter, () => {}),
    );
    return { kind, size: meter.bytes, sha256: meter.sha256() };
  } finally {
    given.stream.destroy();
  }
}
