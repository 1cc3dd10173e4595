import { useTranslation } from 'react-i18next';
import { MessagePage } from '#platform/web/layout/message-page.tsx';
import { useDocumentTitle } from '#platform/web/module/use-document-title.ts';
import { NextLinks } from './next-links.tsx';
import { RelatedLinks } from './related-links.tsx';

/** A screen that was not given to the user, or that is not for their role [NAV-10] [NAV-11]. */
export function NoScreenAccess() {
  const { t } = useTranslation();
  useDocumentTitle(t('suite:closed.title'));
  return (
    <MessagePage
      number="403"
      title={t('suite:closed.title')}
      actions={<NextLinks />}
      near={<RelatedLinks />}
    >
      {t('suite:closed.why')}
    </MessagePage>
  );
}
