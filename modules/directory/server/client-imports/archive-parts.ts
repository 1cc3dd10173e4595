import { buffer } from 'node:stream/consumers';
import { ARCHIVE_PART_BYTES } from '#modules/directory/contract/clients/client-imports.ts';
import { SUITE_CLIENT_ID } from '#platform/contract/notifications.ts';
import type { ArchiveSource } from '#platform/server/client-archive/read-client-archive.ts';
import type { FileStore } from '#platform/server/files/file-store.ts';
import { storeKey } from '#platform/server/files/stored-file.ts';

/** Entries are read one after another, so two parts are enough where an entry crosses from one to the next. */
const CACHED_PARTS = 2;

/** An uploaded archive, read from its parts: no process needs room for the whole. */
export function partsSource(
  store: FileStore,
  { name, bytes, partIds }: { name: string; bytes: number; partIds: readonly string[] },
): ArchiveSource {
  const cached = new Map<number, Promise<Buffer>>();
  const readPart = (at: number): Promise<Buffer> => {
    const known = cached.get(at);
    if (known) return known;
    const key = storeKey({ clientId: SUITE_CLIENT_ID, id: partIds[at] ?? '' });
    const part = store.read(key).then(buffer);
    cached.set(at, part);
    const oldest = cached.keys().next().value;
    if (cached.size > CACHED_PARTS && oldest !== undefined) cached.delete(oldest);
    return part;
  };
  const readRange = async (index: number, length: number): Promise<Uint8Array> => {
    const end = Math.min(bytes, index + length);
    const pieces: Buffer[] = [];
    for (let from = index; from < end; ) {
      const at = Math.floor(from / ARCHIVE_PART_BYTES);
      const begin = at * ARCHIVE_PART_BYTES;
      const part = await readPart(at);
      const piece = part.subarray(from - begin, Math.min(part.length, end - begin));
      if (piece.length === 0) throw new Error(`part ${at} of the archive is too short`);
      pieces.push(piece);
      from += piece.length;
    }
    return pieces.length === 1 && pieces[0] ? pieces[0] : Buffer.concat(pieces);
  };
  return {
    name,
    async open() {
      const { Reader } = await import('@zip.js/zip.js');
      class PartsReader extends Reader<undefined> {
        override readUint8Array = readRange;
      }
      const reader = new PartsReader(undefined);
      reader.size = bytes;
      return reader;
    },
  };
}
