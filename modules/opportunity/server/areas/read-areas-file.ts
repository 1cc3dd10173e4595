import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import type { Locale } from '#platform/contract/locale.ts';

/** Level 1 is the country, 2 to 4 are its subdivisions. */
export type AreaLevel = 1 | 2 | 3 | 4;

export interface Area {
  /** `FR:3:12`: country, level and the code that its source gives. */
  id: string;
  level: AreaLevel;
  country: string;
  code: string;
  /** The id of the area of the level above; empty for a country. */
  parent: string;
  names: { local: string } & Partial<Record<Locale, string>>;
  /** 0: unknown. */
  population: number;
  /** Polygons of rings of lines; a line that is run backwards is `~index`. */
  polygons: readonly (readonly (readonly number[])[])[];
}

export interface AreasOfCountry {
  country: string;
  attribution: string;
  areas: readonly Area[];
  /** Degrees of longitude and latitude in turn. */
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

/** The countries of a file that `tools/areas` made: `FR.areas.br`, or `world.areas.br` for those without a file of their own. */
export async function readAreasFile(name: string): Promise<AreasOfCountry[]> {
  const bytes = await unpack(await readFile(join(import.meta.dirname, 'data', name)));
  const start = HEAD_LENGTH_BYTES + bytes.readUInt32LE(0);
  const head: Head = JSON.parse(bytes.toString('utf8', HEAD_LENGTH_BYTES, start));
  const numbers = new Numbers(bytes, start);
  return head.countries.map(({ country, attribution, lines, areas }) => ({
    country,
    attribution,
    lines: Array.from({ length: lines }, () => readLine(numbers, head.stepsADegree)),
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

function readLine(numbers: Numbers, stepsADegree: number): Float64Array {
  const line = new Float64Array(2 * numbers.next());
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

/** Numbers of seven bits a byte, the lowest first. */
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
