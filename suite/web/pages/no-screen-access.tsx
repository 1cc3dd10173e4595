import { useTranslation } from 'react-i18next';
import { BareSlab } from '#platform/web/layout/bare-slab.tsx';
import { useDocumentTitle } from '#platform/web/module/use-document-title.ts';
import { WaysNear } from './ways-near.tsx';
import { WaysOn } from './ways-on.tsx';

/** A screen that was not given to the user, or that is not for their role [NAV-10] [NAV-11]. */
export function NoScreenAccess() {
  const { t } = useTranslation();
  useDocumentTitle(t('suite:closed.title'));
  return (
    <BareSlab number="403" title={t('suite:closed.title')} actions={<WaysOn />} near={<WaysNear />}>
      {t('suite:closed.why')}
    </BareSlab>
  );
}
