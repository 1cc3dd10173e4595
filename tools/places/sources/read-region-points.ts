import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface RegionPoint {
  country: string;
  name: string;
  latitude: number;
  longitude: number;
}

const RECORD = { start: 100, bytes: 28, x: 12, y: 20 };

/** Natural Earth's label points of states and provinces: a shape file of points and its table beside it. */
export function readRegionPoints(sources: string): RegionPoint[] {
  const shapes = readFileSync(join(sources, 'ne/ne_10m_admin_1_label_points.shp'));
  const table = readFileSync(join(sources, 'ne/ne_10m_admin_1_label_points.dbf'));
  const rows = table.readUInt32LE(4);
  const head = table.readUInt16LE(8);
  const width = table.readUInt16LE(10);
  const columns = columnsOf(table);
  return Array.from({ length: rows }, (_, row) => {
    const cell = (name: string) => {
      const { start, bytes } = columns.get(name) ?? { start: 0, bytes: 0 };
      const from = head + row * width + start;
      return table
        .toString('utf8', from, from + bytes)
        .replaceAll('\0', '')
        .trim();
    };
    const record = RECORD.start + row * RECORD.bytes;
    return {
      country: cell('iso_a2'),
      name: cell('name'),
      longitude: shapes.readDoubleLE(record + RECORD.x),
      latitude: shapes.readDoubleLE(record + RECORD.y),
    };
  }).filter(({ name }) => name !== '');
}

function columnsOf(table: Buffer): Map<string, { start: number; bytes: number }> {
  const columns = new Map<string, { start: number; bytes: number }>();
  let start = 1;
  for (let at = 32; table[at] !== 0x0d; at += 32) {
    const name = table.toString('latin1', at, at + 11).replace(/\0.*$/s, '');
    const bytes = table[at + 16] ?? 0;
    columns.set(name, { start, bytes });
    start += bytes;
  }
  return columns;
}
