import { sql } from 'kysely';
import type { ProductFilter } from '#modules/directory/contract/product-list.ts';
import { exportProductsCall } from '#modules/directory/contract/products.ts';
import { LOCALES, type Locale } from '#platform/contract/locale.ts';
import type { Db } from '#platform/server/database/database.ts';
import { defineExport } from '#platform/server/exports/define-export.ts';
import type { ExportColumn } from '#platform/server/exports/export-definition.ts';
import { NAME_COLUMNS, type ProductLine, productColumns } from '../imports/product-line.ts';
import { fitsProductFilter } from '../queries/fits-product-filter.ts';
import type { DirectoryTables } from '../tables.ts';

const BATCH = 1_000;
const FIRST = '00000000-0000-0000-0000-000000000000';

type Row = Pick<
  ProductLine,
  'sku' | 'gtin' | 'category' | 'price' | 'currency' | 'imageUrl' | 'url' | 'active'
> & {
  id: string;
  names: Partial<Record<Locale, string>>;
};

/** The columns of the import, so that the file can come back and change nothing. */
const columns: readonly ExportColumn<Row>[] = productColumns.map(({ key, label }) => ({
  label,
  value: (row) => {
    const locale = LOCALES.find((each) => NAME_COLUMNS[each] === key);
    if (locale) return row.names[locale] ?? '';
    if (key === 'price')
      return row.price === null || row.price === undefined ? '' : row.price / 100;
    if (key === 'active') return row.active ? 'yes' : 'no';
    return String(row[key as 'sku'] ?? '');
  },
}));

/** Products as a file, those that fit the filters [SUP-03]. */
export const productExport = defineExport<Row, ProductFilter, DirectoryTables>({
  name: 'directory.products',
  call: exportProductsCall,
  title: 'directory:product.exportTitle',
  columns,
  async *rows({ db, clientId, filters }) {
    for (let after = FIRST; ; ) {
      const page = await readAfter({ db }, { clientId, filters, after });
      const last = page.at(-1);
      if (!last) return;
      yield page;
      after = last.id;
    }
  },
});

async function readAfter(
  { db }: { db: Db<DirectoryTables> },
  { clientId, filters, after }: { clientId: string; filters: ProductFilter; after: string },
): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select product.id, product.sku, product.gtin, product.names, product.category, product.price, product.currency,
      product.image_url as "imageUrl", product.url, product.active
    from directory.products as product
    where ${fitsProductFilter(filters, { client: clientId })} and product.id > ${after}
    order by product.id limit ${BATCH}`.execute(db);
  return rows;
}
