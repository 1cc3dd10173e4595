import { useTranslation } from 'react-i18next';
import { EmptyCounter } from '#platform/web/layout/empty-counter.tsx';
import { StampCardButtons } from './stamp-card-buttons.tsx';

/** A client that has none yet: what they are for, and the first step. */
export function NoStampCards({ clientId }: { clientId: string }) {
  const { t } = useTranslation();
  return (
    <EmptyCounter
      title={t('corner-shop:empty.title')}
      actions={<StampCardButtons clientId={clientId} />}
      steps={[
        { title: t('corner-shop:empty.step1') },
        { title: t('corner-shop:empty.step2') },
        { title: t('corner-shop:empty.step3') },
      ]}
    >
      {t('corner-shop:empty.text')}
    </EmptyCounter>
  );
}
