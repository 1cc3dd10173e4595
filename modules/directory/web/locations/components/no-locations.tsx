import { useTranslation } from 'react-i18next';
import { EmptyState } from '#platform/web/layout/empty-state.tsx';
import { PageActionButtons } from '#platform/web/layout/page-action-buttons.tsx';
import { useLocationListActions } from './use-location-list-actions.ts';

/** A client without a place where its brand is sold. */
export function NoLocations({ clientId }: { clientId: string }) {
  const { t } = useTranslation();
  return (
    <EmptyState
      title={t('directory:location.emptyTitle')}
      actions={<PageActionButtons actions={useLocationListActions(clientId)} />}
      steps={[
        { title: t('directory:location.emptyStep1') },
        { title: t('directory:location.emptyStep2') },
        { title: t('directory:location.emptyStep3') },
      ]}
    >
      {t('directory:location.emptyText')}
    </EmptyState>
  );
}
