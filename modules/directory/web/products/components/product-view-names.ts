import type { ProductView } from '../data/products-question.ts';

export const PRODUCT_VIEW_NAMES = {
  all: 'directory:view.all',
  active: 'directory:product.active',
  inactive: 'directory:product.inactive',
} as const satisfies Record<ProductView, string>;
