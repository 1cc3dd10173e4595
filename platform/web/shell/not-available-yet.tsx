import { useTranslation } from 'react-i18next';
import { EmptyState } from '#platform/web/layout/message-page.tsx';
import { PageHead } from '#platform/web/layout/page-head.tsx';

/** Says that a screen is not built yet: the address is right and the user made no mistake. */
export function NotAvailableYet({ title }: { title: string }) {
  const { t } = useTranslation();
  return (
    <>
      <PageHead title={title} />
      <EmptyState title={t('platform:shell.notYet')}>{t('platform:shell.notYetWhy')}</EmptyState>
    </>
  );
}
