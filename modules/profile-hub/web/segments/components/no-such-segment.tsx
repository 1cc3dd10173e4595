import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { MessagePage } from '#platform/web/layout/message-page.tsx';
import { clientAddress } from '#platform/web/module/client-address.ts';
import { useCurrentClient } from '#platform/web/module/current-client.ts';

/** The segment does not exist or is another user's temporary one; the menu stays visible. */
export function NoSuchSegment() {
  const { t } = useTranslation();
  const { id } = useCurrentClient();
  return (
    <MessagePage
      number="404"
      title={t('profile-hub:segment.goneTitle')}
      actions={
        <Button component={Link} to={clientAddress(id, 'profilehub/contacts/segments')}>
          {t('profile-hub:title.segments')}
        </Button>
      }
    >
      {t('profile-hub:segment.goneText')}
    </MessagePage>
  );
}
