import type { everyProductList, ProductView } from '#modules/directory/contract/product-list.ts';

export const PRODUCT_VIEW_NAMES = {
  all: 'directory:view.all',
  active: 'directory:product.active',
  inactive: 'directory:product.inactive',
} as const satisfies Record<ProductView, string>;

export const PRODUCT_FIELD_NAMES = {
  client: 'directory:column.client',
  category: 'directory:product.category',
  price: 'directory:product.price',
  hasPrice: 'directory:filter.hasPrice',
  hasGtin: 'directory:filter.hasGtin',
  sku: 'directory:product.sku',
  gtin: 'directory:product.gtin',
  name: 'directory:product.name',
  updated: 'directory:column.updated',
} as const satisfies Record<keyof typeof everyProductList.fields, string>;
