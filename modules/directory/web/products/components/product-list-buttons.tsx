import { Button } from '@mantine/core';
import { IconPlus, IconTableImport } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { manageProducts } from '#modules/directory/contract/permissions.ts';
import { Icon } from '#platform/web/display/icon.tsx';
import { IfAble } from '#platform/web/module/abilities.tsx';
import { clientAddress } from '#platform/web/module/client-address.ts';

/** The two ways in which products come: one by one, and many from a file. */
export function ProductListButtons({ clientId }: { clientId: string }) {
  const { t } = useTranslation();
  return (
    <IfAble to={manageProducts}>
      <Button
        component={Link}
        variant="default"
        to={clientAddress(clientId, 'settings/products/import')}
        leftSection={<Icon of={IconTableImport} />}
      >
        {t('directory:list.import')}
      </Button>
      <Button
        component={Link}
        to={clientAddress(clientId, 'settings/products/new')}
        leftSection={<Icon of={IconPlus} />}
      >
        {t('directory:title.newProduct')}
      </Button>
    </IfAble>
  );
}
