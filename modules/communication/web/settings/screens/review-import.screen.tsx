import { reviewImportCalls } from '#modules/communication/contract/reviews/intake-calls.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { ImportScreen } from '#platform/web/imports/import-screen.tsx';
import { useCurrentClient } from '#platform/web/module/current-client.ts';
import { clientAddress } from '#platform/web/module/screen-address.ts';

/**
 * Imports past reviews from a file: each line is checked, then stored and analysed, but never answered automatically
 * [REV-09].
 */
export default function ReviewImportScreen() {
  const { t } = useTranslation();
  const client = useCurrentClient();
  return (
    <ImportScreen
      calls={reviewImportCalls}
      params={{ uuid: client.id }}
      texts={{
        title: t('communication:sources.import'),
        help: t('communication:sources.importHelp'),
        creates: (count) => t('communication:sources.importCreates', { count }),
        updates: (count) => t('communication:sources.importUpdates', { count }),
        record: t('communication:sources.review'),
      }}
      done={{
        to: clientAddress(client.id, 'communication/reviews'),
        label: t('communication:sources.importShow'),
      }}
    />
  );
}
