import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { MessagePage } from '#platform/web/layout/message-page.tsx';
import { clientAddress } from '#platform/web/module/screen-address.ts';

/** The client has none of this id; the menu stays. */
export function NoSuchStampCard({ clientId }: { clientId: string }) {
  const { t } = useTranslation();
  return (
    <MessagePage
      number="404"
      title={t('corner-shop:gone.title')}
      actions={
        <Button component={Link} to={clientAddress(clientId, 'platform/corner-shop')}>
          {t('corner-shop:menu.list')}
        </Button>
      }
    >
      {t('corner-shop:gone.text')}
    </MessagePage>
  );
}
