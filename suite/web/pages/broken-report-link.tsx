import { useTranslation } from 'react-i18next';
import { MessagePage } from '#platform/web/layout/message-page.tsx';
import { BarePage } from './bare-page.tsx';

export function BrokenReportLink() {
  const { t } = useTranslation();
  return (
    <BarePage>
      <MessagePage title={t('platform:problem.downloadLinkInvalid')}>
        {t('suite:report.brokenWhy')}
      </MessagePage>
    </BarePage>
  );
}
