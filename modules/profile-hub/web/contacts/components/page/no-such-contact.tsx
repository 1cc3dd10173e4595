import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { MessagePage } from '#platform/web/layout/message-page.tsx';
import { clientAddress } from '#platform/web/module/client-address.ts';

/** The brand has no contact of this id, or no longer; the menu stays. */
export function NoSuchContact({ clientId }: { clientId: string }) {
  const { t } = useTranslation();
  return (
    <MessagePage
      number="404"
      title={t('profile-hub:contact.unknownTitle')}
      actions={
        <Button component={Link} to={clientAddress(clientId, 'profilehub/contacts')}>
          {t('profile-hub:menu.contacts')}
        </Button>
      }
    >
      {t('profile-hub:contact.unknownText')}
    </MessagePage>
  );
}
