import { useTranslation } from 'react-i18next';
import { listConnectorsCall } from '#platform/contract/connectors/connector-calls.ts';
import { CONNECTOR_CHECK_MINUTES } from '#platform/contract/connectors/connector-state.ts';
import { QueryBoundary } from '#platform/web/feedback/query-boundary.tsx';
import { PageHead } from '#platform/web/layout/page-head.tsx';
import { usePolledCall } from '../../data/use-polled-call.ts';
import { ConnectorList } from '../components/connector-list.tsx';

/** Whether the systems around the suite answer [SUP-05]. */
export default function ConnectorsScreen() {
  const { t } = useTranslation();
  const connectors = usePolledCall(listConnectorsCall, {});
  return (
    <>
      <PageHead
        title={t('super-admin:menu.connectors')}
        subtitle={t('super-admin:connectors.every', { minutes: CONNECTOR_CHECK_MINUTES })}
      />
      <QueryBoundary query={connectors}>
        {({ items }) => <ConnectorList connectors={items} />}
      </QueryBoundary>
    </>
  );
}
