import { useTranslation } from 'react-i18next';
import type { CatalogueProduct } from '#modules/directory/contract/products/product.ts';
import { useRecordForm } from '#platform/web/record/use-record-form.tsx';
import {
  type ProductValues,
  productEdits,
  productFormSchema,
  toProductValues,
} from './product-values.ts';
import { useChangeProducts } from './use-change-products.ts';

/** The editor of a product [SUP-03]. */
export function useProductForm(given: {
  clientId: string;
  product: CatalogueProduct;
  onReload: () => Promise<CatalogueProduct | undefined>;
}) {
  const { clientId, product } = given;
  const { t } = useTranslation();
  const { update } = useChangeProducts();
  return useRecordForm<CatalogueProduct, ProductValues>({
    record: product,
    valuesOf: (kept) => toProductValues(kept ?? product),
    schema: productFormSchema,
    save: ({ values, before, base }) =>
      update.mutateAsync({
        params: { uuid: clientId, id: product.id },
        body: { ...productEdits(before, values), version: (base ?? product).version },
      }),
    reload: given.onReload,
    saved: () => t('directory:product.saved'),
  });
}
