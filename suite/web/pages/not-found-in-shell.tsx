import { useLocation } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { BareSlab } from '#platform/web/layout/bare-slab.tsx';
import type { AddressFault } from '#platform/web/module/address-part.ts';
import { clientAddress } from '#platform/web/module/client-address.ts';
import { useCurrentClient } from '#platform/web/module/current-client.ts';
import { useDocumentTitle } from '#platform/web/module/use-document-title.ts';
import { NotFoundText } from './not-found-text.tsx';
import { WaysNear } from './ways-near.tsx';
import { WaysOn } from './ways-on.tsx';

/** Keeps shell and menu, and asks no server [NAV-03]. */
export function NotFoundInShell({ fault }: { fault?: AddressFault }) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const client = useCurrentClient();
  useDocumentTitle(t('suite:notFound.title'));
  return (
    <BareSlab
      number="404"
      title={t('suite:notFound.title')}
      actions={<WaysOn />}
      near={<WaysNear />}
    >
      <NotFoundText
        address={decodeURIComponent(pathname.slice(clientAddress(client.id).length + 1))}
        fault={fault}
      />
    </BareSlab>
  );
}
