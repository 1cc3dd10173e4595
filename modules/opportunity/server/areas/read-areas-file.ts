import { open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import type { Locale } from '#platform/contract/locale.ts';
import { NumberPool } from './number-pool.ts';

/** Level 1 is the country, 2 to 4 are its subdivisions. */
export type AreaLevel = 1 | 2 | 3 | 4;

export interface Area {
  /** `FR:3:12`: country, level and the code of its source. */
  id: string;
  level: AreaLevel;
  country: string;
  code: string;
  /** Id of the parent area; empty for a country. */
  parent: string;
  names: { local: string } & Partial<Record<Locale, string>>;
  /** 0: unknown. */
  population: number;
  /** Polygons of rings of lines; a reversed line is `~index`. */
  polygons: readonly (readonly (readonly number[])[])[];
}

/** Ids of the areas of levels 1 to 4 that contain a point; null if there is none. */
export type AreaIds = readonly [string | null, string | null, string | null, string | null];

/** An area without its geometry. */
export interface AreaRecord
  extends Pick<Area, 'id' | 'level' | 'country' | 'code' | 'parent' | 'population' | 'names'> {
  /** Position of the label, inside of the area. */
  longitude: number;
  latitude: number;
  /** Bounds: west, south, east, north. */
  box: readonly [number, number, number, number];
}

export interface CountryAreas {
  country: string;
  attribution: string;
  areas: readonly Area[];
  /** Alternating longitude and latitude in degrees. */
  lines: readonly Float64Array[];
}

interface Head {
  stepsADegree: number;
  countries: {
    country: string;
    attribution: string;
    lines: number;
    areas: [AreaLevel, string, string, Area['names'], number, Area['polygons']][];
  }[];
}

const unpack = promisify(brotliDecompress);
const HEAD_LENGTH_BYTES = 4;

const DATA = join(import.meta.dirname, 'data');

/** Data of a country that is available before its file is read. */
export interface IndexedCountry {
  country: string;
  /** Its part of the file. */
  file: string;
  start: number;
  length: number;
  attribution: string;
  /** Number of areas per level. */
  levels: readonly number[];
  /** The deepest level has a different source and shares no lines with the others. */
  deepestIsApart?: true;
  /** Countries of one group are drawn together. */
  group: string;
  /** The country itself, then its areas of level 2. */
  records: readonly (readonly [
    code: string,
    names: Area['names'],
    population: number,
    longitude: number,
    latitude: number,
    ...box: AreaRecord['box'],
  ])[];
}
export interface AreasIndex {
  /** Changes with the content of any file. */
  version: string;
  countries: IndexedCountry[];
}

export async function readAreasIndex(): Promise<AreasIndex> {
  return JSON.parse((await unpack(await readFile(join(DATA, 'index.json.br')))).toString('utf8'));
}

/** One country with all its levels. */
export async function readCountry(of: IndexedCountry): Promise<CountryAreas> {
  const file = await open(join(DATA, of.file));
  try {
    const packed = Buffer.alloc(of.length);
    await file.read(packed, 0, of.length, of.start);
    const [country] = decode(await unpack(packed));
    if (!country) throw new Error(`${of.country} is missing in ${of.file}`);
    return country;
  } finally {
    await file.close();
  }
}

/** Simplified outlines of all countries, without subdivisions. */
export async function readBorders(): Promise<CountryAreas[]> {
  return decode(await unpack(await readFile(join(DATA, 'borders.areas.br'))));
}

function decode(bytes: Buffer): CountryAreas[] {
  const start = HEAD_LENGTH_BYTES + bytes.readUInt32LE(0);
  const head: Head = JSON.parse(bytes.toString('utf8', HEAD_LENGTH_BYTES, start));
  const numbers = new Numbers(bytes, start);
  const pool = new NumberPool();
  return head.countries.map(({ country, attribution, lines, areas }) => ({
    country,
    attribution,
    lines: Array.from({ length: lines }, () => readLine(numbers, head.stepsADegree, pool)),
    areas: areas.map(([level, code, parent, names, population, polygons]) => ({
      id: `${country}:${level}:${code}`,
      level,
      country,
      code,
      parent: level === 1 ? '' : `${country}:${level - 1}:${parent}`,
      names,
      population,
      polygons,
    })),
  }));
}

function readLine(numbers: Numbers, stepsADegree: number, pool: NumberPool): Float64Array {
  const line = pool.floats(2 * numbers.next());
  let [x, y] = [0, 0];
  for (let at = 0; at < line.length; at += 2) {
    x += signed(numbers.next());
    y += signed(numbers.next());
    line[at] = x / stepsADegree;
    line[at + 1] = y / stepsADegree;
  }
  return line;
}

function signed(zigzag: number): number {
  return zigzag % 2 === 1 ? -(zigzag + 1) / 2 : zigzag / 2;
}

/** Variable-length integers: seven bits per byte, lowest first. */
class Numbers {
  readonly #bytes: Buffer;
  #at: number;

  constructor(bytes: Buffer, start: number) {
    this.#bytes = bytes;
    this.#at = start;
  }

  next(): number {
    let [value, factor] = [0, 1];
    for (;;) {
      const byte = this.#bytes[this.#at] ?? 0;
      this.#at += 1;
      value += (byte & 127) * factor;
      if (byte < 128) return value;
      factor *= 128;
    }
  }
}
