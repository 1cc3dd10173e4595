import { useTranslation } from 'react-i18next';
import { RecordPath } from '#platform/web/list/place/record-path.tsx';
import { useOpenedFrom } from '#platform/web/list/place/use-opened-from.ts';
import { clientAddress } from '#platform/web/module/client-address.ts';
import { everyProductListing } from '../data/every-product-listing.ts';
import { productListing } from '../data/product-listing.ts';

/** Above a product: the way to the list it was opened from, that of its client or that of all clients [SUP-03]. */
export function ProductPath({ clientId, id }: { clientId: string; id: string }) {
  const { t } = useTranslation();
  const from = useOpenedFrom(
    { listing: productListing, scope: clientId },
    { listing: everyProductListing, scope: null },
  );
  const shown = { id, label: t('directory:menu.products') };
  if (from === 'second')
    return (
      <RecordPath
        listing={everyProductListing}
        scope={null}
        to="/super-admin/products"
        {...shown}
      />
    );
  return (
    <RecordPath
      listing={productListing}
      scope={clientId}
      to={clientAddress(clientId, 'settings/products')}
      {...shown}
    />
  );
}
