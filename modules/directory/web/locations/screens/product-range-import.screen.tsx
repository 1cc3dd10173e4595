import { productRangeImportCalls } from '#modules/directory/contract/locations/product-range.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { ImportScreen } from '#platform/web/imports/import-screen.tsx';
import { useCurrentClient } from '#platform/web/module/current-client.ts';
import { clientAddress } from '#platform/web/module/screen-address.ts';

/** Imports product ranges from a file, checked line by line [LOC-06]. */
export default function ProductRangeImportScreen() {
  const { t } = useTranslation();
  const client = useCurrentClient();
  return (
    <ImportScreen
      calls={productRangeImportCalls}
      params={{ uuid: client.id }}
      texts={{
        title: t('directory:productRange.title'),
        help: t('directory:productRange.help'),
        creates: (count) => t('directory:productRange.creates', { count }),
        updates: (count) => t('directory:productRange.removes', { count }),
        record: t('directory:title.location'),
      }}
      done={{
        to: clientAddress(client.id, 'settings/locations'),
        label: t('directory:import.locationsShow'),
      }}
    />
  );
}
