import { salesImportCalls } from '#modules/opportunity/contract/imports.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { ImportScreen } from '#platform/web/imports/import-screen.tsx';
import { useCurrentClient } from '#platform/web/module/current-client.ts';
import { clientAddress } from '#platform/web/module/screen-address.ts';

/** ERP sales from a file; unknown locations and products are reported by line [OPP-04]. */
export default function SalesImportScreen() {
  const { t } = useTranslation();
  const client = useCurrentClient();
  return (
    <ImportScreen
      calls={salesImportCalls}
      params={{ uuid: client.id }}
      texts={{
        title: t('opportunity:imports.sales.title'),
        help: t('opportunity:imports.sales.help'),
        creates: (count) => t('opportunity:imports.sales.creates', { count }),
        updates: (count) => t('opportunity:imports.sales.updates', { count }),
        record: t('opportunity:imports.sales.record'),
      }}
      done={{
        to: clientAddress(client.id, 'platform/opportunity'),
        label: t('opportunity:imports.showMap'),
      }}
    />
  );
}
