import { useTranslation } from 'react-i18next';
import { EmptyState } from '#platform/web/layout/empty-state.tsx';
import { PageActionButton } from '#platform/web/layout/page-action-button.tsx';
import { useNewUser } from './use-new-user.ts';

/** Empty state of a client without users. */
export function NoUsers({ clientId }: { clientId: string }) {
  const { t } = useTranslation();
  return (
    <EmptyState
      title={t('accounts:list.emptyTitle')}
      actions={<PageActionButton action={useNewUser(clientId)} />}
      steps={[
        { title: t('accounts:list.emptyStep1') },
        { title: t('accounts:list.emptyStep2') },
        { title: t('accounts:list.emptyStep3') },
      ]}
    >
      {t('accounts:list.emptyText')}
    </EmptyState>
  );
}
