import { useTranslation } from 'react-i18next';
import { BareSlab } from '#platform/web/layout/bare-slab.tsx';
import { AlonePage } from './alone-page.tsx';

export function BrokenReportLink() {
  const { t } = useTranslation();
  return (
    <AlonePage>
      <BareSlab title={t('platform:problem.downloadLinkInvalid')}>
        {t('suite:report.brokenWhy')}
      </BareSlab>
    </AlonePage>
  );
}
