import { useTranslation } from 'react-i18next';
import { RecordPath } from '#platform/web/list/place/record-path.tsx';
import { useOpenedFrom } from '#platform/web/list/place/use-opened-from.ts';
import { clientAddress } from '#platform/web/module/client-address.ts';
import { everyLocationListing } from '../data/every-location-listing.ts';
import { locationListing } from '../data/location-listing.ts';

/** Above a location: the way to the list it was opened from, that of its client or that of all clients [SUP-02]. */
export function LocationPath({ clientId, id }: { clientId: string; id: string }) {
  const { t } = useTranslation();
  const from = useOpenedFrom(
    { listing: locationListing, scope: clientId },
    { listing: everyLocationListing, scope: null },
  );
  const shown = { id, label: t('directory:menu.locations') };
  if (from === 'second')
    return (
      <RecordPath
        listing={everyLocationListing}
        scope={null}
        to="/super-admin/locations"
        {...shown}
      />
    );
  return (
    <RecordPath
      listing={locationListing}
      scope={clientId}
      to={clientAddress(clientId, 'settings/locations')}
      {...shown}
    />
  );
}
