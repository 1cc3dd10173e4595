import {
  countAllProductsCall,
  type listAllProductsCall,
} from '#modules/directory/contract/all-clients.ts';
import type { CallOutput } from '#platform/contract/call.ts';
import { useCall } from '#platform/web/api/use-call.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { PageHead } from '#platform/web/layout/page-head.tsx';
import { RecordList } from '#platform/web/list/record-list.tsx';
import { useNames } from '#platform/web/module/translate.ts';
import { useClientColumn } from '../../components/use-client-column.tsx';
import { PRODUCT_VIEW_NAMES, ProductCard, useProductColumns } from '../components/product-rows.tsx';
import { everyProductListing, useEveryProductFields } from '../data/product-listing.ts';

/** The products of all clients, for super admins [SUP-03]. */
export default function EveryProductListScreen() {
  const { t } = useTranslation();
  return (
    <>
      <PageHead title={t('directory:menu.products')} subtitle={t('directory:list.ofAllClients')} />
      <EveryProductTable />
    </>
  );
}

type Row = CallOutput<typeof listAllProductsCall>['items'][number];

/** The products of all clients; a row opens in its own client [SUP-03]. */
function EveryProductTable() {
  const { t } = useTranslation();
  const { data: counts } = useCall(countAllProductsCall, {});
  return (
    <RecordList
      listing={everyProductListing}
      scope={null}
      label={t('directory:menu.products')}
      search={t('directory:product.search')}
      viewNames={useNames(PRODUCT_VIEW_NAMES)}
      viewCounts={counts?.views}
      cappedViews={counts?.cappedViews}
      fields={useEveryProductFields()}
      columns={useClientColumn<Row>(useProductColumns())}
      card={(product, way) => (
        <ProductCard product={product} client={product.client.name} {...way} />
      )}
    />
  );
}
