import { Readable } from 'node:stream';
import type { ReadableStream as WebReadable } from 'node:stream/web';

/** The strongest of the three that the format has: AES with a key of 256 bits. */
const AES_256 = 3;

/**
 * One file in an archive that opens with a password only (AES-256, as 7-Zip and WinZip read it), made while it is read: its
 * memory does not grow with the file. What fails inside fails the archive.
 */
export function lockedArchive({
  name,
  content,
  password,
}: {
  name: string;
  content: Readable;
  password: string;
}): Readable {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const archive = Readable.fromWeb(readable as WebReadable<Uint8Array>);
  void pack({ name, content, password, writable }).catch((error: unknown) => {
    content.destroy();
    archive.destroy(error as Error);
  });
  return archive;
}

/** Loads the archive library on first use. */
async function pack({
  name,
  content,
  password,
  writable,
}: Parameters<typeof lockedArchive>[0] & { writable: WritableStream<Uint8Array> }): Promise<void> {
  const { ZipWriter } = await import('@zip.js/zip.js');
  const zip = new ZipWriter(writable, {
    password,
    encryptionStrength: AES_256,
    useWebWorkers: false,
    // No export is as large as what needs the wider format, and not every program reads that.
    zip64: false,
  });
  await zip.add(name, Readable.toWeb(content) as ReadableStream);
  await zip.close();
}
