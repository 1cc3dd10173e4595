import { Button } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { Link, useLocation } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Icon } from '#platform/web/display/icon.tsx';
import { BareSlab } from '#platform/web/layout/bare-slab.tsx';
import { useDocumentTitle } from '#platform/web/module/use-document-title.ts';
import { AlonePage } from './alone-page.tsx';
import { NotFoundText } from './not-found-text.tsx';

/** Any other path [NAV-05]; it asks no server. */
export function NotFoundAlone() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  useDocumentTitle(t('suite:notFound.title'));
  return (
    <AlonePage>
      <BareSlab
        number="404"
        title={t('suite:notFound.title')}
        actions={
          <Button component={Link} to="/" leftSection={<Icon of={IconArrowLeft} />}>
            {t('suite:notFound.home')}
          </Button>
        }
      >
        <NotFoundText address={pathname} />
      </BareSlab>
    </AlonePage>
  );
}
