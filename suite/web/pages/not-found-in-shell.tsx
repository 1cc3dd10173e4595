import { useLocation } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { BareSlab } from '#platform/web/layout/bare-slab.tsx';
import type { AddressFault } from '#platform/web/module/address-part.ts';
import { useDocumentTitle } from '#platform/web/module/use-document-title.ts';
import { addressBelow } from '../navigation/address-below.ts';
import { NotFoundText } from './not-found-text.tsx';
import { WaysNear } from './ways-near.tsx';
import { WaysOn } from './ways-on.tsx';

/** Keeps shell and menu, and asks no server [NAV-03]. */
export function NotFoundInShell({ fault }: { fault?: AddressFault }) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  useDocumentTitle(t('suite:notFound.title'));
  return (
    <BareSlab
      number="404"
      title={t('suite:notFound.title')}
      actions={<WaysOn />}
      near={<WaysNear />}
    >
      <NotFoundText address={decodeURIComponent(addressBelow(pathname))} fault={fault} />
    </BareSlab>
  );
}
