import { z } from 'zod';
import { defineCall } from '#platform/contract/call.ts';
import { uuid } from '#platform/contract/ids.ts';
import { listOf, pageOf, pageQuery } from '#platform/contract/paging.ts';
import { locationRowSchema } from './location.ts';
import { LOCATION_SORTS, locationFilters } from './location-filters.ts';
import { productSchema } from './product.ts';
import { PRODUCT_SORTS, productFilters } from './product-filters.ts';

/** Super admins look at the locations and products of all clients at once [SUP-02] [SUP-03]. */
const access = { kind: 'super-admin' } as const;
const client = z.object({ uuid: z.string(), name: z.string() });
const clientFilter = { client: listOf(uuid).optional() };

export const listAllLocationsCall = defineCall({
  method: 'GET',
  path: '/api/sa/locations',
  module: 'directory',
  summary: 'The locations of all clients, searched, filtered and sorted.',
  access,
  query: z.strictObject({ ...pageQuery(LOCATION_SORTS), ...locationFilters, ...clientFilter }),
  response: pageOf(locationRowSchema.extend({ client })),
});

export const listAllProductsCall = defineCall({
  method: 'GET',
  path: '/api/sa/products',
  module: 'directory',
  summary: 'The products of all clients, searched, filtered and sorted.',
  access,
  query: z.strictObject({ ...pageQuery(PRODUCT_SORTS), ...productFilters, ...clientFilter }),
  response: pageOf(productSchema.extend({ client })),
});
