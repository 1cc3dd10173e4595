import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Icon } from '#platform/web/display/icon.tsx';
import { clientAddress } from '#platform/web/module/client-address.ts';

export function NewUserButton({ clientId }: { clientId: string }) {
  const { t } = useTranslation();
  return (
    <Button
      component={Link}
      to={clientAddress(clientId, 'settings/list/manage')}
      leftSection={<Icon of={IconPlus} />}
    >
      {t('accounts:title.newUser')}
    </Button>
  );
}
