import { getProductLookupCall } from '#modules/directory/contract/product-lookup.ts';
import { useCall } from '#platform/web/api/use-call.ts';
import { QueryBoundary } from '#platform/web/feedback/query-boundary.tsx';
import classes from './clients.module.css';
import { LookupForm } from './lookup-form.tsx';
import { TryLookup } from './try-lookup.tsx';

/** Where products are asked for that the catalogue does not have, and a try of it [SUP-03]. */
export function LookupPart({ clientId }: { clientId: string }) {
  const lookup = useCall(getProductLookupCall, { params: { uuid: clientId } });
  return (
    <QueryBoundary query={lookup}>
      {(settings) => (
        <div className={classes.tab}>
          <LookupForm key={settings.version} clientId={clientId} lookup={settings} />
          <TryLookup clientId={clientId} />
        </div>
      )}
    </QueryBoundary>
  );
}
