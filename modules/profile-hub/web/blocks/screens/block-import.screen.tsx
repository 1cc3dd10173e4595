import { blockImportCalls } from '#modules/profile-hub/contract/blocks.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { ImportScreen } from '#platform/web/imports/import-screen.tsx';
import { useCurrentClient } from '#platform/web/module/current-client.ts';
import { clientAddress } from '#platform/web/module/screen-address.ts';

/** Imports blocked addresses from a file, checked line by line. */
export default function BlockImportScreen() {
  const { t } = useTranslation();
  const client = useCurrentClient();
  return (
    <ImportScreen
      calls={blockImportCalls}
      params={{ uuid: client.id }}
      texts={{
        title: t('profile-hub:block.import'),
        help: t('profile-hub:block.importHelp'),
        creates: (count) => t('profile-hub:block.creates', { count }),
        updates: (count) => t('profile-hub:block.updates', { count }),
        record: t('profile-hub:block.one'),
      }}
      done={{
        to: clientAddress(client.id, 'profilehub/contacts/blocks'),
        label: t('profile-hub:title.blocks'),
      }}
    />
  );
}
