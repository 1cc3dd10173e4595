import { useTranslation } from 'react-i18next';
import { MessagePage } from '#platform/web/layout/message-page.tsx';
import { BarePage } from './bare-page.tsx';
import { HomeButton } from './home-button.tsx';

/** Shown for a file link that is used up, expired or incomplete; links to the user's start page. */
export function BrokenReportLink() {
  const { t } = useTranslation();
  return (
    <BarePage>
      <MessagePage title={t('platform:problem.downloadLinkInvalid')} actions={<HomeButton />}>
        {t('suite:report.brokenWhy')}
      </MessagePage>
    </BarePage>
  );
}
