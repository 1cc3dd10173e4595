import { sql } from 'kysely';
import { comparableGtin } from '#modules/directory/contract/products/gtin.ts';
import type { Db } from '#platform/server/database/database.ts';
import type {
  Identified,
  ImportRow,
  LineFault,
} from '#platform/server/imports/import-definition.ts';
import type { SeenInFile } from '#platform/server/imports/seen-in-file.ts';
import type { DirectoryTables } from '../tables.ts';
import { CATEGORY_COLUMNS, NAME_COLUMNS, type ProductLine } from './product-cells.ts';

/** Which lines are about a product that exists, by its sku in any case, and what only shows beyond one cell. */
export async function identifyProducts(given: {
  rows: readonly ImportRow<ProductLine>[];
  db: Db<DirectoryTables>;
  clientId: string;
  seen: SeenInFile;
}): Promise<Identified> {
  const { rows, db, clientId } = given;
  const skus = rows.map(({ values }) => values.sku.toLowerCase());
  const { rows: kept } = await sql<{ sku: string }>`
    select sku_key as sku from directory.products
    where client_id = ${clientId} and sku_key = any (${skus})`.execute(db);
  const known = new Set(kept.map(({ sku }) => sku));
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
function nameFaults({ line, values }: ImportRow<ProductLine>, exists: boolean): LineFault[] {
  const columns = Object.values(NAME_COLUMNS);
  if (columns.some((column) => values[column])) return [];
  if (exists && columns.some((column) => values[column] === undefined)) return [];
  return [{ line, column: NAME_COLUMNS.en, code: 'required' }];
}

/** Names of a category are of no use without the category. */
function categoryFaults({ line, values }: ImportRow<ProductLine>): LineFault[] {
  const isNamed = Object.values(CATEGORY_COLUMNS).some((column) => values[column]);
  return isNamed && !values.category ? [{ line, column: 'category', code: 'required' }] : [];
}

function gtinFaults(
  { line, values }: ImportRow<ProductLine>,
  owners: ReadonlyMap<string, string>,
): LineFault[] {
  const owner = values.gtin ? owners.get(comparableGtin(values.gtin)) : undefined;
  if (owner === undefined || owner.toLowerCase() === values.sku.toLowerCase()) return [];
  const code = 'directory.gtinTaken';
  return [{ line, column: 'gtin', code, params: { sku: owner } }];
}

async function ownersOfGtins(
  { db }: { db: Db<DirectoryTables> },
  clientId: string,
  rows: readonly ImportRow<ProductLine>[],
): Promise<ReadonlyMap<string, string>> {
  const gtins = rows.flatMap(({ values }) => (values.gtin ? [comparableGtin(values.gtin)] : []));
  if (gtins.length === 0) return new Map();
  const { rows: owners } = await sql<{ gtin: string; sku: string }>`
    select gtin_key as gtin, sku from directory.products
    where client_id = ${clientId} and gtin_key = any (${gtins})`.execute(db);
  return new Map(owners.map(({ gtin, sku }) => [gtin, sku]));
}
