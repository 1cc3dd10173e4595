import { useTranslation } from 'react-i18next';
import { EmptyState } from '#platform/web/layout/empty-state.tsx';
import { PageActionButtons } from '#platform/web/layout/page-action-buttons.tsx';
import { useProductListActions } from './use-product-list-actions.ts';

/** Empty state of a catalogue. */
export function NoProducts({ clientId }: { clientId: string }) {
  const { t } = useTranslation();
  return (
    <EmptyState
      title={t('directory:product.emptyTitle')}
      actions={<PageActionButtons actions={useProductListActions(clientId)} />}
      steps={[
        { title: t('directory:product.emptyStep1') },
        { title: t('directory:product.emptyStep2') },
        { title: t('directory:product.emptyStep3') },
      ]}
    >
      {t('directory:product.emptyText')}
    </EmptyState>
  );
}
