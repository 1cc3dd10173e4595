import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Icon } from '#platform/web/display/icon.tsx';

export function NewClientButton() {
  const { t } = useTranslation();
  return (
    <Button component={Link} to="/super-admin/clients/new" leftSection={<Icon of={IconPlus} />}>
      {t('directory:title.newClient')}
    </Button>
  );
}
