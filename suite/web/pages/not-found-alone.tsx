import { useLocation } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { MessagePage } from '#platform/web/layout/message-page.tsx';
import { useDocumentTitle } from '#platform/web/module/use-document-title.ts';
import { BarePage } from './bare-page.tsx';
import { HomeButton } from './home-button.tsx';
import { NotFoundText } from './not-found-text.tsx';

/** Any other path [NAV-05]; it makes no request. */
export function NotFoundAlone() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  useDocumentTitle(t('suite:notFound.title'));
  return (
    <BarePage>
      <MessagePage number="404" title={t('suite:notFound.title')} actions={<HomeButton />}>
        <NotFoundText address={pathname} />
      </MessagePage>
    </BarePage>
  );
}
