import { z } from 'zod';
import { defineCall } from '#platform/contract/call.ts';
import { uuid } from '#platform/contract/ids.ts';
import { localeSchema } from '#platform/contract/locale.ts';
import { changedMeanwhile, notFound } from '#platform/contract/problems.ts';
import { line } from '#platform/contract/text/text.ts';
import { CATEGORY_MAX_LENGTH } from '../limits.ts';
import { manageProducts, seeProducts } from '../permissions.ts';
import { namesPerLanguage } from './product-fields.ts';

/** The categories of a client's products. A category exists while a product has it; its names are stored once for all products. */
const BASE = '/gtr-core/clients/{uuid}/product-categories';
const params = z.strictObject({ uuid });

export const productCategorySchema = z.object({
  /** Key of the category in products, files and filters. */
  category: z.string(),
  /** In the user's language, otherwise in the brand's, otherwise the key. */
  name: z.string(),
  names: z.partialRecord(localeSchema, z.string()),
  products: z.number().int(),
  /** 0 if no names are stored. */
  version: z.number().int(),
});
export type ProductCategory = z.infer<typeof productCategorySchema>;

export const listProductCategoriesCall = defineCall({
  method: 'GET',
  path: BASE,
  module: 'directory',
  summary: 'The categories of the products of a client, with their names in each language.',
  access: { kind: 'client', client: 'params.uuid', may: seeProducts },
  params,
  response: z.object({ items: z.array(productCategorySchema) }),
});

export const categoryNamesBody = z.strictObject({
  category: line({ min: 1, max: CATEGORY_MAX_LENGTH }),
  names: namesPerLanguage(CATEGORY_MAX_LENGTH),
  version: z.number().int().min(0),
});

export const nameProductCategoryCall = defineCall({
  method: 'PUT',
  path: BASE,
  module: 'directory',
  summary:
    'Name a category of products in each language; refused when someone else has changed it.',
  access: { kind: 'client', client: 'params.uuid', may: manageProducts },
  params,
  body: categoryNamesBody,
  response: productCategorySchema,
  errors: [notFound, changedMeanwhile],
});
