import { productImportCalls } from '#modules/directory/contract/products/products.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { ImportScreen } from '#platform/web/imports/import-screen.tsx';
import { useCurrentClient } from '#platform/web/module/current-client.ts';
import { clientAddress } from '#platform/web/module/screen-address.ts';

/** Imports products from a file, checked line by line [SUP-03]. */
export default function ProductImportScreen() {
  const { t } = useTranslation();
  const client = useCurrentClient();
  return (
    <ImportScreen
      calls={productImportCalls}
      params={{ uuid: client.id }}
      texts={{
        title: t('directory:title.importProducts'),
        help: t('directory:import.productHelp'),
        creates: (count) => t('directory:import.productCreates', { count }),
        updates: (count) => t('directory:import.productUpdates', { count }),
        record: t('directory:title.product'),
      }}
      done={{
        to: clientAddress(client.id, 'settings/products'),
        label: t('directory:import.productsShow'),
      }}
    />
  );
}
