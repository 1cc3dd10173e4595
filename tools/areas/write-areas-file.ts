import { brotliCompressSync, constants } from 'node:zlib';
import type { Position } from 'geojson';
import type { BuiltCountry } from './build-country.ts';

/** Ten thousandths of a degree, about eleven metres. */
const STEPS_A_DEGREE = 10_000;

/**
 * Writes the format of `modules/opportunity/server/areas/read-areas-file.ts`: a JSON header with its length, then the lines
 * as differences between points in variable-length integers, all compressed by Brotli.
 */
export function writeAreasFile(countries: readonly BuiltCountry[], smallest: number): Buffer {
  const lines: number[] = [];
  const head = {
    stepsADegree: STEPS_A_DEGREE,
    countries: countries.map(({ country, attribution, areas, lines: ofCountry }) => {
      for (const { points, weights } of ofCountry)
        writeLine(
          lines,
          points.filter((_, index) => (weights[index] ?? 0) >= smallest),
        );
      return {
        country,
        attribution,
        lines: ofCountry.length,
        areas: areas.map(({ level, code, parent, names, population, polygons }) => [
          level,
          code,
          parent,
          names,
          population,
          polygons,
        ]),
      };
    }),
  };
  const text = Buffer.from(JSON.stringify(head));
  const length = Buffer.alloc(4);
  length.writeUInt32LE(text.length);
  const content = Buffer.concat([length, text, Buffer.from(lines)]);
  return brotliCompressSync(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_LGWIN]: 24,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  });
}

/** Points that fall together after rounding are written once. */
function writeLine(bytes: number[], points: readonly Position[]): void {
  const steps = points.map(([x = 0, y = 0]) => [
    Math.round(x * STEPS_A_DEGREE),
    Math.round(y * STEPS_A_DEGREE),
  ]);
  const apart = steps.filter(([x, y], index) => {
    const [lastX, lastY] = steps[index - 1] ?? [];
    return index === 0 || index === steps.length - 1 || x !== lastX || y !== lastY;
  });
  writeNumber(bytes, apart.length);
  let [lastX, lastY] = [0, 0];
  for (const [x = 0, y = 0] of apart) {
    writeNumber(bytes, zigzag(x - lastX));
    writeNumber(bytes, zigzag(y - lastY));
    [lastX, lastY] = [x, y];
  }
}

function zigzag(value: number): number {
  return value < 0 ? -2 * value - 1 : 2 * value;
}

function writeNumber(bytes: number[], value: number): void {
  let rest = value;
  while (rest > 127) {
    bytes.push((rest & 127) | 128);
    rest = Math.floor(rest / 128);
  }
  bytes.push(rest);
}
