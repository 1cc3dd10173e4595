import { useTranslation } from 'react-i18next';
import { stampCardImportCalls } from '#modules/corner-shop/contract/stamp-cards.ts';
import { ImportScreen } from '#platform/web/imports/import-screen.tsx';
import { useCurrentClient } from '#platform/web/module/current-client.ts';
import { clientAddress } from '#platform/web/module/screen-address.ts';

/** Stamp cards from a file: checked line by line, then written. */
export default function StampCardImportScreen() {
  const { t } = useTranslation();
  const client = useCurrentClient();
  return (
    <ImportScreen
      calls={stampCardImportCalls}
      params={{ uuid: client.id }}
      texts={{
        title: t('corner-shop:title.import'),
        help: t('corner-shop:import.help'),
        creates: (count) => t('corner-shop:import.creates', { count }),
        updates: (count) => t('corner-shop:import.updates', { count }),
        record: t('corner-shop:title.one'),
      }}
      done={{
        to: clientAddress(client.id, 'platform/corner-shop'),
        label: t('corner-shop:import.show'),
      }}
    />
  );
}
