import { useTranslation } from 'react-i18next';
import { EmptyState } from '#platform/web/layout/empty-state.tsx';
import { PageActionButtons } from '#platform/web/layout/page-action-buttons.tsx';
import { useNewSegment } from './use-new-segment.ts';

/** Empty state of the segment list, with the first step. */
export function NoSegments() {
  const { t } = useTranslation();
  return (
    <EmptyState
      title={t('profile-hub:segment.emptyTitle')}
      actions={<PageActionButtons actions={useNewSegment()} />}
      steps={[
        { title: t('profile-hub:segment.emptyStep1') },
        { title: t('profile-hub:segment.emptyStep2') },
        { title: t('profile-hub:segment.emptyStep3') },
      ]}
    >
      {t('profile-hub:segment.emptyText')}
    </EmptyState>
  );
}
