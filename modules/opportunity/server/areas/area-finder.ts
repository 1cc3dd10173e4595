import { boxesOf, largestRingBox, ringOf, splitFar } from './area-rings.ts';
import { EdgeSlabs } from './edge-slabs.ts';
import { NumberPool } from './number-pool.ts';
import type { Area, AreaRecord, CountryAreas } from './read-areas-file.ts';

/** Maximum grid cells: with about as many cells as areas, a point is tested against two or three areas. */
const MAX_CELLS = 256;
const DEGREE_KM = 111.2;
/** Lines on which a label position is searched, as shares of the area's height, the middle first. */
const LABEL_LINES = [0.5003, 0.3803, 0.6203, 0.2603, 0.7403];
/** Fine cells per side of an area: most contain no border, so one result holds for the whole cell. */
const FINE_PER_AREA = 24;
const [FEWEST_FINE, MAX_FINE] = [128, 1024];
const NOWHERE = -1;
const UNKNOWN = -2;
const BORDER = -3;

/** Finds the areas of one level and country that a point lies in. */
export class AreaFinder {
  readonly #areas: readonly Area[];
  readonly #pool = new NumberPool();
  /** Rings of each area in sequence, with alternating x and y; `#starts` holds the start of each ring. */
  readonly #points: Float64Array[];
  readonly #starts: Int32Array[];
  /** Edges of each area by latitude, built when first needed, because the fine grid answers most points. */
  readonly #edges: (EdgeSlabs | undefined)[];
  readonly #boxes: Float64Array;
  readonly #grid: Int32Array[] = [];
  readonly #far: readonly number[];
  readonly #columns: number;
  readonly #rows: number;
  readonly #west: number;
  readonly #south: number;
  readonly #cellWidth: number;
  readonly #cellHeight: number;
  /** By fine cell: index of the area, `NOWHERE`, `BORDER`, or `UNKNOWN` until a point in it was searched. */
  readonly #answers: Int16Array;
  readonly #fineSide: number;
  readonly #fineWidth: number;
  readonly #fineHeight: number;

  constructor({ lines }: Pick<CountryAreas, 'lines'>, areas: readonly Area[]) {
    this.#areas = areas;
    const rings = areas.map(({ polygons }) =>
      polygons.flatMap((polygon) => polygon.map((ring) => ringOf(ring, lines))),
    );
    this.#points = rings.map((ofArea) => this.#pool.floatsOf(ofArea.flat()));
    this.#starts = rings.map((ofArea) => {
      let end = 0;
      return this.#pool.integersOf([0, ...ofArea.map((ring) => (end += ring.length))]);
    });
    this.#edges = new Array(areas.length);
    this.#boxes = boxesOf(this.#points);
    const { bounds, far } = splitFar(this.#boxes);
    this.#far = far;
    const side = Math.min(MAX_CELLS, Math.max(1, Math.ceil(Math.sqrt(areas.length) * 1.5)));
    this.#columns = side;
    this.#rows = side;
    this.#west = bounds.west;
    this.#south = bounds.south;
    this.#cellWidth = (bounds.east - bounds.west) / side || 1;
    this.#cellHeight = (bounds.north - bounds.south) / side || 1;
    const fine = Math.ceil(Math.sqrt(areas.length) * FINE_PER_AREA);
    this.#fineSide = Math.min(MAX_FINE, Math.max(FEWEST_FINE, fine));
    this.#answers = new Int16Array(this.#fineSide ** 2).fill(UNKNOWN);
    this.#fineWidth = (bounds.east - bounds.west) / this.#fineSide || 1;
    this.#fineHeight = (bounds.north - bounds.south) / this.#fineSide || 1;
    this.#fillGrid();
    this.#markBorders();
  }

  /** Approximate memory use. */
  get bytes(): number {
    const points = this.#points.reduce((sum, ofArea) => sum + ofArea.byteLength, 0);
    const edges = this.#edges.reduce((sum, ofArea) => sum + (ofArea?.bytes ?? 0), 0);
    return points + edges + this.#answers.byteLength + this.#areas.length * 300;
  }

  /** The area that contains a point. */
  at(longitude: number, latitude: number): Area | undefined {
    const x = Math.floor((longitude - this.#west) / this.#fineWidth);
    const y = Math.floor((latitude - this.#south) / this.#fineHeight);
    const isOnGrid = x >= 0 && y >= 0 && x < this.#fineSide && y < this.#fineSide;
    const cell = y * this.#fineSide + x;
    const known = isOnGrid ? (this.#answers[cell] ?? BORDER) : BORDER;
    const index = known < NOWHERE ? this.#indexAt(longitude, latitude) : known;
    if (known === UNKNOWN) this.#answers[cell] = index;
    return index === NOWHERE ? undefined : this.#areas[index];
  }

  #indexAt(longitude: number, latitude: number): number {
    for (const index of this.#near(longitude, latitude))
      if (this.#holds(index, longitude, latitude)) return index;
    for (const index of this.#far) if (this.#holds(index, longitude, latitude)) return index;
    return NOWHERE;
  }

  /** The nearest area within some kilometres, because simplified coasts put harbours into the water. */
  nearest(longitude: number, latitude: number, km: number): { area: Area; km: number } | undefined {
    const squeeze = Math.cos((latitude * Math.PI) / 180) || 1e-6;
    const reachY = km / DEGREE_KM;
    const reachX = Math.min(180, reachY / squeeze);
    const boxes = this.#boxes;
    let best: { area: Area; km: number } | undefined;
    for (const index of this.#within(longitude, latitude, reachX, reachY)) {
      const at = index * 4;
      if (longitude < (boxes[at] as number) - reachX) continue;
      if (latitude < (boxes[at + 1] as number) - reachY) continue;
      if (longitude > (boxes[at + 2] as number) + reachX) continue;
      if (latitude > (boxes[at + 3] as number) + reachY) continue;
      const away = this.borderKm(index, longitude, latitude);
      const area = this.#areas[index];
      if (area && away <= (best?.km ?? km)) best = { area, km: away };
    }
    return best;
  }

  /** Areas in the grid cells around a point. */
  #within(longitude: number, latitude: number, reachX: number, reachY: number): Set<number> {
    const found = new Set<number>(this.#far);
    const column = (x: number) => Math.floor((x - this.#west) / this.#cellWidth);
    const row = (y: number) => Math.floor((y - this.#south) / this.#cellHeight);
    const [firstRow, lastRow] = [Math.max(0, row(latitude - reachY)), row(latitude + reachY)];
    const [first, last] = [Math.max(0, column(longitude - reachX)), column(longitude + reachX)];
    // The last row and column include the far edges of the grid.
    for (let y = Math.min(firstRow, this.#rows - 1); y <= Math.min(lastRow, this.#rows - 1); y += 1)
      for (
        let x = Math.min(first, this.#columns - 1);
        x <= Math.min(last, this.#columns - 1);
        x += 1
      )
        for (const index of this.#grid[y * this.#columns + x] ?? []) found.add(index);
    return found;
  }

  /** Bounds of an area, and a position inside of it for its label. */
  placeOf(index: number): Pick<AreaRecord, 'box' | 'longitude' | 'latitude'> {
    const at = index * 4;
    const box = [...this.#boxes.subarray(at, at + 4)] as unknown as AreaRecord['box'];
    const [longitude, latitude] = this.#labelOf(index, box);
    return { box, longitude, latitude };
  }

  /** Middle of the widest stretch of land on some horizontal lines through its largest part. */
  #labelOf(index: number, box: AreaRecord['box']): [number, number] {
    const points = this.#points[index] ?? new Float64Array();
    const starts = this.#starts[index] ?? new Int32Array();
    const [west, south, east, north] = largestRingBox(points, starts) ?? box;
    let best = { width: -1, x: (west + east) / 2, y: (south + north) / 2 };
    for (const share of LABEL_LINES) {
      const y = south + (north - south) * share;
      const crossings: number[] = [];
      for (let ring = 0; ring + 1 < starts.length; ring += 1)
        for (let at = (starts[ring] as number) + 2; at < (starts[ring + 1] as number); at += 2) {
          const [ay, by] = [points[at - 1] as number, points[at + 1] as number];
          if (ay > y === by > y) continue;
          const [ax, bx] = [points[at - 2] as number, points[at] as number];
          crossings.push(ax + ((y - ay) / (by - ay)) * (bx - ax));
        }
      crossings.sort((a, b) => a - b);
      for (let at = 0; at + 1 < crossings.length; at += 2) {
        const [from = 0, to = 0] = [crossings[at], crossings[at + 1]];
        const isInLargest = from >= west - 1e-9 && to <= east + 1e-9;
        if (isInLargest && to - from > best.width * 1.1)
          best = { width: to - from, x: (from + to) / 2, y };
      }
    }
    return [best.x, best.y];
  }

  /** Distance of a point from the border of its area. */
  kmToBorder(area: Area, longitude: number, latitude: number): number {
    return this.borderKm(this.#areas.indexOf(area), longitude, latitude);
  }

  private borderKm(index: number, longitude: number, latitude: number): number {
    const squeeze = Math.cos((latitude * Math.PI) / 180);
    const points = this.#points[index] ?? new Float64Array();
    const starts = this.#starts[index] ?? new Int32Array();
    let least = Number.POSITIVE_INFINITY;
    for (let ring = 0; ring + 1 < starts.length; ring += 1) {
      const end = starts[ring + 1] ?? 0;
      for (let at = (starts[ring] ?? 0) + 2; at < end; at += 2) {
        const ax = ((points[at - 2] ?? 0) - longitude) * squeeze;
        const ay = (points[at - 1] ?? 0) - latitude;
        const dx = ((points[at] ?? 0) - longitude) * squeeze - ax;
        const dy = (points[at + 1] ?? 0) - latitude - ay;
        const along = Math.min(1, Math.max(0, -(ax * dx + ay * dy) / (dx * dx + dy * dy || 1)));
        const square = (ax + along * dx) ** 2 + (ay + along * dy) ** 2;
        if (square < least) least = square;
      }
    }
    return Math.sqrt(least) * DEGREE_KM;
  }

  #holds(index: number, x: number, y: number): boolean {
    const at = index * 4;
    const boxes = this.#boxes;
    if (x < (boxes[at] ?? 0) || y < (boxes[at + 1] ?? 0)) return false;
    if (x > (boxes[at + 2] ?? 0) || y > (boxes[at + 3] ?? 0)) return false;
    let edges = this.#edges[index];
    if (!edges) {
      const [points, starts] = [this.#points[index], this.#starts[index]];
      edges = new EdgeSlabs(points as Float64Array, starts as Int32Array, this.#pool);
      this.#edges[index] = edges;
    }
    return edges.surround(x, y);
  }

  #near(longitude: number, latitude: number): Int32Array | readonly number[] {
    const column = Math.floor((longitude - this.#west) / this.#cellWidth);
    const row = Math.floor((latitude - this.#south) / this.#cellHeight);
    // The last column and row include their far edge.
    const [x, y] = [Math.min(column, this.#columns - 1), Math.min(row, this.#rows - 1)];
    if (x < 0 || y < 0 || column > this.#columns || row > this.#rows) return [];
    return this.#grid[y * this.#columns + x] ?? [];
  }

  /** Marks every cell in the box around a piece of a border; the pieces are short. */
  #markBorders(): void {
    const side = this.#fineSide;
    const cellOf = (value: number, start: number, size: number) =>
      Math.min(side - 1, Math.max(0, Math.floor((value - start) / size)));
    const far = new Set(this.#far);
    for (const [index, points] of this.#points.entries()) {
      if (far.has(index)) continue;
      const starts = this.#starts[index] as Int32Array;
      for (let ring = 0; ring + 1 < starts.length; ring += 1)
        for (let at = (starts[ring] as number) + 2; at < (starts[ring + 1] as number); at += 2) {
          const [ax, ay] = [points[at - 2] as number, points[at - 1] as number];
          const [bx, by] = [points[at] as number, points[at + 1] as number];
          const west = cellOf(Math.min(ax, bx), this.#west, this.#fineWidth);
          const east = cellOf(Math.max(ax, bx), this.#west, this.#fineWidth);
          const south = cellOf(Math.min(ay, by), this.#south, this.#fineHeight);
          const north = cellOf(Math.max(ay, by), this.#south, this.#fineHeight);
          for (let y = south; y <= north; y += 1)
            this.#answers.fill(BORDER, y * side + west, y * side + east + 1);
        }
    }
  }

  #fillGrid(): void {
    const cells: number[][] = Array.from({ length: this.#columns * this.#rows }, () => []);
    const clamp = (cell: number, count: number) => Math.min(count - 1, Math.max(0, cell));
    const far = new Set(this.#far);
    for (let index = 0; index < this.#areas.length; index += 1) {
      if (far.has(index)) continue;
      const [west = 0, south = 0, east = 0, north = 0] = this.#boxes.subarray(
        index * 4,
        index * 4 + 4,
      );
      const column = (x: number) =>
        clamp(Math.floor((x - this.#west) / this.#cellWidth), this.#columns);
      const row = (y: number) =>
        clamp(Math.floor((y - this.#south) / this.#cellHeight), this.#rows);
      for (let y = row(south); y <= row(north); y += 1)
        for (let x = column(west); x <= column(east); x += 1)
          cells[y * this.#columns + x]?.push(index);
    }
    for (const cell of cells) this.#grid.push(this.#pool.integersOf(cell));
  }
}
