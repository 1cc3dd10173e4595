import { useTranslation } from 'react-i18next';
import { MessagePage } from '#platform/web/layout/message-page.tsx';
import { BarePage } from './bare-page.tsx';
import { HomeButton } from './home-button.tsx';

/** The link of a file that is spent, over or cut off; the way on leads to where the user starts. */
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
