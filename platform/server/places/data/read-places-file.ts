import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { PLACES_SECTIONS, type PlacesHead, type PlacesSection } from './places-layout.ts';

const unpack = promisify(brotliDecompress);
const FILE = join(import.meta.dirname, 'places.bin.br');
const HEAD_LENGTH_BYTES = 4;
/** A piece that is filled to its end is followed by a second one. */
const ONE_PIECE_SPARE = 64;

export interface PlacesFile {
  head: PlacesHead;
  sections: Record<PlacesSection, Buffer>;
}

export async function readPlacesFile(): Promise<PlacesFile> {
  return unpackPlaces(await readFile(FILE));
}

/**
 * Decompresses the file outside the main thread, section by section, so that data needed only to build an index can be
 * released.
 */
export async function unpackPlaces(file: Buffer): Promise<PlacesFile> {
  const start = HEAD_LENGTH_BYTES + file.readUInt32LE(0);
  const head: PlacesHead = JSON.parse(file.toString('utf8', HEAD_LENGTH_BYTES, start));
  const sections: Partial<Record<PlacesSection, Buffer>> = {};
  for (const name of PLACES_SECTIONS) {
    const { from, packed, plain } = head.sections[name];
    const bytes = file.subarray(start + from, start + from + packed);
    // One piece: several that are put together take twice the room for a moment.
    sections[name] = await unpack(bytes, {
      chunkSize: plain + ONE_PIECE_SPARE,
      maxOutputLength: plain,
    });
  }
  return { head, sections: sections as PlacesFile['sections'] };
}
