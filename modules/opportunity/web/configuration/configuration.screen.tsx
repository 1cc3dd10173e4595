import { getConfigurationCall } from '#modules/opportunity/contract/configuration.ts';
import { callQueryOptions } from '#platform/web/api/call-query-options.ts';
import { useCall } from '#platform/web/api/use-call.ts';
import { QueryBoundary } from '#platform/web/feedback/query-boundary.tsx';
import { useCurrentClient } from '#platform/web/module/current-client.ts';
import type { ScreenPreload } from '#platform/web/module/web-module.ts';
import { ConfigurationEditor } from './configuration-editor.tsx';

export const preload: ScreenPreload = ({ queries, client }) => {
  void queries.prefetchQuery(
    callQueryOptions(getConfigurationCall, { params: { clientId: client.id } }),
  );
};

/** Configuration of the opportunity map [OPP-08]. */
export default function ConfigurationScreen() {
  const { id } = useCurrentClient();
  const configuration = useCall(getConfigurationCall, { params: { clientId: id } });
  return (
    <QueryBoundary query={configuration} isEditor>
      {(stored) => <ConfigurationEditor key={id} clientId={id} stored={stored} />}
    </QueryBoundary>
  );
}
