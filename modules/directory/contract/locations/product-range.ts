import { z } from 'zod';
import { defineCall } from '#platform/contract/call.ts';
import { uuid } from '#platform/contract/ids.ts';
import { defineImportCalls } from '#platform/contract/imports/import-calls.ts';
import { definePort } from '#platform/contract/port.ts';
import { notFound } from '#platform/contract/problems.ts';
import { PRODUCT_RANGE_SHOWN } from '../limits.ts';
import { manageLocations, seeLocations } from '../permissions.ts';

/** Products that a location sells [LOC-06]. Without any product, the range of the location is unknown. */
export const productRangeImportCalls = defineImportCalls({
  module: 'directory',
  base: '/gtr-core/clients/{uuid}/location-products',
  what: 'products of locations',
  may: manageLocations,
});

export const getProductRangeCall = defineCall({
  method: 'GET',
  path: '/gtr-core/clients/{uuid}/locations/{id}/products',
  module: 'directory',
  summary: 'The products that a location sells, where the brand has said it.',
  access: { kind: 'client', client: 'params.uuid', may: seeLocations },
  params: z.strictObject({ uuid, id: uuid }),
  response: z.object({
    /** By SKU; truncated for long ranges. */
    items: z
      .array(z.object({ id: z.string(), sku: z.string(), name: z.string() }))
      .max(PRODUCT_RANGE_SHOWN),
    total: z.number().int(),
  }),
  errors: [notFound],
});

/** Ids of locations that sell a product, excluding those with unknown range. */
export const locationsSelling = definePort<
  { clientId: string; productId: string },
  ReadonlySet<string>
>('directory.locations-selling');

/**
 * Of the given locations: the number with a known range, the number of those that do not sell the product, and the
 * first ids of the latter.
 */
export const locationsWithoutProduct = definePort<
  { clientId: string; sku: string; locationIds: readonly string[]; limit: number },
  { known: number; without: number; ids: string[] }
>('directory.locations-without-product');
