import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { MessagePage } from '#platform/web/layout/message-page.tsx';
import { clientAddress } from '#platform/web/module/client-address.ts';

/** The client has no lead of this id, or none that the reader sees; the menu stays. */
export function NoSuchLead({ clientId }: { clientId: string }) {
  const { t } = useTranslation();
  return (
    <MessagePage
      number="404"
      title={t('leads:detail.unknownTitle')}
      actions={
        <Button component={Link} to={clientAddress(clientId, 'platform/leads')}>
          {t('leads:menu.leads')}
        </Button>
      }
    >
      {t('leads:detail.unknownText')}
    </MessagePage>
  );
}
