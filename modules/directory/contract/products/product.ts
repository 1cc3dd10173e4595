import { z } from 'zod';
import { pickFieldPart } from '#platform/contract/fields/record-fields.ts';
import { productFields } from './product-fields.ts';

/** Something the brand sells, as touchpoints and leads point at it. */
const all = z.strictObject(pickFieldPart(productFields, 'schema'));

export const newProductSchema = all.partial().required({ sku: true, names: true });
export type NewProduct = z.output<typeof newProductSchema>;

/** Only the given fields change; `version` is the version that the user read. */
export const productChangesSchema = all.partial().extend({ version: z.number().int() });
export type ProductChanges = z.output<typeof productChangesSchema>;

export const productSchema = z.object({
  id: z.string(),
  ...pickFieldPart(productFields, 'shown'),
  /** In the reader's language where it has one, else in the brand's, else in any. */
  name: z.string(),
  /** The same for its category, which is itself in whatever language the brand writes it. */
  categoryName: z.string(),
  createdAt: z.string(),
  updatedAt: z.string(),
  version: z.number().int(),
});
export type CatalogueProduct = z.infer<typeof productSchema>;
