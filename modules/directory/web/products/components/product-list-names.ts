import { productFields } from '#modules/directory/contract/products/product-fields.ts';
import type {
  everyProductList,
  ProductView,
} from '#modules/directory/contract/products/product-list.ts';
import { pickFieldPart } from '#platform/contract/fields/record-fields.ts';

export const PRODUCT_VIEW_NAMES = {
  all: 'directory:view.all',
  active: 'directory:field.active',
  inactive: 'directory:product.inactive',
} as const satisfies Record<ProductView, string>;

export const PRODUCT_FIELD_NAMES = {
  ...pickFieldPart(productFields, 'label'),
  client: 'directory:column.client',
  name: 'directory:field.name',
  hasPrice: 'directory:filter.hasPrice',
  hasGtin: 'directory:filter.hasGtin',
  updated: 'directory:column.updated',
} as const satisfies Record<keyof typeof everyProductList.fields, string>;
