import { ActionIcon } from '@mantine/core';
import { IconDots, IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Icon } from '#platform/web/display/icon.tsx';
import { DropMenu } from '#platform/web/layout/drop-menu.tsx';

/** What is done with a configuration as a whole. */
export function ConfigurationMenu({ onDelete }: { onDelete: () => void }) {
  const { t } = useTranslation();
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
          run: onDelete,
        },
      ]}
      button={(props) => (
        <ActionIcon
          {...props}
          variant="default"
          size={32}
          aria-label={t('touchpoints:detail.more')}
        >
          <Icon of={IconDots} />
        </ActionIcon>
      )}
    />
  );
}
