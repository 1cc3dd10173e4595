import { useLocation } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { AddressFault } from '#platform/contract/address-part.ts';
import { MessagePage } from '#platform/web/layout/message-page.tsx';
import { useDocumentTitle } from '#platform/web/module/use-document-title.ts';
import { addressBelow } from '../navigation/address-below.ts';
import { NextLinks } from './next-links.tsx';
import { NotFoundText } from './not-found-text.tsx';
import { RelatedLinks } from './related-links.tsx';

/** Keeps shell and menu, and makes no request [NAV-03]. */
export function NotFoundInShell({ fault }: { fault?: AddressFault }) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  useDocumentTitle(t('suite:notFound.title'));
  return (
    <MessagePage
      number="404"
      title={t('suite:notFound.title')}
      actions={<NextLinks />}
      near={<RelatedLinks />}
    >
      <NotFoundText address={decodeURIComponent(addressBelow(pathname))} fault={fault} />
    </MessagePage>
  );
}
