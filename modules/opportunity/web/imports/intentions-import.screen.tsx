import { intentionImportCalls } from '#modules/opportunity/contract/imports.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { ImportScreen } from '#platform/web/imports/import-screen.tsx';
import { useCurrentClient } from '#platform/web/module/current-client.ts';
import { clientAddress } from '#platform/web/module/screen-address.ts';

/** Purchase intentions from a file, checked line by line [OPP-01]. */
export default function IntentionImportScreen() {
  const { t } = useTranslation();
  const client = useCurrentClient();
  return (
    <ImportScreen
      calls={intentionImportCalls}
      params={{ uuid: client.id }}
      texts={{
        title: t('opportunity:imports.intentions.title'),
        help: t('opportunity:imports.intentions.help'),
        creates: (count) => t('opportunity:imports.intentions.creates', { count }),
        updates: (count) => t('opportunity:imports.intentions.updates', { count }),
        record: t('opportunity:imports.intentions.record'),
      }}
      done={{
        to: clientAddress(client.id, 'platform/opportunity'),
        label: t('opportunity:imports.showMap'),
      }}
    />
  );
}
