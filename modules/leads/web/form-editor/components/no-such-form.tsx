import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { MessagePage } from '#platform/web/layout/message-page.tsx';
import { clientAddress } from '#platform/web/module/client-address.ts';

/** The client has none of this id; the menu stays. */
export function NoSuchForm({ clientId }: { clientId: string }) {
  const { t } = useTranslation();
  return (
    <MessagePage
      number="404"
      title={t('leads:forms.gone.title')}
      actions={
        <Button component={Link} to={clientAddress(clientId, 'platform/forms')}>
          {t('leads:menu.forms')}
        </Button>
      }
    >
      {t('leads:forms.gone.text')}
    </MessagePage>
  );
}
