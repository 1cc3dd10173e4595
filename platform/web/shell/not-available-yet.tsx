import { useTranslation } from 'react-i18next';
import { EmptyState } from '#platform/web/layout/empty-state.tsx';
import { PageHead } from '#platform/web/layout/page-head.tsx';

/** Says honestly that a screen is not built: the address is right and the user did nothing wrong. */
export function NotAvailableYet({ title }: { title: string }) {
  const { t } = useTranslation();
  return (
    <>
      <PageHead title={title} />
      <EmptyState title={t('platform:shell.notYet')}>{t('platform:shell.notYetWhy')}</EmptyState>
    </>
  );
}
