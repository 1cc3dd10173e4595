type TileShape = {
  path: Path2D;
  fill: string | null;
  stroke: string | null;
  width: number;
  opacity: number;
};

/** The server's drawing of one tile: shapes in tile units, the last on top. */
export type TilePicture = { units: number; sea: string; shapes: TileShape[] };

export async function fetchTilePicture(address: string, signal: AbortSignal): Promise<TilePicture> {
  const response = await fetch(address, { signal, priority: 'high' });
  if (!response.ok) throw new Error(`a picture of the ground answered ${response.status}`);
  return tilePicture(new DOMParser().parseFromString(await response.text(), 'image/svg+xml'));
}

function tilePicture(drawing: Document): TilePicture {
  const sheet = drawing.querySelector('rect');
  return {
    units: Number(sheet?.getAttribute('width') ?? 1),
    sea: sheet?.getAttribute('fill') ?? '',
    shapes: [...drawing.querySelectorAll('path')].map((path) => ({
      path: new Path2D(path.getAttribute('d') ?? ''),
      fill: colourOf(path, 'fill'),
      stroke: colourOf(path, 'stroke'),
      width: Number(path.getAttribute('stroke-width') ?? 0),
      opacity: Number(path.parentElement?.getAttribute('opacity') ?? 1),
    })),
  };
}

function colourOf(path: Element, name: string): string | null {
  const said = path.getAttribute(name);
  return said === 'none' ? null : said;
}
