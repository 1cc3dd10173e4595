import { defineProblem } from '#platform/contract/problem.ts';

/** What a change of products or of their lookup can be refused for. */
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
