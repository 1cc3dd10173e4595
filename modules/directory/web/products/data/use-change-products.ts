import {
  listProductCategoriesCall,
  nameProductCategoryCall,
} from '#modules/directory/contract/products/product-categories.ts';
import {
  changeProductsCall,
  createProductCall,
  getProductCall,
  getProductFiltersCall,
  listProductsCall,
  updateProductCall,
} from '#modules/directory/contract/products/products.ts';
import { useCallMutation } from '#platform/web/api/use-call-mutation.ts';

const CHANGES = {
  changes: [listProductsCall, getProductFiltersCall, getProductCall, listProductCategoriesCall],
};

/** What changes products, each with the reads that are stale after it. */
export function useChangeProducts() {
  return {
    create: useCallMutation(createProductCall, CHANGES),
    update: useCallMutation(updateProductCall, CHANGES),
    nameCategory: useCallMutation(nameProductCategoryCall, CHANGES),
    bulk: useCallMutation(changeProductsCall, CHANGES),
  };
}
