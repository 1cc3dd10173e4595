import { z } from 'zod';
import { collectSortOptions, pickFieldPart } from '#platform/contract/fields/record-fields.ts';
import { uuid } from '#platform/contract/ids.ts';
import { defineList, type FilterOf, type ViewOf } from '#platform/contract/lists/define-list.ts';
import { defineProblem } from '#platform/contract/problem.ts';
import { DIRECTORY_PAGE_SIZE } from '../limits.ts';
import { productFields } from './product-fields.ts';

/** A product of the brand, to which touchpoints and leads refer. */
const all = z.strictObject(pickFieldPart(productFields, 'schema'));

export const newProductSchema = all.partial().required({ sku: true, names: true });
export type NewProduct = z.output<typeof newProductSchema>;

/** Only the given fields change; `version` is the version that the user read. */
export const productChangesSchema = all.partial().extend({ version: z.number().int() });
export type ProductChanges = z.output<typeof productChangesSchema>;

export const productSchema = z.object({
  id: z.string(),
  ...pickFieldPart(productFields, 'shown'),
  /** In the user's language, otherwise in the brand's, otherwise in any. */
  name: z.string(),
  /** Likewise for its category, whose key is in any language. */
  categoryName: z.string(),
  createdAt: z.string(),
  updatedAt: z.string(),
  version: z.number().int(),
});
export type CatalogueProduct = z.infer<typeof productSchema>;

/** Filters and sorts of a product list; search, bulk change and export share them [SUP-03]. */
const listOptions = {
  views: ['all', 'active', 'inactive'],
  sorts: collectSortOptions(productFields, { first: 'name', own: ['updatedAt'] }),
  pageSize: DIRECTORY_PAGE_SIZE,
} as const;
const { category, ...others } = pickFieldPart(productFields, 'filter');
const fields = {
  category,
  ...others,
  /** Matches names in all languages. */
  name: { kind: 'text' },
  hasPrice: { kind: 'boolean' },
  hasGtin: { kind: 'boolean' },
  updated: { kind: 'date' },
} as const;

export const productList = defineList({ ...listOptions, fields });
export type ProductView = ViewOf<typeof productList>;

/** Products of all clients, with the client as additional filter [SUP-03]. */
export const everyProductList = defineList({
  ...listOptions,
  fields: { client: { kind: 'choice', item: uuid }, ...fields },
});
export type ProductFilter = FilterOf<typeof everyProductList>;

export const whichProductsSchema = productList.which(uuid);
export type WhichProducts = z.output<typeof whichProductsSchema>;

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
