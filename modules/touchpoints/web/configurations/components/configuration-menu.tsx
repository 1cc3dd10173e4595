import { ActionIcon } from '@mantine/core';
import { IconDots, IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Configuration } from '#modules/touchpoints/contract/configuration.ts';
import { Icon } from '#platform/web/display/icon.tsx';
import { DropMenu } from '#platform/web/layout/drop-menu.tsx';
import { useDeleteConfiguration } from '../data/use-delete-configuration.ts';

/** Actions on a whole configuration. Loaded after the screen, because it is not needed first. */
export default function ConfigurationMenu({
  brandId,
  configuration,
  onDeleted,
  onRestored,
}: {
  brandId: string;
  configuration: Configuration;
  onDeleted: () => void;
  onRestored: (restored: Configuration) => void;
}) {
  const { t } = useTranslation();
  const remove = useDeleteConfiguration({ brandId, onDeleted, onRestored });
  return (
    <DropMenu
      position="bottom-end"
      width={248}
      rows={() => [
        {
          id: 'delete',
          label: t('touchpoints:configuration.delete'),
          icon: <Icon of={IconTrash} />,
          danger: true,
          run: () => void remove(configuration),
        },
      ]}
      button={(props) => (
        <ActionIcon {...props} variant="default" aria-label={t('platform:table.moreActions')}>
          <Icon of={IconDots} />
        </ActionIcon>
      )}
    />
  );
}
