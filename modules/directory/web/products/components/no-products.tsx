import { useTranslation } from 'react-i18next';
import { EmptyCounter } from '#platform/web/layout/empty-counter.tsx';
import { ProductListButtons } from './product-list-buttons.tsx';

/** A client whose catalogue is empty. */
export function NoProducts({ clientId }: { clientId: string }) {
  const { t } = useTranslation();
  return (
    <EmptyCounter
      title={t('directory:product.emptyTitle')}
      actions={<ProductListButtons clientId={clientId} />}
      steps={[
        { title: t('directory:product.emptyStep1') },
        { title: t('directory:product.emptyStep2') },
        { title: t('directory:product.emptyStep3') },
      ]}
    >
      {t('directory:product.emptyText')}
    </EmptyCounter>
  );
}
