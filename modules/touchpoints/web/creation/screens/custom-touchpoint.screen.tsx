import { getBrandSettingsCall } from '#modules/touchpoints/contract/configuration.ts';
import { callQueryOptions } from '#platform/web/api/call-query-options.ts';
import { useCurrentClient } from '#platform/web/module/current-client.ts';
import type { ScreenPreload } from '#platform/web/module/web-module.ts';
import { CustomWizard } from '../components/custom-wizard.tsx';

export const preload: ScreenPreload = ({ queries, client }) => {
  void queries.prefetchQuery(
    callQueryOptions(getBrandSettingsCall, { query: { brandId: client.brandId } }),
  );
};

/** A short URL for any address, in two steps [TP-02]. */
export default function CustomTouchpointScreen() {
  const client = useCurrentClient();
  return <CustomWizard key={client.id} client={client} />;
}
