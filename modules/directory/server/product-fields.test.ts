import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { CatalogueProduct, NewProduct } from '#modules/directory/contract/products/product.ts';
import { productFields } from '#modules/directory/contract/products/product-fields.ts';
import {
  createProductCall,
  exportProductsCall,
  getProductCall,
  listProductsCall,
  productImportCalls,
  updateProductCall,
} from '#modules/directory/contract/products/products.ts';
import { everyFieldMoves } from '#platform/testing/fields/every-field-moves.ts';
import { testApp } from '#platform/testing/test-app.ts';
import { type ExportedProduct, productCells } from './products/product-cells.ts';
import { directorySample } from './testing/directory-sample.ts';
import { exportedFile, importedFile, toSingleLineCsv } from './testing/moved-file.ts';

const TEXTS = { translate: (key: string) => key };

const suite = await testApp();
const [here, there, third] = [
  await suite.people.client(),
  await suite.people.client(),
  await suite.people.client(),
];
const admin = await suite.visitor().as(
  await suite.people.user({
    at: [here, there, third].map((client) => ({ client, role: 'brand_admin' as const })),
  }),
);
const sku = 'AUB-24';
const first = directorySample(productFields, 0, { sku, active: false });
const second = directorySample(productFields, 1, { sku, active: true });

async function only(client: { id: string }): Promise<CatalogueProduct> {
  const params = { uuid: client.id };
  const { body } = await admin.call(listProductsCall, { params, query: {} });
  const [row] = body.items;
  expect([body.total, row && fieldsOf(row)]).toEqual([1, expect.anything()]);
  const read = await admin.call(getProductCall, { params: { ...params, id: row?.id ?? '' } });
  expect(read.body).toMatchObject(row ? fieldsOf(row) : {});
  return read.body;
}

function fieldsOf(product: CatalogueProduct): Record<string, unknown> {
  return Object.fromEntries(
    Object.keys(productFields).map((name) => [name, product[name as keyof CatalogueProduct]]),
  );
}

test('every field of a product is created, read, shown in its row, exported, imported and changed by a file [SUP-03]', async () => {
  const made = await admin.call(createProductCall, {
    params: { uuid: here.id },
    body: first as NewProduct,
  });
  expect(made.status).toBe(201);
  expect(fieldsOf(await only(here))).toEqual(first);

  const file = await exportedFile({ visitor: admin, clientId: here.id }, exportProductsCall);
  await importedFile({ visitor: admin, clientId: there.id }, productImportCalls, file);
  expect(fieldsOf(await only(there))).toEqual(first);

  const changed = second as unknown as ExportedProduct;
  const cells = new Map(
    productCells.map(({ column, write }) => [column.key, write(changed, TEXTS)]),
  );
  await importedFile(
    { visitor: admin, clientId: there.id },
    productImportCalls,
    toSingleLineCsv(cells),
  );
  expect(fieldsOf(await only(there))).toEqual(second);
});

test('every field of a product can be changed separately and used as a filter where lists offer it [SUP-03]', async () => {
  const params = { uuid: third.id };
  const get = async (id: string) =>
    (await admin.call(getProductCall, { params: { ...params, id } })).body;
  await everyFieldMoves({
    fields: productFields,
    first,
    second: { ...second, sku: 'AUB-28' },
    clearsTo: { price: { currency: null } },
    make: async (values) =>
      (await admin.call(createProductCall, { params, body: values as NewProduct })).body.id,
    read: async (id) => fieldsOf(await get(id)),
    change: async (id, changes) =>
      admin.call(updateProductCall, {
        params: { ...params, id },
        body: { ...changes, version: (await get(id)).version },
      }),
    async found(groups) {
      const query = { groups: JSON.stringify(groups) };
      const { body } = await admin.call(listProductsCall, { params, query });
      return body.items.map(({ id }) => id);
    },
  });
});

test('every column of a product is declared in its fields or set by the database', async () => {
  const { rows } = await sql<{ column: string }>`
    select column_name as "column" from information_schema.columns
    where table_schema = 'directory' and table_name = 'products' and is_generated = 'NEVER'
    order by 1`.execute(suite.app.database.acrossClients());
  const fieldColumns = Object.values(productFields).map(({ column }) => column);
  const others = ['client_id', 'id', 'created_at', 'updated_at', 'version'];
  expect(rows.map(({ column }) => column)).toEqual([...fieldColumns, ...others].sort());
});
