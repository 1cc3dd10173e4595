import { useTranslation } from 'react-i18next';
import { getProductFiltersCall } from '#modules/directory/contract/products/products.ts';
import { callQueryOptions } from '#platform/web/api/call-query-options.ts';
import { PageHead } from '#platform/web/layout/page-head.tsx';
import { useCurrentClient } from '#platform/web/module/current-client.ts';
import type { ScreenPreload } from '#platform/web/module/web-module.ts';
import { ProductsTable } from '../components/products-table.tsx';
import { useProductListActions } from '../components/use-product-list-actions.ts';

export const preload: ScreenPreload = ({ queries, client }) => {
  void queries.prefetchQuery(
    callQueryOptions(getProductFiltersCall, { params: { uuid: client.id } }),
  );
};

/** The catalogue of the client [SUP-03]. */
export default function ProductListScreen() {
  const { t } = useTranslation();
  const client = useCurrentClient();
  return (
    <>
      <PageHead title={t('directory:menu.products')} actions={useProductListActions(client.id)} />
      <ProductsTable key={client.id} clientId={client.id} />
    </>
  );
}
