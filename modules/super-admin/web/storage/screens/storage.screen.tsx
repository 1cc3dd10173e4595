import { IconRefresh } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { getStorageUseCall } from '#modules/super-admin/contract/storage.ts';
import { useCall } from '#platform/web/api/use-call.ts';
import { ActionButton } from '#platform/web/display/action-button.tsx';
import { Icon } from '#platform/web/display/icon.tsx';
import { QueryBoundary } from '#platform/web/feedback/query-boundary.tsx';
import { PageHead } from '#platform/web/layout/page-head.tsx';
import { StorageLedger } from '../components/storage-ledger.tsx';

/** Where the room goes [SUP-05]. */
export default function StorageScreen() {
  const { t } = useTranslation();
  const use = useCall(getStorageUseCall, {});
  return (
    <>
      <PageHead
        title={t('super-admin:menu.storage')}
        actions={
          <ActionButton
            variant="default"
            leftSection={<Icon of={IconRefresh} />}
            isBusy={use.isFetching}
            onClick={() => void use.refetch()}
          >
            {t('super-admin:storage.refresh')}
          </ActionButton>
        }
      />
      <QueryBoundary query={use}>{(data) => <StorageLedger use={data} />}</QueryBoundary>
    </>
  );
}
