import { useTranslation } from 'react-i18next';
import { EmptyState } from '#platform/web/layout/message-page.tsx';
import { PageActionButtons } from '#platform/web/layout/page-actions.tsx';
import { useStampCardActions } from './use-stamp-card-actions.ts';

/** Shown to a client without records: their purpose and the first step. */
export function NoStampCards({ clientId }: { clientId: string }) {
  const { t } = useTranslation();
  return (
    <EmptyState
      title={t('corner-shop:empty.title')}
      actions={<PageActionButtons actions={useStampCardActions(clientId)} />}
      steps={[
        { title: t('corner-shop:empty.step1') },
        { title: t('corner-shop:empty.step2') },
        { title: t('corner-shop:empty.step3') },
      ]}
    >
      {t('corner-shop:empty.text')}
    </EmptyState>
  );
}
