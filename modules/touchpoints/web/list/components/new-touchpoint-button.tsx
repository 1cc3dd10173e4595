import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { createTouchpoints } from '#modules/touchpoints/contract/permissions.ts';
import { Icon } from '#platform/web/display/icon.tsx';
import { IfAble } from '#platform/web/module/abilities.tsx';
import { clientAddress } from '#platform/web/module/client-address.ts';

export function NewTouchpointButton({ clientId }: { clientId: string }) {
  const { t } = useTranslation();
  return (
    <IfAble to={createTouchpoints}>
      <Button
        component={Link}
        to={clientAddress(clientId, 'touchpoints/creation')}
        leftSection={<Icon of={IconPlus} />}
      >
        {t('touchpoints:menu.creation')}
      </Button>
    </IfAble>
  );
}
