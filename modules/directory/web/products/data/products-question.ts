import { PRODUCT_SORTS, type ProductSort } from '#modules/directory/contract/product-filters.ts';
import type { TableAddress } from '#platform/web/table/address/table-address.ts';
import { chosenValues } from '../../data/chosen-values.ts';

export const PRODUCTS_PAGE_SIZE = 50;
export const PRODUCTS_RULES = {
  sortable: PRODUCT_SORTS,
  fields: [{ id: 'category', kind: 'choice' }] as const,
};
/** In an address: a choice cannot be an empty word there, and a category has no bar in its name. */
export const NO_CATEGORY = '|';

export const PRODUCT_VIEWS = ['all', 'active', 'inactive'] as const;
export type ProductView = (typeof PRODUCT_VIEWS)[number];

export function productViewOf({ view }: Pick<TableAddress, 'view'>): ProductView {
  return PRODUCT_VIEWS.find((one) => one === view) ?? 'all';
}

/** What narrows the list: as the list, a bulk change and an export are asked for it [SUP-03]. */
export function productFiltersOf(address: TableAddress) {
  const view = productViewOf(address);
  const category = chosenValues(
    address.filters,
    'category',
    (word) => word === NO_CATEGORY || (word.length <= 200 && !word.includes('|')),
  );
  return {
    ...(view !== 'all' && { state: view }),
    ...(address.q !== '' && { q: address.q.slice(0, 100) }),
    ...(category && {
      category: category.map((word) => (word === NO_CATEGORY ? '' : word)).join('|'),
    }),
  };
}

export function productsQuestion(address: TableAddress) {
  const sort = address.sort ?? { column: 'name', descending: false };
  return {
    ...productFiltersOf(address),
    page: address.page,
    limit: PRODUCTS_PAGE_SIZE,
    sortBy: sort.column as ProductSort,
    sortDesc: String(sort.descending),
  };
}
