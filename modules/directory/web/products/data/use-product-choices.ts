import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import {
  everyProductList,
  productList,
} from '#modules/directory/contract/products/product-list.ts';
import { getProductFiltersCall } from '#modules/directory/contract/products/products.ts';
import { useCall } from '#platform/web/api/use-call.ts';
import type { FilterField } from '#platform/web/filters/filter-field.ts';
import { buildFilterFields } from '#platform/web/list/build-filter-fields.ts';
import { useNames } from '#platform/web/module/use-names.ts';
import { useClientOptions } from '../../data/use-client-options.ts';
import { useCountedOptions } from '../../data/use-counted-options.ts';
import { PRODUCT_FIELD_NAMES } from '../components/product-list-names.ts';

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
