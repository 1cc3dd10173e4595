import { Readable } from 'node:stream';
import type { ReadableStream as WebReadable } from 'node:stream/web';

/** Code of the format's strongest encryption: AES with a 256-bit key. */
const AES_256 = 3;

/**
 * One file in a password-protected archive (AES-256, readable by 7-Zip and WinZip), streamed so that memory does not grow
 * with the file. An error of the source fails the archive.
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
    // No export is large enough for ZIP64, which some programs cannot read.
    zip64: false,
  });
  await zip.add(name, Readable.toWeb(content) as ReadableStream);
  await zip.close();
}
