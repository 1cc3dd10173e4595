import { useQueryClient } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { getProductCall } from '#modules/directory/contract/products/products.ts';
import { callQueryOptions } from '#platform/web/api/call-query-options.ts';
import { useCall } from '#platform/web/api/use-call.ts';
import { QueryBoundary } from '#platform/web/feedback/query-boundary.tsx';
import { RecordLoading } from '#platform/web/feedback/record-loading.tsx';
import { PageHead } from '#platform/web/layout/page-head.tsx';
import { useCurrentClient } from '#platform/web/module/current-client.ts';
import type { ScreenPreload } from '#platform/web/module/web-module.ts';
import { ProductEditor } from '../components/product-editor.tsx';
import { ProductPath } from '../components/product-path.tsx';
import { ProductState } from '../components/product-state.tsx';

export const preload: ScreenPreload = ({ queries, client, params }) => {
  void queries.prefetchQuery(callQueryOptions(getProductCall, askFor(client.id, params.id)));
};

/** One product of the client [SUP-03]. */
export default function ProductEditScreen() {
  const client = useCurrentClient();
  const { id } = useParams({ strict: false }) as { id?: string };
  const queries = useQueryClient();
  const asked = askFor(client.id, id);
  const product = useCall(getProductCall, asked);
  return (
    <QueryBoundary query={product} isEditor loading={<RecordLoading />}>
      {(found) => (
        <>
          <PageHead
            path={<ProductPath clientId={client.id} id={found.id} />}
            title={found.name}
            subtitle={found.sku}
            beside={<ProductState isActive={found.active} />}
          />
          <ProductEditor
            key={found.id}
            clientId={client.id}
            product={found}
            onReload={() =>
              queries
                .fetchQuery({ ...callQueryOptions(getProductCall, asked), staleTime: 0 })
                .catch(() => undefined)
            }
          />
        </>
      )}
    </QueryBoundary>
  );
}

function askFor(clientId: string, id: string | undefined) {
  return { params: { uuid: clientId, id: id ?? '' } };
}
