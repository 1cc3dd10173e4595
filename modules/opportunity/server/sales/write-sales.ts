import { type RawBuilder, sql } from 'kysely';
import { firstOfMonth } from '#modules/opportunity/contract/periods.ts';
import type { Db } from '#platform/server/database/database.ts';
import { markChanged } from '../figures/remembered-figures.ts';
import type { OpportunityTables } from '../tables.ts';

interface SaleFigures {
  category: string;
  quantity: number;
  /** In hundredths. */
  value: number;
}
export interface Sale extends SaleFigures {
  locationId: string;
  day: string;
  sku: string;
  /** The stored sale of the same location, day and product. */
  before?: SaleFigures;
}
type Context = { db: Db<OpportunityTables> };

/** Rows of figures per statement. */
const FIGURES_AT_ONCE = 20_000;

/** Stored sales with the same location, day and SKU, in the given order; undefined if there is none. */
export async function storedSales(
  { db }: Context,
  clientId: string,
  sales: readonly Sale[],
): Promise<(SaleFigures | undefined)[]> {
  const found: (SaleFigures | undefined)[] = sales.map(() => undefined);
  if (sales.length === 0) return found;
  const { rows } = await sql<SaleFigures & { place: number }>`
    select line.place::int as place, sale.category, sale.quantity, sale.value
    from unnest(${sales.map(({ sku }) => sku)}::text[], ${numbers(sales, 'uuid', ({ locationId }) => locationId)},
        ${numbers(sales, 'date', ({ day }) => day)}) with ordinality as line (sku, location_id, day, place)
    join opportunity.sales as sale on sale.client_id = ${clientId}
      and sale.location_id = line.location_id and sale.day = line.day and sale.sku = line.sku`.execute(
    db,
  );
  for (const { place, ...figures } of rows) found[place - 1] = figures;
  return found;
}

/** Stores a batch: new sales with one statement, replaced ones with another. */
export async function writeSales(
  { db }: Context,
  { clientId, importId }: { clientId: string; importId: string },
  sales: readonly Sale[],
): Promise<void> {
  const added = sales.filter(({ before }) => !before);
  const replacing = sales.filter(({ before }) => before);
  if (added.length > 0)
    await sql`
      insert into opportunity.sales (client_id, location_id, day, sku, category, quantity, value, import_id)
      select ${clientId}::uuid, line.location_id, line.day, product.sku, product.category, line.quantity, line.value, ${importId}::uuid
      from ${linesOf(added)}`.execute(db);
  if (replacing.length > 0)
    await sql`
      update opportunity.sales as sale
      set category = product.category, quantity = line.quantity, value = line.value, import_id = ${importId}
      from ${linesOf(replacing)}
      where sale.client_id = ${clientId} and sale.location_id = line.location_id and sale.day = line.day
        and sale.sku = product.sku`.execute(db);
}

function linesOf(sales: readonly Sale[]): RawBuilder<unknown> {
  const products = new Numbered<{ sku: string; category: string }>();
  const product = ({ sku, category }: Sale) =>
    products.numberOf(`${sku}\n${category}`, () => ({ sku, category }));
  return sql`
    unnest(${numbers(sales, 'uuid', ({ locationId }) => locationId)}, ${numbers(sales, 'date', ({ day }) => day)},
        ${numbers(sales, 'int', product)}, ${numbers(sales, 'int', ({ quantity }) => quantity)},
        ${numbers(sales, 'bigint', ({ value }) => value)})
      as line (location_id, day, product, quantity, value)
    join unnest(${products.items.map(({ sku }) => sku)}::text[], ${products.items.map(({ category }) => category)}::text[])
      with ordinality as product (sku, category, place) on product.place = line.product`;
}

interface FigureSum {
  grain: 'day' | 'month';
  starts: string;
  locationId: string;
  category: string;
  quantity: number;
  value: number;
}

/** Changes of the figures by a file: its sales minus those they replace. */
export class FigureSums {
  readonly #sums = new Map<string, FigureSum>();

  add(sales: readonly Sale[]): void {
    for (const { locationId, day, before, ...now } of sales) {
      this.#add(locationId, day, now, 1);
      if (before) this.#add(locationId, day, before, -1);
    }
  }

  /**
   * Includes sums of zero. Every day with a sale needs a figure, because the next file uses it to detect sales that it
   * may replace.
   */
  get all(): FigureSum[] {
    return [...this.#sums.values()];
  }

  #add(locationId: string, day: string, figures: SaleFigures, sign: 1 | -1): void {
    for (const grain of ['day', 'month'] as const) {
      const starts = grain === 'day' ? day : firstOfMonth(day);
      const key = `${grain}${starts}${locationId}${figures.category}`;
      let sum = this.#sums.get(key);
      if (!sum) {
        sum = { grain, starts, locationId, category: figures.category, quantity: 0, value: 0 };
        this.#sums.set(key, sum);
      }
      sum.quantity += sign * figures.quantity;
      sum.value += sign * figures.value;
    }
  }
}

/** Adds the sums of a file to the stored figures. Days after the last stored one are new and need no lookup. */
export async function writeFigures(
  { db }: Context,
  clientId: string,
  sums: FigureSums,
): Promise<void> {
  const { rows } = await sql<{ grain: FigureSum['grain']; last: string }>`
    select grain, (
      select max(starts) from opportunity.sales_figures where client_id = ${clientId} and grain = grains.grain) as last
    from (values ('day'), ('month')) as grains (grain)`.execute(db);
  const last = new Map(rows.map((row) => [row.grain, row.last ?? '']));
  const isNew = ({ grain, starts }: FigureSum) => starts > (last.get(grain) ?? '');
  const { all } = sums;
  await insertFigures({ db }, clientId, all.filter(isNew), sql.raw(''));
  await insertFigures(
    { db },
    clientId,
    all.filter((sum) => !isNew(sum)),
    sql`on conflict (client_id, grain, starts, location_id, category) do update
      set quantity = stored.quantity + excluded.quantity, value = stored.value + excluded.value`,
  );
  const months = all.flatMap(({ grain, starts }) => (grain === 'month' ? starts : []));
  await markChanged({ db }, clientId, { what: 'sales', months: [...new Set(months)] });
}

async function insertFigures(
  { db }: Context,
  clientId: string,
  sums: readonly FigureSum[],
  onConflict: RawBuilder<unknown>,
): Promise<void> {
  for (let at = 0; at < sums.length; at += FIGURES_AT_ONCE) {
    const some = sums.slice(at, at + FIGURES_AT_ONCE);
    const categories = new Numbered<string>();
    const category = ({ category: word }: FigureSum) => categories.numberOf(word, () => word);
    await sql`
      insert into opportunity.sales_figures as stored
        (client_id, grain, starts, location_id, category, quantity, value)
      select ${clientId}::uuid, case when line.is_month then 'month' else 'day' end, line.starts, line.location_id,
        category.word, line.quantity, line.value
      from unnest(${numbers(some, 'bool', ({ grain }) => (grain === 'month' ? 't' : 'f'))},
          ${numbers(some, 'date', ({ starts }) => starts)}, ${numbers(some, 'uuid', ({ locationId }) => locationId)},
          ${numbers(some, 'int', category)}, ${numbers(some, 'bigint', ({ quantity }) => quantity)},
          ${numbers(some, 'bigint', ({ value }) => value)})
        as line (is_month, starts, location_id, category, quantity, value)
      join unnest(${categories.items}::text[]) with ordinality as category (word, place)
        on category.place = line.category
      ${onConflict}`.execute(db);
  }
}

/** Rows refer to distinct values by number, from 1, because few values repeat in many rows. */
class Numbered<Item> {
  readonly items: Item[] = [];
  readonly #numbers = new Map<string, number>();

  numberOf(key: string, make: () => Item): number {
    let number = this.#numbers.get(key);
    if (number === undefined) {
      number = this.items.push(make());
      this.#numbers.set(key, number);
    }
    return number;
  }
}

/** An array of values without commas as one text, because the driver would quote each value. */
function numbers<Row>(
  rows: readonly Row[],
  type: 'uuid' | 'date' | 'int' | 'bigint' | 'bool',
  of: (row: Row) => string | number,
): RawBuilder<unknown> {
  let text = '{';
  for (const row of rows) text += text.length > 1 ? `,${of(row)}` : of(row);
  return sql`${`${text}}`}::${sql.raw(type)}[]`;
}
