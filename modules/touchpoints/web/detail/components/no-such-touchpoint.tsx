import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { BareSlab } from '#platform/web/layout/bare-slab.tsx';
import { clientAddress } from '#platform/web/module/client-address.ts';

/** The brand has no touchpoint of this id; the menu stays. */
export function NoSuchTouchpoint({ clientId }: { clientId: string }) {
  const { t } = useTranslation();
  return (
    <BareSlab
      number="404"
      title={t('touchpoints:detail.unknownTitle')}
      actions={
        <Button component={Link} to={clientAddress(clientId, 'touchpoints/list')}>
          {t('touchpoints:menu.list')}
        </Button>
      }
    >
      {t('touchpoints:detail.unknownText')}
    </BareSlab>
  );
}
