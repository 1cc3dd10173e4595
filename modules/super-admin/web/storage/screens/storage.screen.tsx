import { IconRefresh } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { getStorageUseCall } from '#modules/super-admin/contract/storage.ts';
import { useCall } from '#platform/web/api/use-call.ts';
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
        actions={[
          {
            id: 'refresh',
            label: t('super-admin:storage.refresh'),
            icon: IconRefresh,
            isBusy: use.isFetching,
            run: () => void use.refetch(),
          },
        ]}
      />
      <QueryBoundary query={use}>{(data) => <StorageLedger use={data} />}</QueryBoundary>
    </>
  );
}
