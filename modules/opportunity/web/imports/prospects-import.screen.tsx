import { prospectImportCalls } from '#modules/opportunity/contract/imports.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { ImportScreen } from '#platform/web/imports/import-screen.tsx';
import { useCurrentClient } from '#platform/web/module/current-client.ts';
import { clientAddress } from '#platform/web/module/screen-address.ts';

/** Retailers that do not sell the brand yet, from a file [OPP-01]. */
export default function ProspectImportScreen() {
  const { t } = useTranslation();
  const client = useCurrentClient();
  return (
    <ImportScreen
      calls={prospectImportCalls}
      params={{ uuid: client.id }}
      texts={{
        title: t('opportunity:imports.prospects.title'),
        help: t('opportunity:imports.prospects.help'),
        creates: (count) => t('opportunity:imports.prospects.creates', { count }),
        updates: (count) => t('opportunity:imports.prospects.updates', { count }),
        record: t('opportunity:imports.prospects.record'),
      }}
      done={{
        to: clientAddress(client.id, 'platform/opportunity'),
        label: t('opportunity:imports.showMap'),
      }}
    />
  );
}
