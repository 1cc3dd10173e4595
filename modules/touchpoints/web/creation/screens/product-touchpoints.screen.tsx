import { getBrandSettingsCall } from '#modules/touchpoints/contract/configuration.ts';
import { callQueryOptions } from '#platform/web/api/call-query-options.ts';
import { useCurrentClient } from '#platform/web/module/current-client.ts';
import type { ScreenPreload } from '#platform/web/module/web-module.ts';
import { ProductWizard } from '../components/product-wizard.tsx';

export const preload: ScreenPreload = ({ queries, client }) => {
  void queries.prefetchQuery(
    callQueryOptions(getBrandSettingsCall, { query: { brandId: client.brandId } }),
  );
};

/** Short URLs for products, up to 200 together, in three steps [TP-02]. */
export default function ProductTouchpointsScreen() {
  const client = useCurrentClient();
  return <ProductWizard key={client.id} client={client} />;
}
