import { sql } from 'kysely';
import { productsImported } from '#modules/directory/contract/events.ts';
import { comparableGtin } from '#modules/directory/contract/products/gtin.ts';
import { productFields } from '#modules/directory/contract/products/product-fields.ts';
import { productImportCalls } from '#modules/directory/contract/products/products.ts';
import { LOCALES, type Locale } from '#platform/contract/locale.ts';
import type { App } from '#platform/server/app.ts';
import type { Db, Tx } from '#platform/server/database/database.ts';
import { uuidV7 } from '#platform/server/database/record-ids.ts';
import { type ColumnChange, fileFields } from '#platform/server/fields/field-sql.ts';
import { defineImport } from '#platform/server/imports/define-import.ts';
import type {
  Identified,
  ImportRow,
  LineFault,
} from '#platform/server/imports/import-definition.ts';
import type { SeenInFile } from '#platform/server/imports/seen-in-file.ts';
import { addCategoryNames } from '../categories/categories.ts';
import { inEvents } from '../in-events.ts';
import type { Context, DirectoryTables } from '../tables.ts';
import {
  CATEGORY_COLUMNS,
  type ImportedProduct,
  NAME_COLUMNS,
  productCells,
} from './product-cells.ts';

const PLAIN = fileFields(productFields);
const SHAPE = sql`(id uuid, names jsonb, ${PLAIN.shape})`;
/** Without a price there is no currency; a price without a currency gets the brand's. */
const COPIED_COLUMNS = PLAIN.all.filter((column) => column !== 'currency');

/** Imports products by SKU [SUP-03]. */
export const productImport = defineImport<ImportedProduct, DirectoryTables>({
  name: 'directory.products',
  calls: productImportCalls,
  title: 'directory:product.importTitle',
  columns: productCells.map(({ column }) => column),
  recordColumns: ['nameEn', 'nameFr', 'nameDe', 'sku'],
  identify: identifyProducts,
  write: writeProducts,
});

/** Which lines belong to existing products, by SKU without case, and faults across cells. */
async function identifyProducts(given: {
  rows: readonly ImportRow<ImportedProduct>[];
  db: Db<DirectoryTables>;
  clientId: string;
  seen: SeenInFile;
}): Promise<Identified> {
  const { rows, db, clientId } = given;
  const skus = rows.map(({ values }) => values.sku.toLowerCase());
  const { rows: existingRows } = await sql<{ sku: string }>`
    select sku_key as sku from directory.products
    where client_id = ${clientId} and sku_key = any (${skus})`.execute(db);
  const known = new Set(existingRows.map(({ sku }) => sku));
  const existing = new Set(
    rows.filter(({ values }) => known.has(values.sku.toLowerCase())).map(({ line }) => line),
  );
  const owners = await ownersOfGtins({ db }, clientId, rows);
  return {
    existing,
    faults: [
      ...given.seen.repeats(rows, 'sku', ({ sku }) => sku.toLowerCase()),
      ...given.seen.repeats(rows, 'gtin', ({ gtin }) => gtin && comparableGtin(gtin)),
      ...rows.flatMap((row) => nameFaults(row, existing.has(row.line))),
      ...rows.flatMap(categoryFaults),
      ...rows.flatMap((row) => gtinFaults(row, owners)),
    ],
  };
}

/** A product needs a name in at least one language; the last name cannot be removed. */
function nameFaults({ line, values }: ImportRow<ImportedProduct>, exists: boolean): LineFault[] {
  const columns = Object.values(NAME_COLUMNS);
  if (columns.some((column) => values[column])) return [];
  if (exists && columns.some((column) => values[column] === undefined)) return [];
  return [{ line, column: NAME_COLUMNS.en, code: 'required' }];
}

/** Category names need a category. */
function categoryFaults({ line, values }: ImportRow<ImportedProduct>): LineFault[] {
  const isNamed = Object.values(CATEGORY_COLUMNS).some((column) => values[column]);
  return isNamed && !values.category ? [{ line, column: 'category', code: 'required' }] : [];
}

function gtinFaults(
  { line, values }: ImportRow<ImportedProduct>,
  owners: ReadonlyMap<string, string>,
): LineFault[] {
  const owner = values.gtin ? owners.get(comparableGtin(values.gtin)) : undefined;
  if (owner === undefined || owner.toLowerCase() === values.sku.toLowerCase()) return [];
  const code = 'directory.gtinTaken';
  return [{ line, column: 'gtin', code, params: { sku: owner } }];
}

async function ownersOfGtins(
  { db }: Pick<Context, 'db'>,
  clientId: string,
  rows: readonly ImportRow<ImportedProduct>[],
): Promise<ReadonlyMap<string, string>> {
  const gtins = rows.flatMap(({ values }) => (values.gtin ? [comparableGtin(values.gtin)] : []));
  if (gtins.length === 0) return new Map();
  const { rows: owners } = await sql<{ gtin: string; sku: string }>`
    select gtin_key as gtin, sku from directory.products
    where client_id = ${clientId} and gtin_key = any (${gtins})`.execute(db);
  return new Map(owners.map(({ gtin, sku }) => [gtin, sku]));
}

type Row = ImportRow<ImportedProduct> & { exists: boolean };

/** Writes a batch in two statements; unchanged products are not written. */
async function writeProducts(given: {
  rows: readonly Row[];
  db: Tx<DirectoryTables>;
  clientId: string;
  app: App;
}): Promise<void> {
  const { rows, db, clientId, app } = given;
  const made = rows.filter(({ exists }) => !exists);
  const existingRows = rows.filter(({ exists }) => exists);
  if (made.length > 0)
    await sql`
      insert into directory.products
        (client_id, id, ${sql.join(COPIED_COLUMNS.map((column) => sql.id(column)))}, names, currency)
      select client.id, line.id, ${sql.join(COPIED_COLUMNS.map((column) => sql`line.${sql.id(column)}`))},
        jsonb_strip_nulls(line.names), case when line.price is not null then coalesce(line.currency, client.currency) end
      from jsonb_to_recordset(${recordsOf(made)}::jsonb) as line ${SHAPE}
      join directory.clients as client on client.id = ${clientId}`.execute(db);
  await addCategoryNames({ db, app }, clientId, categoryNamesOf(rows));
  const created = made.map(({ values }) => values.sku);
  const updated =
    existingRows.length > 0 ? await updateProducts({ db }, clientId, existingRows) : [];
  const written = [
    ...created.map((sku) => ({ sku, isNew: true })),
    ...updated.map((sku) => ({ sku, isNew: false })),
  ];
  await app.events.publishAll(db, productsImported, {
    clientId,
    payloads: inEvents(written).map((some) => ({
      created: some.filter(({ isNew }) => isNew).length,
      updated: some.filter(({ isNew }) => !isNew).length,
      skus: some.map(({ sku }) => sku),
    })),
  });
}

/** Names of each category; later lines override earlier ones. */
function categoryNamesOf(rows: readonly Row[]): Map<string, Partial<Record<Locale, string>>> {
  const found = new Map<string, Partial<Record<Locale, string>>>();
  for (const { values } of rows) {
    const names = Object.fromEntries(
      LOCALES.flatMap((locale) => {
        const name = values[CATEGORY_COLUMNS[locale]];
        return name ? [[locale, name]] : [];
      }),
    );
    const { category } = values;
    if (category && Object.keys(names).length > 0)
      found.set(category, { ...found.get(category), ...names });
  }
  return found;
}

/** Returns the SKUs of products that changed. */
async function updateProducts(
  { db }: { db: Tx<DirectoryTables> },
  clientId: string,
  rows: readonly Row[],
): Promise<string[]> {
  const changes = changesOf(rows);
  if (changes.length === 0) return [];
  const { rows: changed } = await sql<{ sku: string }>`
    update directory.products as stored
    set ${sql.join(changes.map(({ column, value }) => sql`${sql.id(column)} = ${value}`))},
      updated_at = now(), version = stored.version + 1
    from jsonb_to_recordset(${recordsOf(rows)}::jsonb) as line ${SHAPE}
    join directory.clients as client on client.id = ${clientId}
    where stored.client_id = ${clientId} and stored.sku_key = lower(line.sku) and (${sql.join(
      changes.map(({ column, value }) => sql`stored.${sql.id(column)} is distinct from ${value}`),
      sql` or `,
    )}) returning stored.sku`.execute(db);
  return changed.map(({ sku }) => sku);
}

/** Only columns that the file has; all lines have the same columns. */
function changesOf(rows: readonly Row[]): ColumnChange[] {
  const hasColumn = (key: string) =>
    rows.some(({ values }) => values[key as keyof ImportedProduct] !== undefined);
  const price = hasColumn('price') ? sql`line.price` : sql`stored.price`;
  const currency = hasColumn('currency')
    ? sql`coalesce(line.currency, client.currency)`
    : sql`coalesce(stored.currency, client.currency)`;
  return [
    // SKUs match regardless of case; the stored spelling remains.
    ...PLAIN.said((name) => name !== 'sku' && name !== 'currency' && hasColumn(name)),
    ...(LOCALES.some((locale) => hasColumn(NAME_COLUMNS[locale]))
      ? [{ column: 'names', value: sql`jsonb_strip_nulls(stored.names || line.names)` }]
      : []),
    ...(hasColumn('price') || hasColumn('currency')
      ? [{ column: 'currency', value: sql`case when ${price} is not null then ${currency} end` }]
      : []),
  ];
}

/** Names that the file has a column for; null removes a name. */
function namesOf(line: ImportedProduct): Record<string, string | null> {
  return Object.fromEntries(
    LOCALES.flatMap((locale) => {
      const name = line[NAME_COLUMNS[locale]];
      return name === undefined ? [] : [[locale, name]];
    }),
  );
}

function recordsOf(rows: readonly Row[]): string {
  return JSON.stringify(
    rows.map(({ values }) => ({
      ...PLAIN.record(values),
      id: uuidV7(),
      names: namesOf(values),
    })),
  );
}
