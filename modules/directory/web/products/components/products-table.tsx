import { useTranslation } from 'react-i18next';
import { exportProductsCall } from '#modules/directory/contract/products/products.ts';
import { RecordList } from '#platform/web/list/record-list.tsx';
import { useNames } from '#platform/web/module/use-names.ts';
import { productListing } from '../data/product-listing.ts';
import { useProductChoices } from '../data/use-product-choices.ts';
import { NoProducts } from './no-products.tsx';
import { ProductCard } from './product-card.tsx';
import { PRODUCT_VIEW_NAMES } from './product-list-names.ts';
import { useProductBulk } from './use-product-bulk.tsx';
import { useProductColumns } from './use-product-columns.tsx';

/** The catalogue of a client, and taking several products into or out of use [SUP-03]. */
export function ProductsTable({ clientId }: { clientId: string }) {
  const { t } = useTranslation();
  const { views, fields } = useProductChoices(clientId);
  return (
    <RecordList
      listing={productListing}
      scope={clientId}
      label={t('directory:menu.products')}
      search={t('directory:product.search')}
      viewNames={useNames(PRODUCT_VIEW_NAMES)}
      viewCounts={views}
      fields={fields}
      columns={useProductColumns()}
      firstUse={<NoProducts clientId={clientId} />}
      card={(product, way) => <ProductCard product={product} {...way} />}
      bulkActions={useProductBulk(clientId)}
      exports={{
        call: exportProductsCall,
        inputOf: (format, filters) => ({ params: { uuid: clientId }, body: { format, filters } }),
      }}
    />
  );
}
