import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { EventLoopYielder } from '../../jobs/yield-turn.ts';

/**
 * Layout of the places file: a JSON header with the position of each section, then the sections, each compressed
 * separately. Sections are columns, split by byte, so that similar values are adjacent and compress well.
 */
export const PLACES_SECTIONS = [
  'townNames',
  'townCountries',
  'townRegions',
  'townSizes',
  'townLatitudes',
  'townLongitudes',
  'regionNames',
  'languageTowns',
  'languageNames',
  'keyShared',
  'keyEnds',
  'keyTowns',
  'codeShared',
  'codeEnds',
  'codeTowns',
  'codeLatitudes',
  'codeLongitudes',
] as const;
export type PlacesSection = (typeof PLACES_SECTIONS)[number];

export interface PlacesHead {
  towns: number;
  regions: number;
  /** Two-letter codes; towns refer to a country by its index. */
  countries: string[];
  /**
   * Start of a country's postcodes, their number, their written format (`##-###`) and their lengths without separators.
   */
  postcodes: {
    country: string;
    from: number;
    count: number;
    shape?: string | undefined;
    lengths: number[];
    hasLetters: boolean;
  }[];
  sections: Record<PlacesSection, { from: number; packed: number; plain: number }>;
}

/** Degrees are stored in thousandths, about a hundred metres, because positions are town centres. */
export const STEPS_A_DEGREE = 1000;
/** A column of 24-bit numbers, stored as all low bytes, all middle bytes, all high bytes. */
export const PLANES = 3;
/** Population on a logarithmic scale, two steps per doubling, so that it fits into a byte. */
export const SIZES_A_DOUBLING = 2;

const unpack = promisify(brotliDecompress);
const FILE = join(import.meta.dirname, 'places.bin.br');
const HEAD_LENGTH_BYTES = 4;
/** Spare space, because the decompressor emits a second chunk if the first is exactly full. */
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
    // Decompressed as one chunk, because joining several temporarily doubles the memory.
    sections[name] = await unpack(bytes, {
      chunkSize: plain + ONE_PIECE_SPARE,
      maxOutputLength: plain,
    });
  }
  return { head, sections: sections as PlacesFile['sections'] };
}

const PART = 4_096;

/** 24-bit numbers, read in place from their three byte planes. */
export class NumberColumn {
  readonly #bytes: Buffer;
  readonly count: number;

  constructor(bytes: Buffer) {
    this.#bytes = bytes;
    this.count = bytes.length / PLANES;
  }

  at(index: number): number {
    const low = this.#bytes[index] ?? 0;
    const middle = this.#bytes[index + this.count] ?? 0;
    return low | (middle << 8) | ((this.#bytes[index + 2 * this.count] ?? 0) << 16);
  }

  /** Restores the values of a delta-encoded column. */
  async summed(): Promise<Int32Array> {
    const breather = new EventLoopYielder();
    const values = new Int32Array(this.count);
    let value = 0;
    for (let index = 0; index < this.count; index++) {
      if (index % PART === 0) await breather.pause();
      const step = this.at(index);
      value += step & 1 ? -((step + 1) >> 1) : step >> 1;
      values[index] = value;
    }
    return values;
  }
}
