import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { EmptyState } from '#platform/web/layout/message-page.tsx';
import { PageHead } from '#platform/web/layout/page-head.tsx';

/** States that a screen is not built yet, so that it does not look like an error. */
export function NotAvailableYet({ title }: { title: string }) {
  const { t } = useTranslation();
  return (
    <>
      <PageHead title={title} />
      <EmptyState title={t('platform:shell.notYet')}>{t('platform:shell.notYetWhy')}</EmptyState>
    </>
  );
}
