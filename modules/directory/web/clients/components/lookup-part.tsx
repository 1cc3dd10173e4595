import { useQueryClient } from '@tanstack/react-query';
import { getProductLookupCall } from '#modules/directory/contract/products/product-lookup.ts';
import { callQueryOptions } from '#platform/web/api/call-query-options.ts';
import { useCall } from '#platform/web/api/use-call.ts';
import { QueryBoundary } from '#platform/web/feedback/query-boundary.tsx';
import classes from './clients.module.css';
import { LookupForm } from './lookup-form.tsx';
import { TryLookup } from './try-lookup.tsx';

/** Lookup of products that the catalogue does not have, with a test [SUP-03]. */
export default function LookupPart({ clientId }: { clientId: string }) {
  const queries = useQueryClient();
  const asked = { params: { uuid: clientId } };
  const lookup = useCall(getProductLookupCall, asked);
  return (
    <QueryBoundary query={lookup}>
      {(settings) => (
        <div className={classes.tab}>
          <LookupForm
            key={clientId}
            clientId={clientId}
            lookup={settings}
            onReload={() =>
              queries
                .fetchQuery({ ...callQueryOptions(getProductLookupCall, asked), staleTime: 0 })
                .catch(() => undefined)
            }
          />
          <TryLookup clientId={clientId} />
        </div>
      )}
    </QueryBoundary>
  );
}
