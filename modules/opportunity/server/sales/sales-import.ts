import { sql } from 'kysely';
import { LOCATION_CODE_MAX_LENGTH, SKU_MAX_LENGTH } from '#modules/directory/contract/limits.ts';
import { locationsByCodes } from '#modules/directory/contract/locations/location-ports.ts';
import { productNames } from '#modules/directory/contract/products/product-ports.ts';
import { salesImportCalls } from '#modules/opportunity/contract/imports.ts';
import { SALE_QUANTITY_MAX, SALE_VALUE_MAX } from '#modules/opportunity/contract/limits.ts';
import { salesImported } from '#modules/opportunity/contract/sales-calls.ts';
import type { App } from '#platform/server/app.ts';
import { clientZone } from '#platform/server/database/client-zone.ts';
import type { Db } from '#platform/server/database/database.ts';
import { defineImport } from '#platform/server/imports/define-import.ts';
import {
  CellFault,
  type ImportColumn,
  type ReadCell,
} from '#platform/server/imports/import-column.ts';
import type {
  Identified,
  ImportDefinition,
  LineFault,
} from '#platform/server/imports/import-definition.ts';
import { money, number, text } from '#platform/server/imports/readers/cell-readers.ts';
import { date } from '#platform/server/imports/readers/date.ts';
import type { Context, OpportunityTables } from '../tables.ts';
import { FigureSums, type Sale, storedSales, writeFigures, writeSales } from './write-sales.ts';

interface SalesLine {
  code: string;
  sku?: string | null;
  day: string;
  quantity: number;
  value: number;
}
interface FoundSales extends Identified {
  /** By line number. */
  sales: ReadonlyMap<number, Sale>;
}
type Definition = ImportDefinition<SalesLine, OpportunityTables, FoundSales, unknown, FigureSums>;

/** Earlier days are mistakes in the file. */
const FIRST_DAY = '2000-01-01';

/** Negative amounts are rejected, because returns are no sales. */
const amount: ReadCell<number> = (given, context) => {
  const hundredths = money(given, context);
  return typeof hundredths === 'number' && hundredths > SALE_VALUE_MAX
    ? new CellFault('aboveMax', { max: SALE_VALUE_MAX / 100 })
    : hundredths;
};

const COLUMNS: readonly ImportColumn<SalesLine>[] = [
  {
    key: 'code',
    label: 'opportunity:sales.column.code',
    mandatory: true,
    aliases: ['location', 'store', 'store code', 'shop'],
    example: 'NO-0142',
    read: text(LOCATION_CODE_MAX_LENGTH),
  },
  {
    key: 'sku',
    label: 'opportunity:sales.column.sku',
    aliases: ['product', 'reference', 'article'],
    example: 'COC-24-BLK',
    read: text(SKU_MAX_LENGTH),
  },
  {
    key: 'day',
    label: 'opportunity:sales.column.day',
    mandatory: true,
    aliases: ['date', 'sale date', 'sold on'],
    dates: true,
    example: '2026-03-14',
    read: date,
  },
  {
    key: 'quantity',
    label: 'opportunity:sales.column.quantity',
    mandatory: true,
    aliases: ['qty', 'units', 'pieces'],
    example: '3',
    read: number({ min: 0, max: SALE_QUANTITY_MAX, whole: true }),
  },
  {
    key: 'value',
    label: 'opportunity:sales.column.value',
    mandatory: true,
    aliases: ['amount', 'revenue', 'turnover', 'sales'],
    example: '749.70',
    show: (hundredths, { locale }) =>
      (hundredths / 100).toLocaleString(locale, { minimumFractionDigits: 2 }),
    read: amount,
  },
];

/**
 * Imports ERP sales [OPP-04]: one line per location, day and product. A line of a later file replaces the stored one with the
 * same key; a repeated key in one file is an error.
 */
export const salesImport = defineImport<
  SalesLine,
  OpportunityTables,
  FoundSales,
  unknown,
  FigureSums
>({
  name: 'opportunity.sales',
  calls: salesImportCalls,
  title: 'opportunity:sales.importTitle',
  columns: COLUMNS,
  recordColumns: [['code', 'day', 'sku']],
  identify,
  begin: async () => new FigureSums(),
  async write({ rows, db, clientId, found, run, sums }) {
    const sales = rows.flatMap(({ line }) => found.sales.get(line) ?? []);
    await writeSales({ db }, { clientId, importId: run.id }, sales);
    sums.add(sales);
  },
  async finish({ db, app, clientId, run, sums, outcome }) {
    await writeFigures({ db }, clientId, sums);
    const { created, updated, leftOut } = outcome;
    await db
      .insertInto('opportunity.files')
      .values({
        client_id: clientId,
        id: run.id,
        what: 'sales',
        name: run.report.file.name,
        lines: run.report.lines - leftOut,
      })
      .execute();
    if (created + updated > 0)
      await app.events.publish(db, salesImported, { clientId, payload: { created, updated } });
  },
});

/** Lookups of earlier batches of the same file. */
interface KnownInFile {
  today: string;
  /** Days with stored sales: lines of other days replace none. */
  first: string;
  last: string;
  /** By lower-case code and SKU; null if unknown. */
  locations: Map<string, string | null>;
  products: Map<string, { sku: string; category: string } | null>;
}
const WITHOUT_PRODUCT = { sku: '', category: '' };

async function identify({
  rows,
  db,
  app,
  clientId,
  seen,
}: Parameters<Definition['identify']>[0]): Promise<FoundSales> {
  const known = await seen.memory(() => readKnown({ db }, clientId));
  await lookUp(
    { db, app },
    clientId,
    known,
    rows.map(({ values }) => values),
  );
  const faults: LineFault[] = [];
  const sales = new Map<number, Sale>();
  for (const { line, values } of rows) {
    const { day, quantity, value } = values;
    const locationId = known.locations.get(values.code.toLowerCase());
    const product = values.sku ? known.products.get(values.sku.toLowerCase()) : WITHOUT_PRODUCT;
    if (!locationId) faults.push({ line, column: 'code', code: 'opportunity.locationUnknown' });
    if (!product) faults.push({ line, column: 'sku', code: 'opportunity.skuUnknown' });
    if (day > known.today) faults.push({ line, column: 'day', code: 'opportunity.saleFuture' });
    else if (day < FIRST_DAY) faults.push({ line, column: 'day', code: 'opportunity.saleOld' });
    else if (locationId && product)
      sales.set(line, { locationId, day, ...product, quantity, value });
  }
  const repeated = seen.repeats(rows, 'code', ({ code, day, sku }) =>
    `${code}\n${day}\n${sku ?? ''}`.toLowerCase(),
  );
  for (const { line } of repeated) sales.delete(line);
  const mayExist = [...sales].filter(([, { day }]) => day >= known.first && day <= known.last);
  const stored = await storedSales(
    { db },
    clientId,
    mayExist.map(([, sale]) => sale),
  );
  const existing = new Set<number>();
  const unchanged = new Set<number>();
  mayExist.forEach(([line, sale], index) => {
    const before = stored[index];
    if (!before) return;
    sale.before = before;
    existing.add(line);
    if (
      before.quantity === sale.quantity &&
      before.value === sale.value &&
      before.category === sale.category
    )
      unchanged.add(line);
  });
  return { existing, unchanged, faults: [...faults, ...repeated], sales };
}

async function readKnown({ db }: Pick<Context, 'db'>, clientId: string): Promise<KnownInFile> {
  const { rows } = await sql<{ today: string; first: string | null; last: string | null }>`
    select (now() at time zone ${clientZone})::date as today, min(starts) as first, max(starts) as last
    from opportunity.sales_figures where client_id = ${clientId} and grain = 'day'`.execute(db);
  const { today = '', first, last } = rows[0] ?? {};
  return {
    today,
    // Sort before and after every day.
    first: first ?? '9999',
    last: last ?? '',
    locations: new Map(),
    products: new Map(),
  };
}

/** Looks up only codes and SKUs that were not in earlier batches. */
async function lookUp(
  { db, app }: { db: Db; app: App },
  clientId: string,
  { locations, products }: KnownInFile,
  lines: readonly SalesLine[],
): Promise<void> {
  const codes = new Set<string>();
  const skus = new Set<string>();
  for (const { code, sku } of lines) {
    const codeKey = code.toLowerCase();
    if (!locations.has(codeKey)) codes.add(codeKey);
    const skuKey = sku?.toLowerCase();
    if (skuKey && !products.has(skuKey)) skus.add(skuKey);
  }
  if (codes.size > 0) {
    const found = await app.ports.call(
      locationsByCodes,
      { clientId, codes: [...codes] },
      { db, app },
    );
    for (const code of codes) locations.set(code, found.get(code) ?? null);
  }
  if (skus.size > 0) {
    for (const sku of skus) products.set(sku, null);
    const found = await app.ports.call(productNames, { clientId, skus: [...skus] }, { db, app });
    for (const { sku, category } of found) products.set(sku.toLowerCase(), { sku, category });
  }
}
