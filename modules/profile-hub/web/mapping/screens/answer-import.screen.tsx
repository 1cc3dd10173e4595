import { answerImportCalls } from '#modules/profile-hub/contract/campaign-calls.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { ImportScreen } from '#platform/web/imports/import-screen.tsx';
import { useCurrentClient } from '#platform/web/module/current-client.ts';
import { clientAddress } from '#platform/web/module/screen-address.ts';

/** Imports campaign answers from a file, checked line by line. */
export default function AnswerImportScreen() {
  const { t } = useTranslation();
  const { id } = useCurrentClient();
  return (
    <ImportScreen
      calls={answerImportCalls}
      params={{ uuid: id }}
      texts={{
        title: t('profile-hub:mapping.file.title'),
        help: t('profile-hub:mapping.file.help'),
        creates: (count) => t('profile-hub:mapping.file.creates', { count }),
        updates: (count) => t('profile-hub:mapping.file.updates', { count }),
        record: t('profile-hub:mapping.file.response'),
      }}
      done={{
        to: clientAddress(id, 'profilehub/criteria-mapping'),
        label: t('profile-hub:mapping.file.show'),
      }}
    />
  );
}
