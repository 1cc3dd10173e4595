import { useTranslation } from 'react-i18next';
import { getSearchFiltersCall } from '#modules/touchpoints/contract/search-touchpoints.ts';
import { queryOf } from '#platform/web/api/query-of.ts';
import { useCall } from '#platform/web/api/use-call.ts';
import { PageHead } from '#platform/web/layout/page-head.tsx';
import { useCurrentClient } from '#platform/web/module/current-client.ts';
import type { ScreenPreload } from '#platform/web/module/web-module.ts';
import { ListLinks } from '../components/list-links.tsx';
import { NewTouchpointButton } from '../components/new-touchpoint-button.tsx';
import { TouchpointsTable } from '../components/touchpoints-table.tsx';

export const preload: ScreenPreload = ({ queries, client }) => {
  void queries.prefetchQuery(queryOf(getSearchFiltersCall, { query: { brandId: client.brandId } }));
};

/** All touchpoints of the brand [TP-01]. */
export default function TouchpointListScreen() {
  const { t } = useTranslation();
  const client = useCurrentClient();
  const { data } = useCall(getSearchFiltersCall, { query: { brandId: client.brandId } });
  return (
    <>
      <PageHead
        title={t('touchpoints:menu.group')}
        actions={
          <>
            <ListLinks clientId={client.id} deadCodes={data?.deadCodes ?? 0} />
            <NewTouchpointButton clientId={client.id} />
          </>
        }
      />
      <TouchpointsTable key={client.id} client={client} />
    </>
  );
}
