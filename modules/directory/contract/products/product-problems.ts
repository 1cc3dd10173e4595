import { defineProblem } from '#platform/contract/problem.ts';

/** Problems that changes of products or of the product lookup can return. */
export const skuTaken = defineProblem<{ sku: string }>({
  status: 409,
  code: 'SKU_TAKEN',
  title: 'Another product of the client has this sku.',
  field: 'body.sku',
});
export const gtinTaken = defineProblem<{ sku: string }>({
  status: 409,
  code: 'GTIN_TAKEN',
  title: 'Another product of the client has this GTIN.',
  field: 'body.gtin',
});
