import { useTranslation } from 'react-i18next';
import { EmptyState } from '#platform/web/layout/empty-state.tsx';
import { PageActionButton } from '#platform/web/layout/page-action-button.tsx';
import { useNewClient } from './use-new-client.ts';

/** The first morning of an installation. */
export function NoClients() {
  const { t } = useTranslation();
  return (
    <EmptyState
      title={t('directory:client.emptyTitle')}
      actions={<PageActionButton action={useNewClient()} />}
      steps={[
        { title: t('directory:client.emptyStep1') },
        { title: t('directory:client.emptyStep2') },
        { title: t('directory:client.emptyStep3') },
      ]}
    >
      {t('directory:client.emptyText')}
    </EmptyState>
  );
}
