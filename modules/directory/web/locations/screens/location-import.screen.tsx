import { locationImportCalls } from '#modules/directory/contract/locations/list-locations.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { ImportScreen } from '#platform/web/imports/import-screen.tsx';
import { useCurrentClient } from '#platform/web/module/current-client.ts';
import { clientAddress } from '#platform/web/module/screen-address.ts';

/** Imports locations from a file, checked line by line [SUP-02]. */
export default function LocationImportScreen() {
  const { t } = useTranslation();
  const client = useCurrentClient();
  return (
    <ImportScreen
      calls={locationImportCalls}
      params={{ uuid: client.id }}
      texts={{
        title: t('directory:title.importLocations'),
        help: t('directory:import.locationHelp'),
        creates: (count) => t('directory:import.locationCreates', { count }),
        updates: (count) => t('directory:import.locationUpdates', { count }),
        record: t('directory:title.location'),
      }}
      done={{
        to: clientAddress(client.id, 'settings/locations'),
        label: t('directory:import.locationsShow'),
      }}
    />
  );
}
