import { type RawBuilder, sql } from 'kysely';
import type { IntentionSource } from '#modules/opportunity/contract/measures.ts';
import type { DayRange } from '#modules/opportunity/contract/periods.ts';
import { CELL_ZOOM } from '../demand/map-cell.ts';
import { BETWEEN_PAUSES, type Pause } from '../retailers/point-grid.ts';
import { categoryFilterSql } from '../sales/read-sales.ts';
import type { Context } from '../tables.ts';
import type { DemandPoint } from './cover-demand.ts';

const SLICE_ROWS = 2_000;

/**
 * Rows of a query in batches, because the driver would otherwise block all other calls while it reads megabytes. The cursor
 * belongs to the transaction.
 */
export async function* inSlices<Row>(
  { db }: Pick<Context, 'db'>,
  query: RawBuilder<unknown>,
): AsyncGenerator<Row[]> {
  const transaction = await db.startTransaction().execute();
  try {
    await sql`declare slices no scroll cursor for ${query}`.execute(transaction);
    for (let count = SLICE_ROWS; count === SLICE_ROWS; ) {
      const { rows } = await sql<Row>`
        fetch forward ${sql.lit(SLICE_ROWS)} from slices`.execute(transaction);
      count = rows.length;
      yield rows;
    }
  } finally {
    await transaction.rollback().execute();
  }
}

export interface DemandChoice {
  clientId: string;
  range: DayRange;
  /** Category names of the catalogue. */
  categories?: readonly string[] | undefined;
  sources?: readonly IntentionSource[] | undefined;
  /** Only demand in these areas; see `finestArea`. */
  areas?: readonly string[] | undefined;
}

/** Intentions of one map cell, at their mean position. */
export interface DemandCell extends DemandPoint {
  /** Intentions by category name of the catalogue. */
  categories: [word: string, intentions: number][];
}

const EQUATOR_KM = 40_075;
/** A radius has about eight cells: fine enough for a town, few enough to compare. */
const CELLS_A_RADIUS = 8;
const [COARSEST_ZOOM, FINEST_ZOOM] = [8, 16];
/** Maximum rows of cells and categories; beyond it, cells are larger. */
const ROWS_MAX = 200_000;

/** The area that defines a user's surroundings: level 3, or a higher one if the country has no level 3. */
export const finestArea = sql<string>`coalesce(area_3, area_2, area_1)`;

/** Demand of a period by cell of the map: about 3 km in France for a radius of 40 km. */
export async function readDemandCells(
  { db }: Pick<Context, 'db'>,
  choice: DemandChoice,
  km: number,
  pause: Pause,
): Promise<{ cells: DemandCell[]; withoutPlace: number }> {
  const fitting = Math.round(Math.log2((EQUATOR_KM * CELLS_A_RADIUS) / km));
  let zoom = Math.min(FINEST_ZOOM, Math.max(COARSEST_ZOOM, fitting));
  let cells = await readCells({ db }, choice, zoom, pause);
  while (!cells) {
    zoom -= 1;
    cells = await readCells({ db }, choice, zoom, pause);
  }
  return { cells, withoutPlace: await countWithoutPlace({ db }, choice) };
}

/** Cells of a zoom; undefined if there are too many rows and cells can be larger. */
async function readCells(
  { db }: Pick<Context, 'db'>,
  choice: DemandChoice,
  zoom: number,
  pause: Pause,
): Promise<DemandCell[] | undefined> {
  const cells: DemandCell[] = [];
  let [cell, read]: [number | undefined, number] = [undefined, 0];
  for await (const rows of inSlices<CellRow>({ db }, cellRows(choice, zoom))) {
    read += rows.length;
    if (read > ROWS_MAX && zoom > COARSEST_ZOOM) return undefined;
    for (const [index, row] of rows.entries()) {
      if (index % BETWEEN_PAUSES === 0) await pause();
      // Rows of one cell are consecutive.
      if (row.cell !== cell)
        cells.push({ intentions: 0, latitude: 0, longitude: 0, categories: [] });
      cell = row.cell;
      addRow(cells.at(-1) as DemandCell, row);
    }
  }
  return cells;
}

/** The position is the mean of all positions in the cell. */
function addRow(cell: DemandCell, row: CellRow): void {
  const sum = cell.intentions + row.intentions;
  cell.latitude = (cell.latitude * cell.intentions + row.latitude) / sum;
  cell.longitude = (cell.longitude * cell.intentions + row.longitude) / sum;
  cell.intentions = sum;
  cell.categories.push([row.category, row.intentions]);
}

interface CellRow {
  cell: number;
  category: string;
  intentions: number;
  /** Sums weighted by intentions. */
  latitude: number;
  longitude: number;
}

function cellRows(choice: DemandChoice, zoom: number): RawBuilder<CellRow> {
  return sql`
    select cell >> ${sql.lit(2 * (CELL_ZOOM - zoom))} as cell, category, sum(quantity)::float8 as intentions,
      sum(latitude * quantity) as latitude, sum(longitude * quantity) as longitude
    from opportunity.intentions
    where ${fits(choice)} and ${HAS_PLACE} and quantity > 0
    group by 1, 2 order by 1, 2 limit ${sql.lit(ROWS_MAX + 1)}`;
}

/** The centre of a region or country is not a real position. */
const HAS_PLACE = sql`(cell is not null and precision in ('kilometre', 'town'))`;

async function countWithoutPlace(
  { db }: Pick<Context, 'db'>,
  choice: DemandChoice,
): Promise<number> {
  const { rows } = await sql<{ intentions: number }>`
    select coalesce(sum(quantity), 0)::float8 as intentions from opportunity.intentions
    where ${fits(choice)} and not ${HAS_PLACE}`.execute(db);
  return rows[0]?.intentions ?? 0;
}

function fits({
  clientId,
  range: { from, to },
  categories,
  sources,
  areas,
}: DemandChoice): RawBuilder<unknown> {
  return sql`client_id = ${clientId} and day between ${from}::date and ${to}::date ${categoryFilterSql(categories)}
    ${sources ? sql`and source = any (${sources}::text[])` : sql.raw('')}
    ${areas ? sql`and ${finestArea} = any (${areas}::text[])` : sql.raw('')}`;
}
