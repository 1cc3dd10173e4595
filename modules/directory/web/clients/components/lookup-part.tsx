import { useQueryClient } from '@tanstack/react-query';
import { getProductLookupCall } from '#modules/directory/contract/products/product-lookup.ts';
import { queryOf } from '#platform/web/api/query-of.ts';
import { useCall } from '#platform/web/api/use-call.ts';
import { QueryBoundary } from '#platform/web/feedback/query-boundary.tsx';
import classes from './clients.module.css';
import { LookupForm } from './lookup-form.tsx';
import { TryLookup } from './try-lookup.tsx';

/** Where products are asked for that the catalogue does not have, and a try of it [SUP-03]. */
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
                .fetchQuery({ ...queryOf(getProductLookupCall, asked), staleTime: 0 })
                .catch(() => undefined)
            }
          />
          <TryLookup clientId={clientId} />
        </div>
      )}
    </QueryBoundary>
  );
}
