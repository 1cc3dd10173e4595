import { Button } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { Icon } from '#platform/web/display/icon.tsx';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { importAddress } from '../../data/import-facts.ts';

export function AllImportsLink({ clientId }: { clientId: string }) {
  const { t } = useTranslation();
  return (
    <Button
      component={Link}
      variant="subtle"
      leftSection={<Icon of={IconHistory} />}
      to={importAddress(clientId, 'all')}
    >
      {t('profile-hub:import.all')}
    </Button>
  );
}
