import { useMemo } from 'react';
import { listAllProductsCall } from '#modules/directory/contract/all-clients.ts';
import { everyProductList, productList } from '#modules/directory/contract/products/product.ts';
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
import { useCall, useCallMutation } from '#platform/web/api/use-call.ts';
import type { FilterField } from '#platform/web/filters/filter-condition.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { buildFilterFields } from '#platform/web/list/list-question.ts';
import { defineListing, inAddress } from '#platform/web/list/listing.ts';
import { clientAddress } from '#platform/web/module/screen-address.ts';
import { useNames } from '#platform/web/module/translate.ts';
import { useClientOptions, useCountedOptions } from '../../data/use-filter-options.ts';
import { PRODUCT_FIELD_NAMES } from '../components/product-rows.tsx';

/** The catalogue of a client [SUP-03]. */
export const productListing = defineListing({
  name: 'directory.products',
  list: productList,
  call: listProductsCall,
  inputOf: (clientId: string, question) => ({
    params: { uuid: clientId },
    query: inAddress(question),
  }),
  idOf: ({ id }) => id,
  nameOf: ({ name }) => name,
  hrefOf: (clientId, { id }) => clientAddress(clientId, `settings/products/${id}`),
});

/** Products of all clients; each opens in its own client [SUP-03]. */
export const everyProductListing = defineListing({
  name: 'directory.every-product',
  list: everyProductList,
  call: listAllProductsCall,
  inputOf: (_: null, question) => ({ query: inAddress(question) }),
  idOf: ({ id }) => id,
  nameOf: ({ name }) => name,
  hrefOf: (_, { client, id }) => clientAddress(client.uuid, `settings/products/${id}`),
});

/** Filter choices for the products of a client, with counts [SUP-03]. */
export function useProductChoices(clientId: string) {
  const { t } = useTranslation();
  const names = useNames(PRODUCT_FIELD_NAMES);
  const counted = useCountedOptions();
  const { data } = useCall(getProductFiltersCall, { params: { uuid: clientId } });
  return useMemo(
    () => ({
      views: data?.views,
      fields: buildFilterFields(productList, names, {
        category: counted(data?.category, (label) => label || t('directory:product.noCategory')),
      }),
    }),
    [t, names, counted, data],
  );
}

/** Over all clients there are too many categories to choose from. */
export function useEveryProductFields(): FilterField[] {
  const names = useNames(PRODUCT_FIELD_NAMES);
  const client = useClientOptions();
  return useMemo(() => buildFilterFields(everyProductList, names, { client }), [names, client]);
}

const CHANGES = {
  changes: [listProductsCall, getProductFiltersCall, getProductCall, listProductCategoriesCall],
};

/** Changes of products, with the reads that they invalidate. */
export function useChangeProducts() {
  return {
    create: useCallMutation(createProductCall, CHANGES),
    update: useCallMutation(updateProductCall, CHANGES),
    nameCategory: useCallMutation(nameProductCategoryCall, CHANGES),
    bulk: useCallMutation(changeProductsCall, CHANGES),
  };
}
