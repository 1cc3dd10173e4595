import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { MessagePage } from '#platform/web/layout/message-page.tsx';
import { clientAddress } from '#platform/web/module/client-address.ts';

/** The brand has no touchpoint of this id; the menu stays. */
export function NoSuchTouchpoint({ clientId }: { clientId: string }) {
  const { t } = useTranslation();
  return (
    <MessagePage
      number="404"
      title={t('touchpoints:detail.unknownTitle')}
      actions={
        <Button component={Link} to={clientAddress(clientId, 'touchpoints/list')}>
          {t('touchpoints:menu.list')}
        </Button>
      }
    >
      {t('touchpoints:detail.unknownText')}
    </MessagePage>
  );
}
