import type { Position } from 'geojson';

/** Polygons of an ESRI shapefile with the columns of its table: only what our sources use of the format. */
export function readShapefile(
  shapes: Buffer,
  table: Buffer,
  toDegrees: (point: Position) => Position,
): { columns: Record<string, string>; polygons: Position[][][] }[] {
  const rows = readTable(table);
  const found: { columns: Record<string, string>; polygons: Position[][][] }[] = [];
  const POLYGONS = new Set([5, 15, 25]);
  for (let at = 100; at < shapes.length; ) {
    const bytes = shapes.readInt32BE(at + 4) * 2;
    const record = shapes.subarray(at + 8, at + 8 + bytes);
    const columns = rows[found.length] ?? {};
    const isPolygon = POLYGONS.has(record.readInt32LE(0));
    found.push({ columns, polygons: isPolygon ? polygonsOf(ringsOf(record, toDegrees)) : [] });
    at += 8 + bytes;
  }
  return found;
}

function ringsOf(record: Buffer, toDegrees: (point: Position) => Position): Position[][] {
  const [parts, points] = [record.readInt32LE(36), record.readInt32LE(40)];
  const starts = Array.from({ length: parts }, (_, part) => record.readInt32LE(44 + part * 4));
  const first = 44 + parts * 4;
  return starts.map((start, part) => {
    const end = starts[part + 1] ?? points;
    return Array.from({ length: end - start }, (_, index) => {
      const at = first + (start + index) * 16;
      return toDegrees([record.readDoubleLE(at), record.readDoubleLE(at + 8)]);
    });
  });
}

/** Outer rings run clockwise; a hole follows the ring it lies in. */
function polygonsOf(rings: readonly Position[][]): Position[][][] {
  const polygons: Position[][][] = [];
  for (const ring of rings) {
    const isHole = signedArea(ring) > 0;
    const last = polygons.at(-1);
    if (isHole && last) last.push(ring);
    else polygons.push([ring]);
  }
  return polygons;
}

function signedArea(ring: readonly Position[]): number {
  return ring.reduce((sum, [x = 0, y = 0], index) => {
    const [nextX = 0, nextY = 0] = ring[(index + 1) % ring.length] ?? [];
    return sum + x * nextY - nextX * y;
  }, 0);
}

function readTable(table: Buffer): Record<string, string>[] {
  const [count, header, width] = [
    table.readUInt32LE(4),
    table.readUInt16LE(8),
    table.readUInt16LE(10),
  ];
  const fields: { name: string; length: number }[] = [];
  for (let at = 32; table[at] !== 0x0d; at += 32) {
    const name = table.toString('latin1', at, at + 11).split('\0')[0] ?? '';
    fields.push({ name, length: table[at + 16] ?? 0 });
  }
  return Array.from({ length: count }, (_, row) => {
    let at = header + row * width + 1;
    return Object.fromEntries(
      fields.map(({ name, length }) => {
        const value = table.toString('utf8', at, at + length).trim();
        at += length;
        return [name, value];
      }),
    );
  });
}
