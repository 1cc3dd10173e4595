import { z } from 'zod';
import { defineCall } from '#platform/contract/call.ts';
import { uuid } from '#platform/contract/ids.ts';
import { notFound } from '#platform/contract/problems.ts';
import { areaLevelSchema } from './measures.ts';
import { seeOpportunity } from './permissions.ts';

/**
 * Outlines of areas as lines shared by neighbours. The producer checks it instead of a schema, because it contains many
 * thousands of numbers.
 */
export interface OutlinePiece {
  /** Number of steps per degree. */
  steps: number;
  /** Alternating longitude and latitude in steps; each point as difference from the previous one. */
  lines: number[][];
  /** Id, and polygons of rings of lines; a reversed line is `~index`. */
  areas: [id: string, polygons: number[][][]][];
}

/** The URL contains the version of the content, so browsers never request a piece twice. */
export const getOutlinePieceCall = defineCall({
  method: 'GET',
  path: '/gtr-api/opportunity/clients/{clientId}/outlines/{version}/{level}/{band}/{part}',
  module: 'opportunity',
  summary: 'The outlines of some areas, as they are drawn in a band of zooms.',
  access: { kind: 'client', client: 'params.clientId', may: seeOpportunity },
  cacheSeconds: 31_536_000,
  params: z.strictObject({
    clientId: uuid,
    version: z.string().min(1).max(60),
    level: areaLevelSchema,
    band: z.coerce.number().int().min(0).max(22),
    /** A group of countries, a country, a country and one of its areas of level 2, or an own layer. */
    part: z.string().regex(/^(?:own\.[0-9a-f-]{36}|[A-Za-z0-9]{1,20}(?:\.[A-Za-z0-9]{1,20})?)$/),
  }),
  response: { file: 'application/json' },
  errors: [notFound],
});

/** GeoJSON feature collection with one feature per area. */
interface AreaOutlines {
  type: 'FeatureCollection';
  features: {
    type: 'Feature';
    id: string;
    properties: { id: string };
    geometry: { type: 'MultiPolygon'; coordinates: Position[][][] };
  }[];
}
type Position = number[];

/** Converts a piece to GeoJSON. Neighbours have identical points along their border. */
export function decodeOutlines({ steps, lines, areas }: OutlinePiece): AreaOutlines {
  const decoded = lines.map((line) => decodeLine(line, steps));
  const ringOf = (ring: readonly number[]): Position[] => {
    const points: Position[] = [];
    for (const reference of ring) {
      const line = decoded[reference < 0 ? ~reference : reference] ?? [];
      const run = reference < 0 ? line.toReversed() : line;
      for (const point of points.length > 0 ? run.slice(1) : run) points.push(point);
    }
    return points;
  };
  return {
    type: 'FeatureCollection',
    features: areas.map(([id, polygons]) => ({
      type: 'Feature',
      id,
      properties: { id },
      geometry: {
        type: 'MultiPolygon',
        coordinates: polygons.map((rings) => rings.map(ringOf)),
      },
    })),
  };
}

function decodeLine(line: readonly number[], steps: number): Position[] {
  const points: Position[] = [];
  let [x, y] = [0, 0];
  for (let at = 0; at < line.length; at += 2) {
    x += line[at] ?? 0;
    y += line[at + 1] ?? 0;
    points.push([x / steps, y / steps]);
  }
  return points;
}
