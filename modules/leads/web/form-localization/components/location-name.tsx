import { useTranslation } from 'react-i18next';
import { getLocationCall } from '#modules/directory/contract/locations/manage-locations.ts';
import { useCall } from '#platform/web/api/use-call.ts';
import { useCurrentClient } from '#platform/web/module/current-client.ts';

/** Name and town of a location, or a note if it no longer exists. */
export function LocationName({ id }: { id: string }) {
  const { t } = useTranslation();
  const client = useCurrentClient();
  const { data, isError } = useCall(
    getLocationCall,
    { params: { uuid: client.id, id } },
    { enabled: id !== '' },
  );
  if (id === '') return t('leads:editor.localization.noLocation');
  if (isError) return t('leads:editor.localization.locationGone');
  return data?.id === id ? `${data.name}, ${data.city}` : '…';
}
