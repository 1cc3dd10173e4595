import { useTranslation } from 'react-i18next';
import { EmptyState } from '#platform/web/layout/empty-state.tsx';
import { PageActionButtons } from '#platform/web/layout/page-action-buttons.tsx';
import { useListActions } from './use-list-actions.ts';

/** A brand without a single contact. */
export function NoContacts({ clientId }: { clientId: string }) {
  const { t } = useTranslation();
  const first = useListActions(clientId).filter(({ id }) => id !== 'segment');
  return (
    <EmptyState
      title={t('profile-hub:contact.emptyTitle')}
      actions={<PageActionButtons actions={first} />}
    >
      {t('profile-hub:contact.emptyText')}
    </EmptyState>
  );
}
