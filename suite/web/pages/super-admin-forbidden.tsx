import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { sessionQuery } from '#modules/accounts/web/data/session-query.ts';
import { MessagePage } from '#platform/web/layout/message-page.tsx';
import { useDocumentTitle } from '#platform/web/module/use-document-title.ts';
import { ActingUserProvider } from '../session/acting-user-provider.tsx';
import { BarePage } from './bare-page.tsx';
import { HomeButton } from './home-button.tsx';

/** Shown to users who are not super admins instead of the super admin area [NAV-10]. */
export function SuperAdminForbidden() {
  const { t } = useTranslation();
  const { data: session } = useSuspenseQuery(sessionQuery());
  useDocumentTitle(t('suite:closed.title'));
  return (
    <ActingUserProvider session={session}>
      <BarePage>
        <MessagePage number="403" title={t('suite:closed.title')} actions={<HomeButton />}>
          {t('suite:closed.superAdmin')}
        </MessagePage>
      </BarePage>
    </ActingUserProvider>
  );
}
