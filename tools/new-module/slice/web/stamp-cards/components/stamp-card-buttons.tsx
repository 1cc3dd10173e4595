import { Button } from '@mantine/core';
import { IconPlus, IconTableImport } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { manageStampCards } from '#modules/corner-shop/contract/permissions.ts';
import { Icon } from '#platform/web/display/icon.tsx';
import { IfAble } from '#platform/web/module/abilities.tsx';
import { clientAddress } from '#platform/web/module/client-address.ts';

/** The two ways in which stamp cards come: one by one, and many from a file. */
export function StampCardButtons({ clientId }: { clientId: string }) {
  const { t } = useTranslation();
  return (
    <IfAble to={manageStampCards}>
      <Button
        component={Link}
        variant="default"
        to={clientAddress(clientId, 'platform/corner-shop/import')}
        leftSection={<Icon of={IconTableImport} />}
      >
        {t('corner-shop:list.import')}
      </Button>
      <Button
        component={Link}
        to={clientAddress(clientId, 'platform/corner-shop/new')}
        leftSection={<Icon of={IconPlus} />}
      >
        {t('corner-shop:title.new')}
      </Button>
    </IfAble>
  );
}
