import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { TextWriter, Uint8ArrayReader, ZipReader } from '@zip.js/zip.js';
import { tidyName } from '../tidy-name.ts';

export interface PostalRow {
  code: string;
  place: string;
  state: string;
  latitude: number;
  longitude: number;
}

/** GeoNames' postal rows of one country: its own table (`DE.txt`) where there is one, else the archive (`FR.zip`). */
export async function readPostalRows(sources: string, country: string): Promise<PostalRow[]> {
  const table = join(sources, 'postal', `${country}.txt`);
  const rows = existsSync(table)
    ? readFileSync(table, 'utf8')
        .split('\n')
        .map((line) => line.split('\t'))
    : (await archivedLines(join(sources, 'postal', `${country}.zip`))).map(cellsOf);
  return rows.flatMap((cells) => {
    const [, code = '', place = '', state = ''] = cells;
    const [latitude, longitude] = [Number(cells[9]), Number(cells[10])];
    if (code === '' || !cells[9] || Number.isNaN(latitude + longitude)) return [];
    return { code, place: postalName(place), state: postalName(state), latitude, longitude };
  });
}

async function archivedLines(path: string): Promise<string[]> {
  const zip = new ZipReader(new Uint8ArrayReader(readFileSync(path)), { useWebWorkers: false });
  const entry = (await zip.getEntries()).find(({ filename }) => filename.endsWith('.csv'));
  if (!entry || entry.directory) throw new Error(`${path} holds no .csv`);
  const [, ...lines] = (await entry.getData(new TextWriter())).split(/\r?\n/);
  return lines;
}

function cellsOf(line: string): string[] {
  return [...line.matchAll(/("(?:[^"]|"")*"|[^,]*)(?:,|$)/g)].map(([, cell = '']) =>
    cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell,
  );
}

/** Name of a place from postal data, without postal additions: offices, boxes, scripts. */
export function postalName(written: string): string {
  const latin = written.split(' / ').find((part) => /\p{Script=Latin}/u.test(part)) ?? '';
  const name = tidyName(latin)
    .replace(/\(.*?\)/g, ' ')
    .replace(/\bcedex\b.*$/i, '')
    .replace(/\s+\d+.*$/, '')
    .replace(/\s+/g, ' ')
    .trim();
  return name === name.toUpperCase() ? inTitleCase(name) : name;
}

function inTitleCase(name: string): string {
  return name.toLowerCase().replace(/(^|[\s-])\p{L}/gu, (start) => start.toUpperCase());
}
