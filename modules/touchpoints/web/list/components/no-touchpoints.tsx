import { useTranslation } from 'react-i18next';
import { EmptyState } from '#platform/web/layout/empty-state.tsx';
import { PageActionButtons } from '#platform/web/layout/page-action-buttons.tsx';
import { useNewTouchpoint } from './use-new-touchpoint.ts';

/** A brand without a single short URL. */
export function NoTouchpoints({ clientId }: { clientId: string }) {
  const { t } = useTranslation();
  return (
    <EmptyState
      title={t('touchpoints:empty.title')}
      actions={<PageActionButtons actions={useNewTouchpoint(clientId)} />}
      steps={[
        { title: t('touchpoints:empty.step1') },
        { title: t('touchpoints:empty.step2') },
        { title: t('touchpoints:empty.step3') },
      ]}
    >
      {t('touchpoints:empty.text')}
    </EmptyState>
  );
}
