/** Calls of a client's product catalogue, to which touchpoints and leads refer [SUP-03]. */

import { z } from 'zod';
import { defineCall } from '#platform/contract/call.ts';
import { uuid } from '#platform/contract/ids.ts';
import { defineImportCalls } from '#platform/contract/imports/import-calls.ts';
import { pageSchema } from '#platform/contract/lists/define-list.ts';
import { changedMeanwhile, notFound } from '#platform/contract/problems.ts';
import { choiceSchema } from '../locations/list-locations.ts';
import { manageProducts, seeProducts } from '../permissions.ts';
import {
  gtinTaken,
  newProductSchema,
  productChangesSchema,
  productList,
  productSchema,
  skuTaken,
  whichProductsSchema,
} from './product.ts';

const BASE = '/gtr-core/clients/{uuid}/products';
const readAccess = { kind: 'client', client: 'params.uuid', may: seeProducts } as const;
const manageAccess = { kind: 'client', client: 'params.uuid', may: manageProducts } as const;
const clientParams = z.strictObject({ uuid });
const productParams = z.strictObject({ uuid, id: uuid });

export const listProductsCall = defineCall({
  method: 'GET',
  path: BASE,
  module: 'directory',
  summary: 'The products of a client, searched, filtered and sorted.',
  access: readAccess,
  params: clientParams,
  query: z.strictObject(productList.query),
  response: pageSchema(productSchema),
});

export const getProductFiltersCall = defineCall({
  method: 'GET',
  path: `${BASE}/filters`,
  module: 'directory',
  summary: 'Filter options for the products of a client, with counts.',
  access: readAccess,
  params: clientParams,
  response: z.object({
    /** Number of products in each view. */
    views: z.record(z.enum(productList.views), z.number().int()),
    category: z.array(choiceSchema),
  }),
});

export const getProductCall = defineCall({
  method: 'GET',
  path: `${BASE}/{id}`,
  module: 'directory',
  summary: 'One product.',
  access: readAccess,
  params: productParams,
  response: productSchema,
  errors: [notFound],
});

export const createProductCall = defineCall({
  method: 'POST',
  path: BASE,
  module: 'directory',
  summary: 'Add a product.',
  access: manageAccess,
  params: clientParams,
  body: newProductSchema,
  response: productSchema,
  status: 201,
  errors: [skuTaken, gtinTaken],
});

export const updateProductCall = defineCall({
  method: 'PATCH',
  path: `${BASE}/{id}`,
  module: 'directory',
  summary: 'Change a product; refused when someone else has changed it.',
  access: manageAccess,
  params: productParams,
  body: productChangesSchema,
  response: productSchema,
  errors: [notFound, changedMeanwhile, skuTaken, gtinTaken],
});

export const changeProductsCall = defineCall({
  method: 'POST',
  path: `${BASE}/bulk`,
  module: 'directory',
  summary: 'Activate or deactivate many products.',
  access: manageAccess,
  params: clientParams,
  body: z.strictObject({
    which: whichProductsSchema,
    change: z.strictObject({ action: z.enum(['activate', 'deactivate']) }),
  }),
  response: z.object({ changed: z.number().int() }),
});

export const productImportCalls = defineImportCalls({
  module: 'directory',
  base: BASE,
  what: 'products',
  may: manageProducts,
});

export const exportProductsCall = defineCall({
  method: 'POST',
  path: `${BASE}/export`,
  module: 'directory',
  summary: 'Export the products that match some filters; a job does it.',
  access: readAccess,
  params: clientParams,
  body: z.strictObject({
    format: z.enum(['csv', 'xlsx']),
    filters: productList.filter.prefault({}),
  }),
  response: z.object({ jobId: z.string() }),
  status: 202,
});
