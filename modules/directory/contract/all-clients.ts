import { z } from 'zod';
import { defineCall } from '#platform/contract/call.ts';
import { cappedViewCountsSchema, pageSchema } from '#platform/contract/lists/define-list.ts';
import { everyLocationList, locationRowSchema } from './locations/location.ts';
import { everyProductList, productSchema } from './products/product.ts';

/** Calls for super admins: the locations and products of all clients in one list [SUP-02] [SUP-03]. */
const access = { kind: 'super-admin' } as const;
const client = z.object({ uuid: z.string(), name: z.string() });

export const listAllLocationsCall = defineCall({
  method: 'GET',
  path: '/api/sa/locations',
  module: 'directory',
  summary: 'The locations of all clients, searched, filtered and sorted.',
  access,
  query: z.strictObject(everyLocationList.query),
  response: pageSchema(locationRowSchema.extend({ client })),
});

/** Calls for the tabs of both lists: they read many rows, so not with every page. */
export const countAllLocationsCall = defineCall({
  method: 'GET',
  path: '/api/sa/locations/views',
  module: 'directory',
  summary: 'The number of locations of all clients in each view, counted up to 10,000.',
  access,
  response: cappedViewCountsSchema(everyLocationList),
});

export const countAllProductsCall = defineCall({
  method: 'GET',
  path: '/api/sa/products/views',
  module: 'directory',
  summary: 'The number of products of all clients in each view, counted up to 10,000.',
  access,
  response: cappedViewCountsSchema(everyProductList),
});

export const listAllProductsCall = defineCall({
  method: 'GET',
  path: '/api/sa/products',
  module: 'directory',
  summary: 'The products of all clients, searched, filtered and sorted.',
  access,
  query: z.strictObject(everyProductList.query),
  response: pageSchema(productSchema.extend({ client })),
});
