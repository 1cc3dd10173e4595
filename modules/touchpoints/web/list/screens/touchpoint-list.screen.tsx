import { useTranslation } from 'react-i18next';
import { getSearchFiltersCall } from '#modules/touchpoints/contract/search-touchpoints.ts';
import { callQueryOptions } from '#platform/web/api/call-query-options.ts';
import { useCall } from '#platform/web/api/use-call.ts';
import { PageHead } from '#platform/web/layout/page-head.tsx';
import { useCurrentClient } from '#platform/web/module/current-client.ts';
import type { ScreenPreload } from '#platform/web/module/web-module.ts';
import { TouchpointsTable } from '../components/touchpoints-table.tsx';
import { useDeadCodesAction } from '../components/use-dead-codes-action.ts';
import { useNewTouchpoint } from '../components/use-new-touchpoint.ts';

export const preload: ScreenPreload = ({ queries, client }) => {
  void queries.prefetchQuery(
    callQueryOptions(getSearchFiltersCall, { query: { brandId: client.brandId } }),
  );
};

/** All touchpoints of the brand [TP-01]. */
export default function TouchpointListScreen() {
  const { t } = useTranslation();
  const client = useCurrentClient();
  const { data } = useCall(getSearchFiltersCall, { query: { brandId: client.brandId } });
  const deadCodes = useDeadCodesAction(client.id, data?.deadCodes ?? 0);
  const create = useNewTouchpoint(client.id);
  return (
    <>
      <PageHead title={t('touchpoints:menu.group')} actions={[...deadCodes, ...create]} />
      <TouchpointsTable key={client.id} client={client} />
    </>
  );
}
