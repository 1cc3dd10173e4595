import { sql } from 'kysely';
import { locationsChanged } from '#modules/directory/contract/events.ts';
import { LOCATION_CODE_MAX_LENGTH, SKU_MAX_LENGTH } from '#modules/directory/contract/limits.ts';
import { locationFields } from '#modules/directory/contract/locations/location-fields.ts';
import { productRangeImportCalls } from '#modules/directory/contract/locations/product-range.ts';
import { productFields } from '#modules/directory/contract/products/product-fields.ts';
import { defineImport } from '#platform/server/imports/define-import.ts';
import type {
  Identified,
  ImportRow,
  LineFault,
} from '#platform/server/imports/import-definition.ts';
import { boolean, text } from '#platform/server/imports/readers/cell-readers.ts';
import type { DirectoryTables } from '../tables.ts';

/** A line adds a product to the range of a location or removes it. */
interface RangeLine {
  code: string;
  sku: string;
  sold?: boolean | null;
}

interface Found extends Identified {
  /** Ids by line. */
  pairs: ReadonlyMap<number, { locationId: string; productId: string }>;
}

/** Imports product ranges of locations by code and SKU [LOC-06]. */
export const productRangeImport = defineImport<RangeLine, DirectoryTables, Found>({
  name: 'directory.location-products',
  calls: productRangeImportCalls,
  title: 'directory:productRange.importTitle',
  columns: [
    {
      key: 'code',
      label: locationFields.code.label,
      aliases: ['location', 'store', 'store code'],
      example: 'NO-0142',
      mandatory: true,
      read: text(LOCATION_CODE_MAX_LENGTH),
    },
    {
      key: 'sku',
      label: productFields.sku.label,
      aliases: ['product', 'reference'],
      example: 'COC-24-BLK',
      mandatory: true,
      read: text(SKU_MAX_LENGTH),
    },
    { key: 'sold', label: 'directory:productRange.sold', example: 'yes', read: boolean },
  ],
  recordColumns: [['code', 'sku']],
  async identify({ rows, db, clientId, seen }) {
    const given = rows.map(({ line, values }) => ({ line, ...keysOf(values) }));
    const { rows: known } = await sql<{
      line: number;
      locationId: string | null;
      productId: string | null;
      isSold: boolean;
    }>`
      select said.line, location.id as "locationId", product.id as "productId",
        sold.client_id is not null as "isSold"
      from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as said (line integer, code text, sku text)
      left join directory.locations as location
        on location.client_id = ${clientId} and location.code_key = said.code
      left join directory.products as product
        on product.client_id = ${clientId} and product.sku_key = said.sku
      left join directory.location_products as sold on sold.client_id = ${clientId}
        and sold.location_id = location.id and sold.product_id = product.id`.execute(db);
    const faults: LineFault[] = known.flatMap(({ line, locationId, productId }) => [
      ...(locationId ? [] : [{ line, column: 'code', code: 'directory.codeUnknown' }]),
      ...(productId ? [] : [{ line, column: 'sku', code: 'directory.skuUnknown' }]),
    ]);
    const wanted = new Map(rows.map(({ line, values }) => [line, values.sold !== false]));
    // A product that is neither sold now nor before is unchanged.
    const existing = known.filter(({ line, isSold }) => isSold || !wanted.get(line));
    const unchanged = existing.filter(({ line, isSold }) => isSold === wanted.get(line));
    return {
      existing: new Set(existing.map(({ line }) => line)),
      unchanged: new Set(unchanged.map(({ line }) => line)),
      faults: [
        ...faults,
        ...seen.repeats(rows, 'sku', (values) => Object.values(keysOf(values)).join('\n')),
      ],
      pairs: new Map(
        known.flatMap(({ line, locationId, productId }) =>
          locationId && productId ? [[line, { locationId, productId }] as const] : [],
        ),
      ),
    };
  },
  async write({ rows, db, clientId, app, found }) {
    const pairsOf = (sold: boolean) =>
      JSON.stringify(
        rows.flatMap((row) => (isSold(row) === sold ? (found.pairs.get(row.line) ?? []) : [])),
      );
    const shape = sql`as said ("locationId" uuid, "productId" uuid)`;
    await sql`
      insert into directory.location_products (client_id, location_id, product_id)
      select ${clientId}::uuid, said."locationId", said."productId"
      from jsonb_to_recordset(${pairsOf(true)}::jsonb) ${shape}
      on conflict do nothing`.execute(db);
    await sql`
      delete from directory.location_products as sold
      using jsonb_to_recordset(${pairsOf(false)}::jsonb) ${shape}
      where sold.client_id = ${clientId}
        and sold.location_id = said."locationId" and sold.product_id = said."productId"`.execute(
      db,
    );
    const payload = { action: 'setProducts', changed: rows.length };
    await app.events.publish(db, locationsChanged, { clientId, payload });
  },
});

function keysOf({ code, sku }: RangeLine): { code: string; sku: string } {
  return { code: code.toLowerCase(), sku: sku.toLowerCase() };
}

function isSold({ values }: ImportRow<RangeLine>): boolean {
  return values.sold !== false;
}
